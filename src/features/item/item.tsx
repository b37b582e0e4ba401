import { useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { HAS_SERVER } from '../../contract/has-server.ts';
import type { Nft } from '../../contract/nft.ts';
import { showAmount } from '../../domain/decimals.ts';
import { collectionPath, itemPath, profilePath, shortenAddress } from '../../domain/paths.ts';
import { linkCopied } from '../../services/copied.ts';
import { MARKET_CHECK_MS } from '../../services/market-check.ts';
import { nftInfoQuery, nftQuery } from '../../services/page-queries.ts';
import { AccountName } from '../../ui/account-name.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useSecondDrawing } from '../../ui/use-now.ts';
import { cx } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Block, Row, Rows } from '../../ui/blocks.tsx';
import { TextLink, Wrap } from '../../ui/layout.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Note } from '../../ui/note.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VerifiedMark } from '../../ui/verified-mark.tsx';
import { BuyBox, type BuyProps } from './buy-box.tsx';
import { Provenance } from './provenance.tsx';
import { Caution } from './caution.tsx';
import type { ItemActions } from './item-actions.ts';
import styles from './item.module.css';
import buyStyles from './buy.module.css';
import { Offers, Owners } from './market-lists.tsx';
import { MoreItems } from './more-items.tsx';
import { OfferButton } from './offer-button.tsx';
import { PriceHistory } from './price-history.tsx';
import { Stage } from './stage.tsx';
import { Traits } from './traits.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import * as texts from './texts.ts';
import { passingWords } from '../../services/passing.ts';
import { lazyView } from '../../ui/lazy-view.tsx';
import { useLive, useMarketMoves } from './use-market.ts';

/** Only for signed-in users; loaded when needed. */
const OwnerPanel = lazyView(() => import('./owner-panel.tsx'), 'OwnerPanel');

/** About three lines; what is longer stands whole among the details. */
const LONG_DESCRIPTION = 160;
const LONG_NAME = 34;

function Heading({ nft, viewer, watch }: { nft: Nft; viewer: string | null; watch: ReactNode }) {
  return (
    <div>
      <div className={styles.byTop}>
        <span>
          <TextLink href={collectionPath(nft.collection.slug)}>{nft.collection.name}</TextLink>
          {nft.trust?.verified === true && (
            <>
              {' '}
              <VerifiedMark label={texts.verified} />
            </>
          )}{' '}
          <TextLink href={profilePath(nft.creator.address, 'Created')}>{texts.byCreator(nft.creator.name)}</TextLink>
        </span>
        {watch}
        <CopyButton label={texts.share} onDone={linkCopied} />
      </div>
      <h1 className={styles.title} data-long={nft.name.length > LONG_NAME}>
        {nft.name}
      </h1>
      {nft.trust?.looksLike && (
        <Note tone="warn">
          {texts.looksLike}{' '}
          <TextLink href={collectionPath(nft.trust.looksLike.slug)}>{nft.trust.looksLike.name}</TextLink>
          {texts.looksLikeEnd}
        </Note>
      )}
      {nft.description !== '' && <p className={cx(styles.description, styles.brief)}>{nft.description}</p>}
      <div className={styles.owner}>
        {nft.owner === null ? (
          <span>
            {HAS_SERVER
              ? texts.copiesOwned(showAmount(nft.supply, 0), nft.ownersCount)
              : texts.copiesInAll(showAmount(nft.supply, 0))}
          </span>
        ) : (
          <>
            <Avatar address={nft.owner} size={24} />
            {nft.owner === viewer ? (
              <Anchor href={profilePath(nft.owner)}>{texts.ownedByYou}</Anchor>
            ) : (
              <>
                <span>{texts.ownedBy}</span>
                <Anchor href={profilePath(nft.owner)}>
                  <AccountName address={nft.owner}>{shortenAddress(nft.owner)}</AccountName>
                </Anchor>
              </>
            )}
          </>
        )}
        <NetworkLabel slug={nft.network} />
      </div>
    </div>
  );
}

function Details({ nft, report }: { nft: Nft; report: ReactNode }) {
  return (
    <Block title={texts.details}>
      {nft.description.length > LONG_DESCRIPTION && <p className={styles.description}>{nft.description}</p>}
      <div style={{ paddingTop: 10 }}>
        <Rows>
          <Row label={texts.contract}>{shortenAddress(nft.collection.address)}</Row>
          <Row label={texts.number}>{nft.identifier}</Row>
          <Row label={texts.tokenStandard}>{nft.itemType === 2 ? texts.singleCopy : texts.multiCopy}</Row>
          <Row label={texts.network}>
            <NetworkLabel slug={nft.network} />
          </Row>
        </Rows>
      </div>
      {report}
    </Block>
  );
}

function ItemSkeleton() {
  return (
    <Wrap className={styles.page}>
      <div className={styles.stageWrap} aria-busy="true">
        <div className={styles.stage} />
      </div>
      <div>
        <Skeleton width="40%" height={14} style={{ marginBlock: 17 }} />
        <Skeleton width="80%" height={44} />
        <Skeleton width="50%" height={14} style={{ marginBlock: 18 }} />
        <Skeleton height={280} style={{ borderRadius: 16 }} />
      </div>
    </Wrap>
  );
}

/** Remembered on this device, for search and the start page. */
function useViewed(nft: Nft | null): void {
  useEffect(() => {
    if (nft === null) return;
    const { name, image, collection, identifier } = nft;
    const href = itemPath(collection.slug, identifier);
    void import('../../services/viewed.ts').then(
      ({ viewed }) => viewed.put({ kind: 'item', href, name, of: collection.name, image }),
      () => undefined,
    );
  }, [nft]);
}

/** The page's slots: how one buys and trades is up to other features, which the route connects. */
export type ItemViewProps = Omit<BuyProps, 'below'> & {
  collection: string;
  identifier: string;
  actions: ItemActions;
  /** The heart. */
  renderWatch: (nft: Nft) => ReactNode;
  renderReport: (nft: Nft) => ReactNode;
};

export function ItemView({ collection, identifier, actions, renderWatch, renderReport, ...buy }: ItemViewProps) {
  const item = useQuery(nftQuery(collection, identifier));
  // Fetched again on an interval: the price beside the button must be the current one.
  const market = useQuery({ ...nftInfoQuery(collection, identifier), refetchInterval: MARKET_CHECK_MS });
  const nft = item.data?.data ?? null;
  const info = market.data?.data ?? null;
  const isRestDrawn = useSecondDrawing();
  useViewed(nft);
  useMarketMoves(info, item.refetch);
  useLive(nft);
  if (item.isPending) return <ItemSkeleton />;
  // It was there when the page was opened: an operator may have hidden it since.
  if (item.isSuccess && nft === null) throw notFound();
  if (nft === null) {
    return (
      <Wrap>
        <Retry
          what={texts.itemSubject}
          onRetry={() => void item.refetch()}
          busy={item.isFetching}
          passing={passingWords(item.error)}
        />
      </Wrap>
    );
  }
  return (
    <Wrap className={styles.page}>
      <Stage key={nft.uuid} nft={nft} />
      <div className={styles.right}>
        <Heading nft={nft} viewer={buy.viewer} watch={renderWatch(nft)} />
        <Caution caution={nft.caution} />
        {info !== null ? (
          <BuyBox
            {...buy}
            below={<OfferButton nft={nft} info={info} viewer={buy.viewer} onOffer={actions.onOffer} />}
            info={info}
            collectionId={nft.collection.slug}
            stamp={{ ...stampOf(market), network: nft.network }}
          />
        ) : market.isPending ? (
          <Skeleton height={280} style={{ borderRadius: 16 }} />
        ) : (
          <section className={buyStyles.buy} aria-label={texts.buy}>
            <Retry
              what={texts.pricesSubject}
              onRetry={() => void market.refetch()}
              busy={market.isFetching}
              passing={passingWords(market.error)}
            />
          </section>
        )}
        {buy.viewer !== null && <OwnerPanel nft={nft} viewer={buy.viewer} actions={actions} />}
        {isRestDrawn && (
          <>
            {info !== null && <PriceHistory info={info} />}
            {info !== null && <Offers nft={nft} info={info} viewer={buy.viewer} actions={actions} />}
            {(HAS_SERVER || nft.owner !== null) && <Owners nft={nft} />}
            <Details nft={nft} report={renderReport(nft)} />
          </>
        )}
      </div>
      {isRestDrawn ? (
        <>
          <div>
            <Traits nft={nft} />
            <Provenance nft={nft} />
          </div>
          <MoreItems nft={nft} />
        </>
      ) : (
        <div className={styles.rest} />
      )}
    </Wrap>
  );
}

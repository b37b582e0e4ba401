import { useState, type ReactNode } from 'react';
import { HAS_SERVER } from '../../contract/has-server.ts';
import type { Collection } from '../../contract/collection.ts';
import { groupThousands } from '../../domain/decimals.ts';
import { collectionPath, profilePath } from '../../domain/paths.ts';
import { rateText } from '../../domain/signed-fees.ts';
import { linkCopied } from '../../services/copied.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Stat, Stats } from '../../ui/blocks.tsx';
import { Byline, Change, Muted, TextLink, Wrap } from '../../ui/layout.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Note } from '../../ui/note.tsx';
import { BANNER_WIDTHS } from '../../ui/picture-sizes.ts';
import { Price } from '../../ui/price-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VerifiedMark } from '../../ui/verified-mark.tsx';
import styles from './head.module.css';
import { KeepOffline } from './keep-offline.tsx';
import * as texts from './texts.ts';

const counted = (value: number) => groupThousands(String(value));
const share = (part: number, whole: number) => (whole === 0 ? '' : `${Math.round((part / whole) * 100)}%`);
const LONG = 180;

function About({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text === '') return null;
  const long = text.length > LONG;
  return (
    <div className={styles.about} data-open={open || !long}>
      <p>{text}</p>
      {long && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.showLess : texts.showMore}
        </button>
      )}
    </div>
  );
}

export function CollectionHead({ collection, actions }: { collection: Collection; actions: ReactNode }) {
  const { listedCount } = collection;
  return (
    <>
      {collection.banner !== '' && (
        <div className={styles.banner} aria-hidden="true">
          <MediaImage source={collection.banner} alt="" widths={BANNER_WIDTHS} sizes="100vw" eager priority />
        </div>
      )}
      <Wrap>
        <div className={styles.head}>
          <div>
            <div className={styles.name}>
              <h1>{collection.name}</h1>
              {collection.trust?.verified === true && <VerifiedMark label={texts.verified} />}
            </div>
            <Byline>
              <Avatar address={collection.creator.address} size={24} />
              <Anchor href={profilePath(collection.creator.address, 'Created')}>{collection.creator.name}</Anchor>
              <Muted>
                <NetworkLabel slug={collection.network} />
              </Muted>
              <Muted>
                {texts.itemsSince(
                  counted(collection.itemsCount),
                  new Date(collection.createdAt * 1000).getUTCFullYear(),
                )}
              </Muted>
            </Byline>
          </div>
          <div className={styles.actions}>
            {actions}
            <KeepOffline collection={collection} />
            <CopyButton label={texts.share} onDone={linkCopied} />
          </div>
        </div>
        {collection.trust?.looksLike && (
          <Note tone="warn">
            {texts.looksLike}{' '}
            <TextLink href={collectionPath(collection.trust.looksLike.slug)}>
              {collection.trust.looksLike.name}
            </TextLink>
            {texts.looksLikeEnd}
          </Note>
        )}
        <About text={collection.description} />
        <Stats>
          <Stat
            label={texts.floor}
            aside={collection.change24h === null ? undefined : <Change percent={collection.change24h} />}
          >
            {collection.floor === null ? '–' : <Price of={collection.floor} noEstimate />}
          </Stat>
          <Stat label={texts.bestOffer}>
            {collection.bestOffer === null ? '–' : <Price of={collection.bestOffer} noEstimate />}
          </Stat>
          {HAS_SERVER && (
            <Stat label={texts.volume}>
              {collection.volume24h === null ? '–' : <Price of={collection.volume24h} noEstimate places={2} />}
            </Stat>
          )}
          <Stat
            label={texts.listed}
            aside={listedCount === null ? undefined : share(listedCount, collection.itemsCount)}
          >
            {listedCount === null ? '–' : counted(listedCount)}
          </Stat>
          {HAS_SERVER && (
            <Stat
              label={texts.owners}
              // Multi-copy items have several owners each, so a share of the items would mean nothing.
              aside={collection.itemType === 2 ? share(collection.ownersCount, collection.itemsCount) : undefined}
            >
              {counted(collection.ownersCount)}
            </Stat>
          )}
          <Stat label={texts.royalty}>{rateText(collection.royaltyBps)}</Stat>
        </Stats>
      </Wrap>
    </>
  );
}

export function CollectionHeadSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.banner} />
      <Wrap>
        <div className={styles.head}>
          <div>
            <Skeleton width={260} height={40} />
            <Skeleton width={320} height={14} style={{ marginBlock: 15 }} />
          </div>
        </div>
        <Skeleton height={74} />
      </Wrap>
    </div>
  );
}

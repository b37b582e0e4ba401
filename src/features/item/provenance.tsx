import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Nft, Transfer } from '../../contract/nft.ts';
import { showAmount } from '../../domain/decimals.ts';
import { profilePath, shortenAddress } from '../../domain/paths.ts';
import { transferHistoryQuery } from '../../services/page-queries.ts';
import { passingWords } from '../../services/passing.ts';
import { transactionUrl } from '../../services/runtime.ts';
import { AccountName } from '../../ui/account-name.tsx';
import { Button } from '../../ui/button.tsx';
import { HashLink } from '../../ui/hash-link.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Block } from '../../ui/blocks.tsx';
import { Price } from '../../ui/price-text.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { useTimeText } from '../../ui/local-time.ts';
import styles from './provenance.module.css';
import * as texts from './texts.ts';
import * as icons from '../../ui/page-icons.ts';

const KINDS: Record<Transfer['kind'], { word: string; icon: IconName }> = {
  mint: { word: texts.mintedTo, icon: 'drops' },
  transfer: { word: texts.moved, icon: icons.transfer },
  sale: { word: texts.bought, icon: icons.sale },
};

const Person = ({ address }: { address: string }) => (
  <Anchor href={profilePath(address)} title={address}>
    <AccountName address={address}>{shortenAddress(address)}</AccountName>
  </Anchor>
);

type LinkProps = Pick<Transfer, 'kind' | 'to' | 'time' | 'transactionHash'> & {
  chainId: number;
  price?: ReactNode;
  children?: ReactNode;
};

/** One link of the chain: what happened, to whom, when, and where that can be checked. */
function Link({ kind, to, time, transactionHash, chainId, price, children }: LinkProps) {
  const timeText = useTimeText();
  return (
    <li className={styles.link} data-kind={kind}>
      <span className={styles.mark}>
        <Icon name={KINDS[kind].icon} size={16} />
      </span>
      <div className={styles.line}>
        <span className={styles.what}>
          <b>{KINDS[kind].word}</b>
          {children} {texts.toWhom} <Person address={to} />
        </span>
        {price}
      </div>
      <div className={styles.when}>
        <time dateTime={new Date(time * 1000).toISOString()}>{timeText(time * 1000)}</time>
        <HashLink
          href={transactionUrl(chainId, transactionHash)}
          text={texts.transactionAt(shortenAddress(transactionHash))}
          title={transactionHash}
        />
      </div>
    </li>
  );
}

const Loading = () => (
  <div aria-busy="true">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} height={40} style={{ marginBlock: 12 }} />
    ))}
  </div>
);

/** Who had the item, from now back to its mint, which stands at the end whatever lies between. */
export function Provenance({ nft }: { nft: Nft }) {
  const query = useInfiniteQuery(transferHistoryQuery(nft.network, nft.collection.address, nft.identifier));
  const events = query.data?.pages.flatMap((page) => page.data) ?? [];
  const { chainId, minted } = nft;
  return (
    <Block title={texts.provenance} aside={<Stamp {...stampOf(query)} network={nft.network} />}>
      {query.data === undefined &&
        (query.isPending && query.fetchStatus !== 'paused' ? (
          <Loading />
        ) : (
          <Retry
            what={texts.provenanceSubject}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
            passing={passingWords(query.error)}
          />
        ))}
      {query.data !== undefined && events.length === 0 && <p className={styles.quiet}>{texts.noProvenance}</p>}
      <ol className={styles.chain}>
        {events.map((event) => (
          <Link
            key={event.id}
            {...event}
            chainId={chainId}
            price={event.price && <Price of={event.price} noEstimate each={event.amount !== '1'} />}
          >
            {event.amount !== '1' && texts.copies(showAmount(event.amount, 0))}
            {event.kind !== 'mint' && (
              <>
                {' '}
                {texts.fromWhom} <Person address={event.from} />
              </>
            )}
          </Link>
        ))}
        {query.hasNextPage && (
          <li className={styles.gap}>
            {query.isFetchNextPageError && <span role="status">{texts.earlierFailed} </span>}
            <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {query.isFetchNextPageError ? texts.retry : texts.earlier}
            </Button>
          </li>
        )}
        {query.hasNextPage && minted && <Link kind="mint" chainId={chainId} {...minted} />}
      </ol>
    </Block>
  );
}

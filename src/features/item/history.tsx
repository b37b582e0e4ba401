import { useInfiniteQuery } from '@tanstack/react-query';
import type { Nft, Transfer } from '../../contract/nft.ts';
import { showAmount } from '../../domain/money.ts';
import { profilePath, shortenAddress } from '../../domain/paths.ts';
import { transferHistoryQuery } from '../../services/page-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Block, Muted } from '../../ui/layout.tsx';
import { Price } from '../../ui/price-text.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { agoText, dateTimeText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './history.module.css';
import * as texts from './texts.ts';

const KINDS: Record<Transfer['kind'], { word: string; icon: IconName }> = {
  mint: { word: texts.minted, icon: 'drops' },
  transfer: { word: texts.transfer, icon: 'transfer' },
  sale: { word: texts.sale, icon: 'sale' },
};

const Who = ({ address }: { address: string }) => (
  <Anchor href={profilePath(address)}>{shortenAddress(address)}</Anchor>
);

/** The item's mints, sales and transfers, newest first. */
export function History({ nft }: { nft: Nft }) {
  const query = useInfiniteQuery(transferHistoryQuery(nft.network, nft.collection.address, nft.identifier));
  const now = useNow();
  const events = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Block title={texts.activity} aside={<Stamp updatedAt={query.dataUpdatedAt} busy={query.isFetching} />}>
      {events.length === 0 && (
        <p className={styles.quiet}>
          {query.isPending ? texts.loadingActivity : query.isError ? texts.activityFailed : texts.noActivity}
        </p>
      )}
      <ul>
        {events.map((event) => {
          const kind = KINDS[event.kind];
          const many = event.amount === '1' ? '' : texts.copiesMoved(showAmount(event.amount, 0));
          return (
            <li key={event.id} className={styles.event}>
              <Icon name={kind.icon} size={16} />
              <div className={styles.eventWho}>
                <b>{kind.word}</b>
                {many}
                <span>
                  {event.kind !== 'mint' && (
                    <>
                      {texts.from} <Who address={event.from} />{' '}
                    </>
                  )}
                  {texts.to} <Who address={event.to} />
                </span>
              </div>
              <div className={styles.eventEnd}>
                {event.price === null ? <Muted>–</Muted> : <Price of={event.price} noUsd />}
                <span title={dateTimeText(event.time * 1000)}>{agoText(event.time * 1000, now)}</span>
              </div>
            </li>
          );
        })}
      </ul>
      {(query.hasNextPage || query.isError) && (
        <div className={styles.more}>
          <Button
            size="sm"
            busy={query.isFetching && !query.isPending}
            onClick={() => void (query.data === undefined ? query.refetch() : query.fetchNextPage())}
          >
            {query.isError ? texts.retry : texts.loadMore}
          </Button>
        </div>
      )}
    </Block>
  );
}

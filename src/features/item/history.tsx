import { useInfiniteQuery } from '@tanstack/react-query';
import type { Nft } from '../../contract/nft.ts';
import { showAmount } from '../../domain/money.ts';
import { profilePath, shortenAddress } from '../../domain/paths.ts';
import { transferHistoryQuery } from '../../services/page-queries.ts';
import { Button } from '../../ui/button.tsx';
import { EventRow } from '../../ui/event-row.tsx';
import { Block } from '../../ui/layout.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './history.module.css';
import * as texts from './texts.ts';

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
        {events.map((event) => (
          <EventRow
            key={event.id}
            kind={event.kind}
            copies={event.amount === '1' ? null : showAmount(event.amount, 0)}
            from={{ href: profilePath(event.from), text: shortenAddress(event.from) }}
            to={{ href: profilePath(event.to), text: shortenAddress(event.to) }}
            price={event.price}
            time={event.time * 1000}
            now={now}
          />
        ))}
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

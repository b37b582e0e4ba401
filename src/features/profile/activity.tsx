import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { groupThousands, showAmount } from '../../domain/decimals.ts';
import { itemPath, profilePath, shortenAddress } from '../../domain/paths.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { passingWords } from '../../services/passing.ts';
import { walletActivityQuery } from '../../services/page-queries.ts';
import { AccountName } from '../../ui/account-name.tsx';
import { Button } from '../../ui/button.tsx';
import { EventRow } from '../../ui/event-row.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import styles from './profile.module.css';
import * as texts from './texts.ts';

const counted = (value: number) => groupThousands(String(value));

/** Everything as a file for taxes and books, made on this device. */
function Download({ owner }: { owner: string }) {
  const client = useQueryClient();
  const [read, setRead] = useState<number | null>(null);
  const download = async () => {
    setRead(0);
    try {
      const { makeStatement, saveStatement } = await import('./statement.ts');
      const statement = await makeStatement(client, owner, setRead);
      saveStatement(statement, owner);
      const { count, isWhole } = statement;
      raiseAlert({
        status: isWhole ? 'success' : 'info',
        title: texts.statementSaved(counted(count)),
        description: isWhole ? '' : texts.statementInPart,
      });
    } catch {
      raiseAlert({ status: 'error', title: texts.statementFailed, description: texts.statementFailedText });
    }
    setRead(null);
  };
  return (
    <Button size="sm" busy={read !== null} onClick={() => void download()}>
      {read === null ? texts.downloadStatement : texts.readingStatement(counted(read))}
    </Button>
  );
}

/** What an account sent, received, sold and bought. */
export function Activity({ owner, isOwn }: { owner: string; isOwn: boolean }) {
  const query = useInfiniteQuery(walletActivityQuery(owner));
  const now = useNow();
  const events = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <div className={styles.bar}>
        {isOwn && events.length > 0 ? <Download owner={owner} /> : <span />}
        <Stamp {...stampOf(query)} />
      </div>
      {query.isPending ? (
        <Skeleton height={480} />
      ) : query.data === undefined ? (
        <Retry
          what={texts.activitySubject}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          passing={passingWords(query.error)}
        />
      ) : events.length === 0 ? (
        <Vacancy title={texts.noActivityTitle} text={texts.noActivityText} />
      ) : (
        <ul>
          {events.map((event) => (
            <EventRow
              key={`${event.chainId}-${event.id}`}
              kind={event.kind}
              word={wordOf(event, owner)}
              item={{
                href: itemPath(event.collection.slug, event.item.identifier),
                name: event.item.name,
                image: event.item.image,
              }}
              copies={event.amount === '1' ? null : showAmount(event.amount, 0)}
              from={partyOf(event.from, isOwn ? owner : null)}
              to={partyOf(event.to, isOwn ? owner : null)}
              price={event.price}
              time={event.time * 1000}
              now={now}
            />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

/** What changed hands, as it was for the account that the list is about. */
function wordOf({ kind, to }: { kind: string; to: string }, owner: string): string | undefined {
  const isTheirs = to.toLowerCase() === owner.toLowerCase();
  if (kind === 'sale') return isTheirs ? texts.bought : texts.sold;
  if (kind === 'transfer') return isTheirs ? texts.received : texts.sent;
  return undefined;
}

const partyOf = (address: string, viewer: string | null) => ({
  href: profilePath(address),
  name:
    address.toLowerCase() === viewer ? (
      texts.you
    ) : (
      <AccountName address={address}>{shortenAddress(address)}</AccountName>
    ),
});

import { useInfiniteQuery } from '@tanstack/react-query';
import { collectionPath } from '../../domain/paths.ts';
import { createdQuery } from '../../services/page-queries.ts';
import { passingWords } from '../../services/passing.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { RankList, RankListSkeleton } from '../../ui/rank-list.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Vacancy } from '../../ui/vacancy.tsx';
import * as texts from './texts.ts';

/** What an address is the creator of. */
export function Created({ owner }: { owner: string }) {
  const query = useInfiniteQuery(createdQuery(owner));
  if (query.isPending) return <RankListSkeleton rows={2} />;
  if (query.data === undefined)
    return (
      <Retry
        what={texts.createdSubject}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
        passing={passingWords(query.error)}
      />
    );
  const cards = query.data.pages.flatMap((page) => page.data);
  if (cards.length === 0) return <Vacancy title={texts.noneCreatedTitle} text={texts.noneCreatedText} />;
  return (
    <>
      <RankList entries={cards} href={(entry) => collectionPath(entry.slug)} />
      <LoadMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

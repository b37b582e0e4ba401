import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Subject } from '../../contract/operator.ts';
import type { Pagination } from '../../contract/paging.ts';
import { passingWords } from '../../services/passing.ts';
import { Anchor } from '../../ui/host.tsx';
import { TextLink } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { Tag } from '../../ui/tag.tsx';
import { comma } from '../../ui/texts.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import layoutStyles from '../../ui/layout.module.css';
import styles from './operator.module.css';
import * as texts from './texts.ts';

/** A row: what it is about, what is to be said, what can be done. Side by side where there is room. */
export const Entry = (props: { about: ReactNode; children: ReactNode; actions?: ReactNode }) => (
  <li className={styles.entry}>
    <div>{props.about}</div>
    <div>{props.children}</div>
    <div className={styles.actions}>{props.actions}</div>
  </li>
);

export const Entries = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>;

/** What a decision is about; what is hidden has no page to lead to. `why`: the word for why it is not shown. */
export function About({ subject, why = texts.isHidden }: { subject: Subject; why?: string }) {
  const { name, path, network, kind, collection, hidden } = subject;
  return (
    <>
      {hidden ? <b>{name}</b> : <TextLink href={path}>{name}</TextLink>} {hidden && <Tag tone="bad">{why}</Tag>}
      <div>
        <NetworkLabel slug={network} />
        {kind === 'item' && `${comma}${collection.name}`}
      </div>
    </>
  );
}

const Waiting = () => (
  <div aria-busy="true">
    {[0, 1, 2].map((at) => (
      <Skeleton key={at} height={56} style={{ marginBlock: 12 }} />
    ))}
  </div>
);

/** What a query of one answer and one of pages have in common. */
type Asked<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isPending' | 'fetchStatus' | 'isFetching' | 'isRefetchError' | 'dataUpdatedAt'
> & { refetch: () => unknown };

/** One answer in each of its states. */
export function Answer<Data>(props: { what: string; query: Asked<Data>; children: (data: Data) => ReactNode }) {
  const { what, query, children } = props;
  if (query.isPending && query.fetchStatus !== 'paused') return <Waiting />;
  if (query.data === undefined)
    return (
      <Retry
        what={what}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
        passing={passingWords(query.error)}
      />
    );
  return (
    <>
      <Stamp {...stampOf(query)} />
      {children(query.data)}
    </>
  );
}

type Page<Row> = { data: Row[]; pagination: Pagination };

/** A list in each of its states. */
export function ListOf<Row>(props: {
  what: string;
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  none: { title: string; text?: string };
  renderRow: (row: Row) => ReactNode;
}) {
  const { query, none, renderRow } = props;
  return (
    <Answer what={props.what} query={query}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.data);
        if (rows.length === 0) return <Vacancy {...none} />;
        return (
          <>
            <Entries>{rows.map(renderRow)}</Entries>
            <LoadMore
              auto={false}
              hasMore={query.hasNextPage}
              loading={query.isFetchingNextPage}
              failed={query.isFetchNextPageError}
              onMore={() => void query.fetchNextPage()}
            />
          </>
        );
      }}
    </Answer>
  );
}

/** An `https` link that somebody sent: it opens elsewhere, and tells nobody from where. */
export const OutsideLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor className={layoutStyles.link} href={href} target="_blank" rel="noreferrer noopener nofollow">
    {children}
  </Anchor>
);

import type { QueryClient } from '@tanstack/react-query';
import { isCollectionList } from './page-queries.ts';
import { whenIdle } from './when-idle.ts';

/** Follows what changes in these collections (slugs) until the returned function is called. */
export function onMarketChange(collections: readonly string[], onChange: () => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  whenIdle(() => {
    if (isOver) return;
    import('./live-changes.ts').then(
      ({ follow }) => {
        if (!isOver) stop = follow(collections, onChange);
      },
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    stop?.();
  };
}

/**
 * Reads again what a page shows of a collection whenever it changes, until the returned function is called. `names`:
 * slugs, uuids and addresses by which it asks for it, the collection's slug first.
 */
export const followCollection = (queries: QueryClient, names: readonly [string, ...string[]]): (() => void) =>
  onMarketChange([names[0]], () => {
    void import('./live-changes.ts').then(({ isAbout, readAgain }) => readAgain(queries, isAbout(names)));
  });

/**
 * Reads the list of collections again whenever one that it shows changes, until the returned function is called.
 * `slugs`: of its rows; the first ones are followed where they are more than a page may follow.
 */
export const followCollectionList = (queries: QueryClient, slugs: readonly string[]): (() => void) =>
  onMarketChange(slugs, () => {
    void import('./live-changes.ts').then(({ readAgain }) => readAgain(queries, isCollectionList));
  });

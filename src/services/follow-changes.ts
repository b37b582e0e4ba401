import type { QueryClient } from '@tanstack/react-query';
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
    void import('./live-changes.ts').then(({ readAgain }) => readAgain(queries, names));
  });

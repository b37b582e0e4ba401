import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { isPublicKey } from '../services/queries.ts';
import { KEEP_MS, type QueryPersister } from './query-client.ts';

let store: UseStore | null = null;
const queryStore = () => (store ??= createStore('vitrine-queries', 'queries'));

/** A device without a working IndexedDB still browses; it only remembers nothing. */
const orNothing = <T>(work: () => Promise<T>, nothing: T) => work().catch(() => nothing);

/**
 * Keeps every public answer on the device, one entry a query: the cost of saving one does not
 * grow with the cache. Structured clone keeps it as it is; the build is the buster.
 */
const persister = () =>
  experimental_createQueryPersister<PersistedQuery>({
    storage: {
      getItem: (key) => orNothing(() => get<PersistedQuery>(key, queryStore()), undefined),
      setItem: (key, value) => orNothing(() => set(key, value, queryStore()), undefined),
      removeItem: (key) => orNothing(() => del(key, queryStore()), undefined),
      entries: () => orNothing(() => entries<string, PersistedQuery>(queryStore()), []),
    },
    serialize: (query) => query,
    deserialize: (query) => query,
    maxAge: KEEP_MS,
    buster: 'contract-2',
    prefix: 'query',
    filters: { predicate: (query) => isPublicKey(query.queryKey) },
  });

export function persistQueries(): NonNullable<QueryPersister> {
  const made = persister();
  if (typeof requestIdleCallback === 'function') {
    setTimeout(() => requestIdleCallback(() => void made.persisterGc()), 10_000);
  }
  return { persister: made.persisterFn };
}

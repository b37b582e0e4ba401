import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import { isPublicKey } from '../services/queries.ts';
import { allAnswers, closeAnswers, dropEarlierAnswers, readAnswer, removeAnswer, storeAnswer } from './answer-store.ts';
import { KEEP_MS, type QueryPersister } from './query-client.ts';

/** A device without a working IndexedDB still browses; it only remembers nothing. */
const nothing = () => undefined;

/**
 * Keeps every public answer on the device, one entry a query: the cost of saving one does not
 * grow with the cache. Structured clone keeps it as it is; the build is the buster.
 */
function createPersister() {
  return experimental_createQueryPersister<PersistedQuery>({
    storage: {
      // What stands there under a key, this persister wrote; it checks age and build itself.
      getItem: (key) => (readAnswer(key) as Promise<PersistedQuery | undefined>).catch(nothing),
      setItem: (key, value) => storeAnswer(key, value).catch(nothing),
      removeItem: (key) => removeAnswer(key).catch(nothing),
      entries: () => (allAnswers() as Promise<[string, PersistedQuery][]>).catch(() => []),
    },
    serialize: (query) => query,
    deserialize: (query) => query,
    maxAge: KEEP_MS,
    buster: 'contract-2',
    prefix: 'query',
    // Its own way lets a failure float as a rejected promise that nobody has.
    refetchOnRestore: false,
    filters: { predicate: (query) => isPublicKey(query.queryKey) },
  });
}

export function persistQueries(): NonNullable<QueryPersister> {
  const made = createPersister();
  globalThis.document?.addEventListener('freeze', () => void closeAnswers());
  setTimeout(
    () =>
      globalThis.requestIdleCallback?.(() => {
        void made.persisterGc();
        void dropEarlierAnswers().catch(nothing);
      }),
    10_000,
  );
  return {
    persister: async (ask, context, query) => {
      let isRestored = true;
      const data = await made.persisterFn(
        (asked) => {
          isRestored = false;
          return ask(asked);
        },
        context,
        query,
      );
      // After the persister's own timer, which gives the answer its age back. What fails now stands in
      // the query's state, where pages see it.
      if (isRestored) setTimeout(() => query.isStale() && query.fetch().catch(nothing));
      return data;
    },
  };
}

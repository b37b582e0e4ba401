import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  experimental_createQueryPersister,
  type AsyncStorage,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import * as v from 'valibot';
import { VitrineError } from '../domain/errors.ts';
import { authState } from '../services/auth-state.ts';
import { namesWhoLeft } from '../services/names-person.ts';
import { isOnline } from '../services/online.ts';
import { changedAt, MARKET_LAG_MS, mayLackOwnChange } from '../services/own-changes.ts';
import { isPublicKey } from '../services/queries.ts';
import { ownerOfList } from '../services/watch-list.ts';
import {
  closeAnswers,
  dropEarlierAnswers,
  readAnswer,
  removeAnswer,
  storeAnswer,
  visitAnswers,
} from '../device/answer-store.ts';
import { changeNote, readNote } from '../device/person-notes.ts';
import { hasKeptPictures } from '../device/room.ts';
import { KEEP_MS, type QueryPersister } from './query-client.ts';

/** A device without a working IndexedDB can still browse; it only remembers nothing. */
const nothing = () => undefined;

const PREFIX = 'query';
const BUSTER = 'contract-2';
/** How long only the server is waited for, where a stored answer may lack an own change. */
const PATIENCE_MS = 3000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Wanted = (key: string, answer: PersistedQuery) => boolean;
type Storage = AsyncStorage<PersistedQuery>;

/** Structured clone stores it unchanged. */
const publicAnswers: Storage = {
  // Whatever is stored under a key was written by this persister, which checks age and build itself.
  getItem: (key) => (readAnswer(key) as Promise<PersistedQuery | undefined>).catch(nothing),
  setItem: async (key, value) => {
    if (!namesWhoLeft(value)) await storeAnswer(key, value).catch(nothing);
  },
  removeItem: (key) => removeAnswer(key).catch(nothing),
};

/** Changes what is stored with the person's data; nothing if they have left meanwhile. */
const changeOwn = (owner: string, change: (stored: readonly string[]) => readonly string[]) =>
  changeNote('watch-list', { owner, isStill: () => authState.user?.address === owner, change }).catch(nothing);

/** What the persister reads of an answer; its data was parsed when it arrived. */
const readSchema = v.object({
  buster: v.string(),
  queryHash: v.string(),
  queryKey: v.array(v.unknown()),
  state: v.object({ data: v.unknown(), dataUpdatedAt: v.number() }),
});
const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.custom<PersistedQuery>((stored) => v.is(readSchema, stored)),
);

/** A person's watch list, the only answer of theirs that is stored: its key and the answer itself. */
const ownAnswer: Storage = {
  async getItem(key) {
    const owner = authState.user?.address;
    const [stored, text = ''] = (owner !== undefined && (await readNote('watch-list', owner))) || [];
    const answer = stored === key ? v.safeParse(answerSchema, text) : null;
    return answer?.success ? answer.output : undefined;
  },
  async setItem(key, value) {
    const owner = ownerOfList(value.queryKey);
    if (owner !== null) await changeOwn(owner, () => [key, JSON.stringify(value)]);
  },
  async removeItem(key) {
    const owner = authState.user?.address;
    if (owner !== undefined) await changeOwn(owner, (stored) => (stored[0] === key ? [] : stored));
  },
};

/** Removes what is too old to be shown, or was stored in another shape. */
export async function dropOldAnswers(): Promise<void> {
  const old: IDBValidKey[] = [];
  await visitAnswers((key, answer) => {
    const isShown =
      v.is(readSchema, answer) && answer.buster === BUSTER && Date.now() - answer.state.dataUpdatedAt <= KEEP_MS;
    if (!isShown) old.push(key);
  });
  for (const key of old) await removeAnswer(key);
}

/**
 * Stores answers on the device, one entry per query, so the cost of storing one does not grow with the cache. The build
 * is the buster.
 */
function createPersister(storage: Storage, isWanted: Wanted, isFor: (key: QueryKey) => boolean) {
  return experimental_createQueryPersister<PersistedQuery>({
    storage: {
      ...storage,
      getItem: async (key) => {
        const answer = await storage.getItem(key);
        return answer && isWanted(key, answer) ? answer : undefined;
      },
    },
    serialize: (query) => query,
    deserialize: (query) => query,
    maxAge: KEEP_MS,
    buster: BUSTER,
    prefix: PREFIX,
    // The library's own way leaves a failure as an unhandled rejection.
    refetchOnRestore: false,
    filters: { predicate: ({ queryKey }) => isFor(queryKey) },
  });
}

export type Persister = NonNullable<NonNullable<QueryPersister>['persister']>;

export type KeptQueries = {
  persister: Persister;
  /**
   * For every public answer that the page holds now, the newer one wins: the page's is stored, or the device's is
   * shown.
   */
  keepAll(queries: QueryClient): Promise<void>;
};

/** How many items of a list are there, if more are being fetched; null if the list is only read again. */
function shownOf({ state }: Parameters<Persister>[2]): number | null {
  if (state.data === undefined) return 0;
  if (!v.is(moreSchema, state.fetchMeta) || !v.is(pagesSchema, state.data)) return null;
  return state.data.pages.reduce((sum, { data }) => sum + data.length, 0);
}
const moreSchema = v.object({ fetchMore: v.object({ direction: v.literal('forward') }) });
const pagesSchema = v.object({ pages: v.array(v.object({ data: v.array(v.unknown()) })) });

/** From a collection that is kept whole; its code is loaded when the server fails to answer. */
const keptWhole = async (key: QueryKey, shown: number) =>
  (await import('../services/kept-answers.ts')).keptAnswer(key, shown).catch(() => null);

/** Continues and renews collections that are kept whole; whoever keeps none loads nothing for it. */
async function goOnKeeping(): Promise<void> {
  if (!(await hasKeptPictures())) return;
  const { keepRenewing } = await import('../services/kept-collections.ts');
  keepRenewing();
}

export function persistQueries(): KeptQueries {
  /** By key: stored, but the server is asked first; public answers that are older than an own change. */
  const withheld = new Set<string>();
  /** By key: used all the same, because no other answer came. */
  const permitted = new Set<string>();
  const offers =
    (mayLack: (readAt: number) => boolean): Wanted =>
    (key, { state }) => {
      if (permitted.has(key) || !isOnline() || !mayLack(state.dataUpdatedAt)) return true;
      withheld.add(key);
      return false;
    };
  const made = createPersister(publicAnswers, offers(mayLackOwnChange), isPublicKey);
  // It changes with each press, on any device: the stored list is used only if the server does not answer.
  const own = createPersister(
    ownAnswer,
    offers(() => true),
    (key) => ownerOfList(key) !== null,
  );
  globalThis.document?.addEventListener('freeze', () => void closeAnswers());
  setTimeout(
    () =>
      globalThis.requestIdleCallback?.(() => {
        void dropOldAnswers().catch(nothing);
        void dropEarlierAnswers().catch(nothing);
        void goOnKeeping().catch(nothing);
      }),
    10_000,
  );
  const give: Persister = async (ask, context, query) => {
    let isRestored = true;
    const data = await (ownerOfList(query.queryKey) === null ? made : own).persisterFn(
      (asked) => {
        isRestored = false;
        return ask(asked);
      },
      context,
      query,
    );
    // Runs after the persister's own timer, which restores the answer's age. A failure now is in the query's state,
    // where pages see it.
    const isOld = () => query.isStale() || mayLackOwnChange(query.state.dataUpdatedAt);
    if (isRestored) setTimeout(() => isOld() && query.fetch().catch(nothing));
    return data;
  };
  const remembered: Persister = async (ask, context, query) => {
    if (query.state.data !== undefined) return give(ask, context, query);
    const key = `${PREFIX}-${query.queryHash}`;
    const wait = isOnline() ? changedAt() + MARKET_LAG_MS - Date.now() : 0;
    if (wait > 0) await after(wait);
    const asked = give(ask, context, query);
    const patience = after(PATIENCE_MS).then(() => {
      if (withheld.has(key)) throw new VitrineError('The server did not answer in time');
      return asked;
    });
    try {
      return await Promise.race([asked, patience]);
    } catch (error) {
      if (!withheld.has(key)) throw error;
      permitted.add(key);
      return await give(ask, context, query);
    } finally {
      withheld.delete(key);
      permitted.delete(key);
    }
  };
  return {
    persister: async (ask, context, query) => {
      try {
        return await remembered(ask, context, query);
      } catch (error) {
        const shown = shownOf(query);
        const kept = context.signal.aborted || shown === null ? null : await keptWhole(query.queryKey, shown);
        if (kept === null) throw error;
        // It is as old as it says, and is fetched again once there is a network.
        setTimeout(() => query.setState({ dataUpdatedAt: kept.at }));
        return kept.data;
      }
    },
    async keepAll(queries) {
      const all = queries.getQueryCache().getAll();
      const kept = all.filter(({ queryKey, state }) => state.data !== undefined && isPublicKey(queryKey));
      await Promise.all(
        kept.map(async (query) => {
          const stored = await publicAnswers.getItem(`${PREFIX}-${query.queryHash}`);
          // Checked only now: the server may have answered meanwhile.
          const { data, dataUpdatedAt = 0 } = stored?.buster === BUSTER ? stored.state : {};
          if (dataUpdatedAt <= query.state.dataUpdatedAt) await made.persistQuery(query);
          else if (!mayLackOwnChange(dataUpdatedAt)) query.setData(data, { updatedAt: dataUpdatedAt, manual: true });
        }),
      );
    },
  };
}

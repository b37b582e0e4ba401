import type { QueryClient } from '@tanstack/react-query';
import type { KeptQueries, Persister } from './persist-queries.ts';

const load = async () => (await import('./persist-queries.ts')).persistQueries();
let loading: ReturnType<typeof load> | undefined;

const loaded = (): Promise<KeptQueries | null> => {
  loading ??= load();
  return loading.catch(() => {
    loading = undefined;
    return null;
  });
};

/**
 * The device's copies of answers, loaded with the first query: a server-rendered page brings its answers along. If they
 * cannot be loaded, only the server is asked.
 */
export const latePersister: Persister = async (ask, context, query) => {
  const kept = await loaded();
  return kept === null ? ask(context) : kept.persister(ask, context, query);
};

/**
 * Stores what a server-rendered page brought without anybody asking for it, so that it is there without a network as
 * well.
 */
export const keepRendered = async (queries: QueryClient): Promise<void> => (await loaded())?.keepAll(queries);

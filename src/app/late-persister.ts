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
 * The device's copies of answers, loaded with the first question: a server-rendered page has its
 * answers with it. Where they cannot be loaded, the server alone is asked.
 */
export const latePersister: Persister = async (ask, context, query) => {
  const kept = await loaded();
  return kept === null ? ask(context) : kept.persister(ask, context, query);
};

/** Keeps what a server-rendered page brought and nobody asked for: it is there without a network, like all else. */
export const keepRendered = async (queries: QueryClient): Promise<void> => (await loaded())?.keepAll(queries);

import type { Persister } from './persist-queries.ts';

const load = async () => (await import('./persist-queries.ts')).persistQueries().persister;
let loading: ReturnType<typeof load> | undefined;

/**
 * The device's copies of answers, loaded with the first question: a server-rendered page has its
 * answers with it. Where they cannot be loaded, the server alone is asked.
 */
export const latePersister: Persister = async (ask, context, query) => {
  loading ??= load();
  const stored = await loading.catch(() => {
    loading = undefined;
    return null;
  });
  return stored === null ? ask(context) : stored(ask, context, query);
};

const CACHE = 'vitrine-builds';
const LIST = '/kept';

/**
 * Removes from this cache what this build does not keep (`keys`), except parts of the previous build: a page that is
 * still open may be of that build, and loads them when it needs them.
 */
export async function dropOtherFiles(cacheName: string, keys: readonly string[]): Promise<void> {
  const [files, lists] = await Promise.all([caches.open(cacheName), caches.open(CACHE)]);
  const before = ((await (await lists.match(LIST))?.json()) ?? []) as string[];
  const staying = new Set([...keys, ...before]);
  await Promise.all((await files.keys()).map(async ({ url }) => staying.has(url) || files.delete(url)));
  await lists.put(LIST, Response.json(keys.filter((url) => new URL(url).pathname.startsWith('/assets/'))));
}

/** A file that this build has not: the previous one's is in this cache, any other may be at the server. */
export const otherFile = async (cacheName: string, request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName })) ?? fetch(request);

const CACHE = 'vitrine-builds';
const LIST = '/kept';

/**
 * Removes from this cache what neither this build (`keys`) nor the one before it keeps: a page that is open still
 * may be of that one, and loads its parts as it needs them.
 */
export async function dropOtherFiles(cacheName: string, keys: readonly string[]): Promise<void> {
  const [files, lists] = await Promise.all([caches.open(cacheName), caches.open(CACHE)]);
  const before = ((await (await lists.match(LIST))?.json()) ?? []) as string[];
  const staying = new Set([...keys, ...before]);
  await Promise.all((await files.keys()).map(async ({ url }) => staying.has(url) || files.delete(url)));
  await lists.put(LIST, Response.json(keys));
}

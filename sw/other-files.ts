const CACHE = 'vitrine-builds';
const LIST = '/kept';

/**
 * Removes from this cache what this build does not keep (`keys`), but for the parts of the one before it: a page that
 * is open still may be of that one, and loads them as it needs them.
 */
export async function dropOtherFiles(cacheName: string, keys: readonly string[]): Promise<void> {
  const [files, lists] = await Promise.all([caches.open(cacheName), caches.open(CACHE)]);
  const before = ((await (await lists.match(LIST))?.json()) ?? []) as string[];
  const staying = new Set([...keys, ...before]);
  await Promise.all((await files.keys()).map(async ({ url }) => staying.has(url) || files.delete(url)));
  await lists.put(LIST, Response.json(keys.filter((url) => new URL(url).pathname.startsWith('/assets/'))));
}

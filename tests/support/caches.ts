/** The Cache API in memory: Node has none. Addresses are as the page would resolve them. */
export function memoryCaches(base: string): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const absolute = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, base).href;
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => kept.get(absolute(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void kept.set(absolute(request), response),
    delete: async (request: RequestInfo | URL) => kept.delete(absolute(request)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  });
  return {
    async open(name: string) {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return cacheOf(kept);
    },
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo | URL, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
      cacheOf(all.get(cacheName) ?? new Map<string, Response>()).match(request),
  } as unknown as CacheStorage;
}

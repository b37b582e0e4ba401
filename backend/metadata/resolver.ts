import { fetchRemote, SourceError, type Source } from './remote.ts';

/** A host that this process answers for itself. */
export type OwnHost = {
  origin: string;
  /** What stands at this path, without its leading slash; null for a 404. */
  read(path: string): Promise<Source | null>;
};

export type Resolver = {
  /** Reads a source, or throws a `SourceError`. */
  read(source: string, o: { maxBytes: number; timeoutMs: number; signal?: AbortSignal }): Promise<Source>;
  /** The source as others may name it: `ipfs://` through the gateway; '' when it can never be read. */
  normalise: (source: string) => string;
};

/** Null where it is not validly percent-encoded. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Reads `ownHosts` in this process, and everything else only from `hosts`: sets that may change while it runs. */
export function createResolver(o: {
  ownHosts: readonly OwnHost[];
  hosts: readonly ReadonlySet<string>[];
  ipfsGateway: string | undefined;
}): Resolver {
  const gateway = o.ipfsGateway ? [new URL(o.ipfsGateway).hostname.toLowerCase()] : [];

  function normalise(source: string): string {
    const trimmed = source.trim();
    const ipfs = /^ipfs:\/\/(?:ipfs\/)?([A-Za-z0-9][A-Za-z0-9._~/%-]{0,500})$/.exec(trimmed)?.[1];
    if (ipfs !== undefined) {
      return o.ipfsGateway && !ipfs.includes('..') ? `${o.ipfsGateway.replace(/\/+$/, '')}/${ipfs}` : '';
    }
    if (trimmed.length > 2_048) return '';
    try {
      const url = new URL(trimmed);
      return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : '';
    } catch {
      return '';
    }
  }

  return {
    normalise,
    async read(source, limits) {
      const url = normalise(source);
      if (url === '') throw new SourceError('refused', 'Only https and ipfs sources are read.');
      const { origin, pathname } = new URL(url);
      const own = o.ownHosts.find((host) => host.origin === origin);
      if (own) {
        const path = decoded(pathname.slice(1));
        const content = path === null ? null : await own.read(path);
        if (!content) throw new SourceError('missing', 'The source does not exist.');
        if (content.body.byteLength > limits.maxBytes) throw new SourceError('too-large', 'The source is too large.');
        return content;
      }
      return fetchRemote(url, { hosts: new Set([...o.hosts.flatMap((some) => [...some]), ...gateway]), ...limits });
    },
  };
}

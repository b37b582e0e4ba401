import { WORLD_ORIGIN } from '../core/registrations.ts';
import { fetchRemote, SourceError, type Source } from './remote.ts';

export type WorldContent = (path: string) => Promise<{ type: string; body: Uint8Array } | null>;

export type Resolver = {
  /** Reads a source, or throws a `SourceError`. */
  read(source: string, o: { maxBytes: number; timeoutMs: number }): Promise<Source>;
  /** The source as others may name it: `ipfs://` through the gateway; '' when it can never be read. */
  normalise: (source: string) => string;
};

/** `https://world.vitrine.invalid/` is answered in this process; all else only from the configured hosts. */
export function createResolver(o: {
  worldContent: WorldContent | null;
  hosts: ReadonlySet<string>;
  ipfsGateway: string | undefined;
}): Resolver {
  const hosts = new Set(o.hosts);
  if (o.ipfsGateway) hosts.add(new URL(o.ipfsGateway).hostname.toLowerCase());

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
      if (new URL(url).origin === WORLD_ORIGIN) {
        if (!o.worldContent) throw new SourceError('refused', 'This host is not on the list of allowed sources.');
        const path = decodeURIComponent(new URL(url).pathname.slice(1));
        const content = await o.worldContent(path);
        if (!content) throw new SourceError('missing', 'The source does not exist.');
        if (content.body.byteLength > limits.maxBytes) throw new SourceError('too-large', 'The source is too large.');
        return content;
      }
      return fetchRemote(url, { hosts, ...limits });
    },
  };
}

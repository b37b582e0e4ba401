import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { NotPublicError, publicLookup } from '../core/public-lookup.ts';

/** A source that must not, or could not, be read. `refused` is the asker's fault, the rest the source's. */
export class SourceError extends Error {
  override name = 'SourceError';
  readonly reason: 'refused' | 'missing' | 'too-large' | 'unreachable';
  constructor(reason: SourceError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A document or picture with its media type. */
export type Source = { type: string; body: Uint8Array };

const REDIRECTS = 3;

/** An https URL on an allowed host, with nothing hidden in it. */
export function allowedUrl(text: string, hosts: ReadonlySet<string>): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new SourceError('refused', 'The source is not a URL.');
  }
  const host = url.hostname.toLowerCase();
  if (
    url.protocol !== 'https:' ||
    url.username !== '' ||
    url.password !== '' ||
    (url.port !== '' && url.port !== '443')
  ) {
    throw new SourceError('refused', 'Only plain https sources are read.');
  }
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !hosts.has(host)) {
    throw new SourceError('refused', 'This host is not on the list of allowed sources.');
  }
  return url;
}

/** Reads a public source within limits, following a few redirects to allowed hosts only. */
export async function fetchRemote(
  text: string,
  o: { hosts: ReadonlySet<string>; maxBytes: number; timeoutMs: number; signal?: AbortSignal },
): Promise<Source> {
  let url = allowedUrl(text, o.hosts);
  const timeout = AbortSignal.timeout(o.timeoutMs);
  const deadline = o.signal ? AbortSignal.any([timeout, o.signal]) : timeout;
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const answer = await readOnce(url, o.maxBytes, deadline);
    if (!('location' in answer)) return answer;
    url = allowedUrl(new URL(answer.location, url).href, o.hosts);
  }
  throw new SourceError('unreachable', 'The source redirects too often.');
}

function readOnce(url: URL, maxBytes: number, signal: AbortSignal): Promise<Source | { location: string }> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(
        error instanceof NotPublicError
          ? new SourceError('refused', error.message)
          : new SourceError('unreachable', 'The source cannot be reached.'),
      );
    const request = httpsRequest(url, { lookup: publicLookup, signal, agent: false }, (response) => {
      const status = response.statusCode ?? 0;
      const { location } = response.headers;
      if (status >= 300 && status < 400 && location !== undefined) {
        response.destroy();
        resolve({ location });
        return;
      }
      if (status !== 200) {
        response.destroy();
        reject(
          new SourceError(
            status === 404 || status === 410 ? 'missing' : 'unreachable',
            `The source answered ${status}.`,
          ),
        );
        return;
      }
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > maxBytes) {
          response.destroy();
          reject(new SourceError('too-large', 'The source is too large.'));
          return;
        }
        parts.push(part);
      });
      response.on('error', fail);
      response.on('end', () => resolve({ type: response.headers['content-type'] ?? '', body: Buffer.concat(parts) }));
    });
    request.on('error', fail);
    request.end();
  });
}

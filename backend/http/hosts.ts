import os from 'node:os';
import type { MiddlewareHandler } from 'hono';
import { INTERACTIVE_PATH } from '../../src/contract/media-path.ts';
import { refusal, refuse } from './answers.ts';

/** Names that another site cannot make resolve to here: what such a page sends contains that site's own name. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const EVERYWHERE = new Set(['0.0.0.0', '::', '']);

export type HostOptions = {
  /** The server's public address. */
  publicOrigin: string | undefined;
  /** The host it listens on. */
  host: string;
};

/** A host as URLs write it. */
export const bracketed = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

/** Whether a server with this host listens on every address of this machine. */
export const isEverywhere = (host: string) => EVERYWHERE.has(host);

/** Whether only this machine can reach a server that listens on this host. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return LOOPBACK.has(bracketed(name)) || /^127\.\d+\.\d+\.\d+$/.test(name);
}

/**
 * The addresses at which other machines may reach this one, in the form used in URLs; they change with its networks.
 */
export const machineHosts = (): string[] =>
  Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !/^fe[89ab]/i.test(address))
    .map(({ address }) => bracketed(address.toLowerCase()));

/**
 * Whether a Host header names this server: with a public origin, only that; otherwise this machine's own names, on any
 * port, and the addresses it listens on. If another site makes its name resolve to here (DNS rebinding), its page has
 * that name as origin and could read every answer; an address cannot be redirected like that.
 */
export function isOwnHost(header: string, { publicOrigin, host }: HostOptions): boolean {
  try {
    if (publicOrigin !== undefined) {
      const own = new URL(publicOrigin);
      return new URL(`${own.protocol}//${header}`).host === own.host;
    }
    const { hostname } = new URL(`http://${header}`);
    if (LOOPBACK.has(hostname)) return true;
    return isEverywhere(host) ? machineHosts().includes(hostname) : hostname === bracketed(host).toLowerCase();
  } catch {
    return false;
  }
}

/** The site that a request is for: the public origin, or the one in its URL if that names this server; else null. */
export function ownOrigin(requestUrl: string, o: HostOptions): string | null {
  const { host, origin } = new URL(requestUrl);
  return o.publicOrigin ?? (isOwnHost(host, o) ? origin : null);
}

/** Answers 421 to requests for another host. Calls of this process to itself name none. */
export const ownHostsOnly =
  (o: HostOptions): MiddlewareHandler =>
  async (c, next) => {
    const fromOutside = (c.env as { incoming?: unknown } | undefined)?.incoming !== undefined;
    if (fromOutside && !isOwnHost(c.req.header('host') ?? '', o)) {
      return refuse(c, refusal(421, 'wrong-host'));
    }
    return next();
  };

/** Answers 400 to a path that cannot be decoded, before any code interprets it in its own way. */
export const readablePathsOnly: MiddlewareHandler = async (c, next) => {
  try {
    decodeURIComponent(new URL(c.req.url).pathname);
  } catch {
    return refuse(c, refusal(400, 'bad-path'));
  }
  return next();
};

const FRAMES = new Set(['iframe', 'frame', 'embed', 'object', 'fencedframe']);

/**
 * Answers 403 to a frame that requests anything but an item that runs. Its code could otherwise navigate its own frame
 * to an address here, and so pass something on to a source that the server then reads.
 */
export const framesRunItemsOnly: MiddlewareHandler = async (c, next) => {
  const isFrame = FRAMES.has(c.req.header('sec-fetch-dest') ?? '');
  if (isFrame && !c.req.path.startsWith(`${INTERACTIVE_PATH}/`)) {
    return refuse(c, refusal(403, 'framed'));
  }
  return next();
};

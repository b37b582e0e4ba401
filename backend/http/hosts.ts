import os from 'node:os';
import type { MiddlewareHandler } from 'hono';
import { INTERACTIVE_PATH } from '../../src/contract/media-path.ts';
import { refusal, refuse } from './answers.ts';

/** A name that another site cannot have resolved to here: what its page sends names that site. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const EVERYWHERE = new Set(['0.0.0.0', '::', '']);

export type HostOptions = {
  /** Its address for others. */
  publicOrigin: string | undefined;
  /** What it listens on. */
  host: string;
};

/** A host as URLs write it. */
export const bracketed = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

/** Whether who listens there listens on every address of this machine. */
export const isEverywhere = (host: string) => EVERYWHERE.has(host);

/** Whether only this machine reaches who listens there. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return LOOPBACK.has(bracketed(name)) || /^127\.\d+\.\d+\.\d+$/.test(name);
}

/** The addresses at which other machines may reach this one, as URLs write them; they change with its networks. */
export const machineHosts = (): string[] =>
  Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !/^fe[89ab]/i.test(address))
    .map(({ address }) => bracketed(address.toLowerCase()));

/**
 * Whether a Host header names this server: with a public origin, only that; otherwise this machine's own
 * names, on any port, and the addresses it listens on. A page of another site whose name leads here
 * (DNS rebinding) would be of that name's origin, and could read whatever it gets; an address leads nowhere else.
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

/** The site that a request asked for: the public origin, or what its URL says where that names this server; else null. */
export function ownOrigin(requestUrl: string, o: HostOptions): string | null {
  const { host, origin } = new URL(requestUrl);
  return o.publicOrigin ?? (isOwnHost(host, o) ? origin : null);
}

/** Answers 421 to who asks for another host. Calls of this process to itself name none. */
export const ownHostsOnly =
  (o: HostOptions): MiddlewareHandler =>
  async (c, next) => {
    const fromOutside = (c.env as { incoming?: unknown } | undefined)?.incoming !== undefined;
    if (fromOutside && !isOwnHost(c.req.header('host') ?? '', o)) {
      return refuse(c, refusal(421, 'wrong-host'));
    }
    return next();
  };

/** Answers 400 to a path that cannot be decoded, before anybody reads it in a way of their own. */
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
 * Answers 403 to a frame that asks for anything but an item that runs. Its code could otherwise lead its own frame to
 * an address here, and so tell something to a source that the server then reads.
 */
export const framesRunItemsOnly: MiddlewareHandler = async (c, next) => {
  const isFrame = FRAMES.has(c.req.header('sec-fetch-dest') ?? '');
  if (isFrame && !c.req.path.startsWith(`${INTERACTIVE_PATH}/`)) {
    return refuse(c, refusal(403, 'framed'));
  }
  return next();
};

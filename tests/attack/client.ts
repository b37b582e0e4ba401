import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };
export type Sent = { method?: string; headers?: Record<string, string>; body?: unknown };
/** One request; status 0 where the connection was cut or nothing came within 20 s. */
export type Ask = (path: string, sent?: Sent) => Promise<Answer>;

const SILENCE_MS = 20_000;

/**
 * Somebody at an address of their own: the system has all of 127.0.0.0/8, and the server counts by the
 * address at the other end.
 */
export function caller(origin: string, address: string): Ask {
  const { host, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve) => {
      const began = performance.now();
      const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
      const end = (status: number, answered: IncomingHttpHeaders, said: string) =>
        resolve({ status, headers: answered, text: said, ms: performance.now() - began });
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: text === null || method !== 'GET' ? method : 'POST',
          localAddress: address,
          agent,
          timeout: SILENCE_MS,
          headers: {
            host,
            ...(text === null
              ? {}
              : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
            ...headers,
          },
        },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.on('end', () => end(incoming.statusCode ?? 0, incoming.headers, Buffer.concat(parts).toString()));
          incoming.on('error', () => end(0, {}, ''));
        },
      );
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => end(0, {}, ''));
      sent.end(text ?? undefined);
    });
}

/** All of `count`, some at a time. */
export async function many<T>(count: number, atOnce: number, one: (index: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) all[index] = await one(index);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
  return all;
}

export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

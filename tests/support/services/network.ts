import * as v from 'valibot';
import { beforeEach } from 'vitest';
import { request, useCredentials } from '../../../src/services/http.ts';
import { startRuntime } from '../../../src/services/runtime.ts';

/** A call as it reached the network. */
type Seen = { url: string; method: string; token: string | null; body: unknown; cache: string | undefined };

/**
 * The network as a function, for the tests of a file: what is tested is what we do with its answers. They
 * are given in order, the last of them to every later call too; while there are none the network is down.
 */
export function useNetwork() {
  const network = {
    seen: [] as Seen[],
    answers: [] as ((call: Seen) => Response | Promise<Response>)[],
  };
  beforeEach(() => {
    network.seen = [];
    network.answers = [];
    useCredentials(null);
    startRuntime({
      config: {
        marketplaceUrl: '/marketplace',
        dataUrl: '/data',
        imageUrl: '/_ipx',
        networks: [],
        redirects: [],
        embedded: true,
        wallets: { smartWallet: null, ownWallet: null },
      },
      isServer: true,
      fetch: async (url, init) => {
        const headers = new Headers(init?.headers);
        const call = {
          url,
          method: init?.method ?? 'GET',
          token: headers.get('X-Access-Token'),
          body: init?.body ?? null,
          cache: init?.cache,
        };
        network.seen.push(call);
        const answer = network.answers.length > 1 ? network.answers.shift() : network.answers[0];
        if (answer === undefined) throw new TypeError('network down');
        return await new Promise<Response>((resolve, reject) => {
          if (init?.signal?.aborted) reject(init.signal.reason);
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
          Promise.resolve(answer(call)).then(resolve, reject);
        });
      },
    });
  });
  return network;
}

export const ok = (body: unknown = { value: 1 }) => Response.json(body);
export const failure = (status: number, message = 'no') =>
  Response.json({ data: null, status: { code: status, message, msgId: 'x' } }, { status });

const schema = v.object({ value: v.number() });
export const get = (extra = {}) => request({ url: '/x', schema, ...extra });

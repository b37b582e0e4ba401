import type { Hono } from 'hono';
import * as routes from '../../src/contract/demo-routes.ts';
import type { Networks } from '../core/networks.ts';
import { ApiError, single } from './answers.ts';
import { createApi, type ApiParts } from './api.ts';
import type { createDemoCalls } from './demo-calls.ts';

type DemoCalls = Pick<ReturnType<typeof createDemoCalls>, 'note'>;

export type Fund = (chainId: number, address: `0x${string}`) => Promise<void>;

const PAUSE_MS = 10_000;

/** The faucet and the demo wallets' own server, only where the networks are embedded. */
export function createDemoApi(
  networks: Networks,
  fund: Fund | null,
  calls: DemoCalls,
  o: Pick<ApiParts<typeof routes>, 'limits' | 'log'>,
): Hono {
  if (fund === null) return createApi({ routes: {}, handlers: {}, ...o });
  const last = new Map<string, number>();
  return createApi({
    routes,
    ...o,
    handlers: {
      async faucet({ body: { chainId, address } }) {
        if (!networks.byId(chainId)) throw new ApiError(400, 'unknown-network', 'This network is not known here.');
        const key = `${chainId}:${address}`;
        const now = Date.now();
        for (const [known, time] of last) if (now - time > PAUSE_MS) last.delete(known);
        if (last.has(key))
          throw new ApiError(
            429,
            'faucet.pause',
            'This address was just given funds. Try again in ten seconds.',
            PAUSE_MS / 1_000,
          );
        last.set(key, now);
        try {
          await fund(chainId, address);
        } catch (error) {
          last.delete(key);
          throw error;
        }
        return single({ chainId, address });
      },
      noteCalls: ({ body }) => single(calls.note(body)),
    },
  });
}

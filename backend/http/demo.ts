import type { Hono } from 'hono';
import * as v from 'valibot';
import { addressSchema } from '../../src/contract/primitives.ts';
import type { Networks } from '../core/networks.ts';
import { ApiError, single } from './answers.ts';
import { createApi } from './api.ts';
import { readBody } from './input.ts';

export type Fund = (chainId: number, address: `0x${string}`) => Promise<void>;

const bodySchema = v.object({ chainId: v.pipe(v.number(), v.integer()), address: addressSchema });
const PAUSE_MS = 10_000;

/** `POST /demo/faucet`, only where the networks are the embedded ones. */
export function createDemoApi(networks: Networks, fund: Fund | null, log: (line: string) => void): Hono {
  const last = new Map<string, number>();
  return createApi(
    fund === null
      ? []
      : [
          [
            'POST',
            '/faucet',
            async (c) => {
              const { chainId, address } = await readBody(c, bodySchema);
              if (!networks.byId(chainId))
                throw new ApiError(400, 'unknown-network', 'This network is not known here.');
              const key = `${chainId}:${address}`;
              const now = Date.now();
              for (const [known, time] of last) if (now - time > PAUSE_MS) last.delete(known);
              if (last.has(key))
                throw new ApiError(429, 'faucet.pause', 'This address was just given funds. Try again in ten seconds.');
              last.set(key, now);
              try {
                await fund(chainId, address);
              } catch (error) {
                last.delete(key);
                throw error;
              }
              return single(c, { chainId, address });
            },
          ],
        ],
    log,
  );
}

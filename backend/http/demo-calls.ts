import { Hono } from 'hono';
import { numberToHex } from 'viem';
import * as v from 'valibot';
import type { Networks } from '../core/networks.ts';
import { ApiError } from './answers.ts';
import type { Limits } from './limits.ts';

type Hash = `0x${string}`;
type Batch = { id: string; chainId: number; hash: Hash };

/** The number that are kept; older ones are dropped. */
const BATCHES_AT_MOST = 1_000;

const askedSchema = v.object({
  id: v.union([v.string(), v.number()]),
  method: v.string(),
  params: v.optional(v.array(v.unknown()), []),
});

/**
 * What a smart-wallet app's own server knows and its page cannot tell once it is closed: which transaction carries a
 * batch (EIP-5792). The demo smart wallet notes it before it sends; it is lost at a restart.
 */
export function createDemoCalls(networks: Networks, limits: Limits) {
  const batches = new Map<string, Batch>();

  async function status(chainId: number, id: string) {
    const batch = batches.get(id);
    const network = networks.byId(chainId);
    if (batch?.chainId !== chainId || !network) return null;
    const base = { version: '2.0.0', id, chainId: numberToHex(chainId), atomic: true };
    const receipt = await network.client.request({ method: 'eth_getTransactionReceipt', params: [batch.hash] });
    if (receipt === null) return { ...base, status: 100 };
    const { status, blockHash, blockNumber, gasUsed, transactionHash } = receipt;
    const logs = receipt.logs.map(({ address, data, topics }) => ({ address, data, topics }));
    return {
      ...base,
      status: status === '0x1' ? 200 : 500,
      receipts: [{ logs, status, blockHash, blockNumber, gasUsed, transactionHash }],
    };
  }

  const rpc = new Hono();
  rpc.post('/:chainId', limits.guard('rpc'), async (c) => {
    const parsed = v.safeParse(askedSchema, await c.req.json().catch(() => null));
    if (!parsed.success)
      return c.json({ jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'Invalid request' } });
    const { id, method, params } = parsed.output;
    const fail = (code: number, message: string) => c.json({ jsonrpc: '2.0', id, error: { code, message } });
    if (method !== 'wallet_getCallsStatus') return fail(-32_601, `Method ${method} is not supported.`);
    const result = await status(Number(c.req.param('chainId')), String(params[0]));
    return result === null ? fail(5730, 'There is no request with this id.') : c.json({ jsonrpc: '2.0', id, result });
  });

  return {
    rpc,
    note(batch: Batch): Batch {
      if (!networks.byId(batch.chainId)) throw new ApiError(400, 'unknown-network', 'This network is not known here.');
      const known = batches.get(batch.id);
      if (known !== undefined && known.hash !== batch.hash)
        throw new ApiError(409, 'calls.taken', 'There is already a request with this id.');
      batches.set(batch.id, batch);
      const [oldest] = batches.keys();
      if (batches.size > BATCHES_AT_MOST && oldest !== undefined) batches.delete(oldest);
      return batch;
    },
  };
}

import * as v from 'valibot';
import type { OrderRecord } from '../core/export-records.ts';
import { hashOrder } from '../seaport/seaport.ts';
import type { StoreContext } from '../stores/context.ts';
import { findOrders } from '../stores/order-changes.ts';
import { OrderRefusedError } from './order-refusal.ts';
import type { OrderService } from './submit.ts';

/** What became of an order that was handed over: `there` where it was stored before. */
export const verdictSchema = v.variant('became', [
  v.object({ became: v.picklist(['taken', 'there']) }),
  v.object({ became: v.literal('refused'), reason: v.string(), sentence: v.string() }),
]);
export type Verdict = v.InferOutput<typeof verdictSchema>;

/**
 * Takes orders of another market: each is judged as if its maker had sent it here. Answers a verdict for each.
 * @throws ChainSilentError where a network is silent: what was taken until then is stored
 */
export async function takeOrders(
  { database }: Pick<StoreContext, 'database'>,
  orderService: Pick<OrderService, 'submitOrder'>,
  records: readonly OrderRecord[],
): Promise<Verdict[]> {
  const hashed = records.map((record) => ({ ...record, hash: hashOrder(record.order.parameters) }));
  const known = new Set<string>();
  for (const chainId of new Set(records.map((record) => record.chainId))) {
    const hashes = hashed.flatMap((one) => (one.chainId === chainId ? [one.hash] : []));
    for (const { hash } of await findOrders(database, chainId, hashes)) known.add(`${chainId}:${hash}`);
  }
  const settled = await Promise.allSettled(
    hashed.map(({ chainId, order, side, trait }) => orderService.submitOrder(chainId, order, { side, trait })),
  );
  return settled.map((one, index): Verdict => {
    if (one.status === 'rejected') {
      const refusal: unknown = one.reason;
      if (!(refusal instanceof OrderRefusedError)) throw refusal;
      return { became: 'refused', reason: refusal.msgId, sentence: refusal.message };
    }
    const key = `${hashed[index]?.chainId}:${hashed[index]?.hash}`;
    const became = known.has(key) ? 'there' : 'taken';
    // The same one twice is stored once.
    known.add(key);
    return { became };
  });
}

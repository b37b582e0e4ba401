import { zeroAddress, zeroHash } from 'viem';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderParametersSchema, type OrderParameters } from '../../src/contract/order.ts';
import { errorBodySchema } from '../../src/contract/paging.ts';
import { advancedOrder, hashOrder, orderDigest, seaportAbi } from '../seaport/seaport.ts';
import { criteriaProof } from '../seaport/merkle.ts';
import { isSignedByKey } from '../market/order-signature.ts';
import { signPermission } from '../market/permission.ts';
import { ada, bob, dee, eve, type GoodOrder, RED, stockFuzzMarket } from '../../tests/support/server/fuzz-market.ts';
import { bodyOf, plans, type Plan } from '../../tests/support/server/order-plans.ts';
import { startTrade, type Trade } from '../../tests/support/server/trade.ts';

/*
 * Requests made from the schemas of the write calls, whole, mutated and broken, against the real
 * server on a real chain. Nothing may fail on our side, nothing that Seaport would not fill may be
 * stored, and nobody may touch what is not theirs. The seed is printed; FUZZ_SEED repeats a run.
 */

const REQUESTS_A_ROUND = 20;
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 260);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

const actors = [ada, bob, eve, dee];
let trade: Trade;
/** Good orders to begin with, by whom they may be posted. */
let good: GoodOrder[];
let known: string[];
/** A bystander's orders: nobody else may change them. */
let hers: string[];

beforeAll(async () => {
  trade = await startTrade();
  const stock = await stockFuzzMarket(trade);
  good = stock.good;
  hers = stock.hers.map(trade.hashOf);
  known = good.map(({ order }) => trade.hashOf(order));
}, 120_000);
afterAll(() => trade.stop());

const digestOf = (parameters: OrderParameters) =>
  orderDigest(trade.chain.network.chainId, hashOrder(parameters), trade.chain.network.seaport);

const keyOf = (address: string) => actors.find((actor) => actor.address === address) ?? null;

async function send(plan: Plan): Promise<{ status: number; msgId: string; shown: string }> {
  const kind = plan.call.startsWith('order') ? 'order' : 'offer';
  const fitting = good.filter((entry) => entry.kind === kind);
  const base = fitting[plan.base % fitting.length] ?? expect.fail();
  const { offerer } = base.order.parameters;
  const pool = typeof plan.hash === 'number' && plan.hash % 6 === 0 ? hers : known;
  const hash = typeof plan.hash === 'number' ? (pool[Math.floor(plan.hash / 6) % pool.length] ?? '') : plan.hash;
  const query = new URLSearchParams({ chain: plan.chain, user: plan.user ?? offerer });
  const trait = plan.trait ?? base.trait;
  if (trait !== null) query.set('trait', trait);
  if (plan.call.includes('/')) query.set('hash', hash);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  // The bystander sends nothing: what happens to her orders, others did.
  const actor = plan.by === 'maker' ? keyOf(offerer) : plan.by === null ? null : actors[plan.by];
  if (actor && actor !== dee) Object.assign(headers, await trade.as(actor));
  if (plan.token !== null) headers['x-access-token'] = plan.token.replace(/[^\x21-\x7e]/g, '') || 'x';
  const sign = async (parameters: OrderParameters) => {
    const maker = keyOf(parameters.offerer);
    return maker && maker !== dee ? maker.signer.sign({ hash: digestOf(parameters) }) : null;
  };
  const body = plan.call.endsWith('cancel') ? null : JSON.stringify(await bodyOf(plan, base.order, hash, sign));
  const response = await trade.app.request(`/marketplace/v1/${plan.call}?${query}`, { method: 'POST', headers, body });
  const answer: unknown = await response.json();
  if (response.status === 200) {
    const { data } = answer as { data: { hash: string } };
    if (!known.includes(data.hash)) known.push(data.hash);
  }
  const msgId = response.status === 200 ? 'ok' : v.parse(errorBodySchema, answer).status.msgId;
  return { status: response.status, msgId, shown: `${plan.call}?${query} ${body}` };
}

type Row = {
  hash: `0x${string}`;
  side: string;
  state: string;
  maker: string;
  partial: boolean;
  units: string;
  criteria: string | null;
  parameters: string;
  signature: `0x${string}`;
};
const rows = () =>
  trade.database.query<Row>(
    `select hash, side, state, maker, partial, units, criteria_root as criteria, parameters, signature from orders`,
  );
const bystanders = () =>
  trade.database.query(
    'select hash, state, reason, withdrawn_at, replaced_by, parameters, signature, permission_until from orders where maker = $1 order by hash',
    [dee.address],
  );

/** Seaport itself is the judge: an order that is shown as live is filled by a call of it. */
async function isFillable(row: Row): Promise<boolean> {
  const { network } = trade.chain;
  const parameters = v.parse(orderParametersSchema, JSON.parse(row.parameters));
  const listing = row.side === 'listing';
  const wanted = parameters.consideration[0]?.identifierOrCriteria ?? '0';
  const identifier = row.criteria === null ? '2' : (RED[0] ?? '');
  const native = parameters.consideration.filter((item) => item.itemType === 0);
  const price = native.reduce((sum, item) => sum + BigInt(item.startAmount), 0n);
  const denominator = row.partial ? BigInt(row.units) : 1n;
  const fulfiller = listing ? bob.address : ada.address;
  const expiration = Math.floor(Date.now() / 1000) + 90;
  const { result } = await network.client.simulateContract({
    account: fulfiller,
    address: network.seaport,
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [
      advancedOrder({
        parameters,
        signature: row.signature,
        denominator,
        extraData:
          parameters.orderType >= 2 ? await signPermission(network, row.hash, { fulfiller, expiration }) : '0x',
      }),
      (parameters.consideration[0]?.itemType ?? 0) >= 4
        ? [
            {
              orderIndex: 0n,
              side: 1,
              index: 0n,
              identifier: BigInt(identifier),
              criteriaProof: wanted === '0' ? [] : (criteriaProof(RED, identifier) ?? []),
            },
          ]
        : [],
      zeroHash,
      zeroAddress,
    ],
    value: price / denominator,
    stateOverride: [{ address: bob.address, balance: 2n ** 255n }],
  });
  return result;
}

describe('the write calls under fire', () => {
  test(`${ROUNDS * REQUESTS_A_ROUND} requests: no failure of ours, seed ${SEED}`, { timeout: 300_000 }, async () => {
    const before = await bystanders();
    const verdicts = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(plans, { minLength: REQUESTS_A_ROUND, maxLength: REQUESTS_A_ROUND }), async (plans) => {
        for (const { status, msgId, shown } of await Promise.all(plans.map(send))) {
          verdicts.set(`${status} ${msgId}`, (verdicts.get(`${status} ${msgId}`) ?? 0) + 1);
          if (status >= 500) throw new Error(`${status} for ${shown}: ${trade.logged.at(-1)}`);
        }
      }),
      { numRuns: ROUNDS, seed: SEED, endOnFailure: true },
    );
    console.log(
      [...verdicts]
        .toSorted(([, a], [, b]) => b - a)
        .map(([verdict, count]) => `${count} × ${verdict}`)
        .join('\n'),
    );
    expect(trade.logged).toEqual([]);
    // Both sides of every check were met, or this proved nothing.
    expect(verdicts.get('200 ok') ?? 0).toBeGreaterThan(100);
    expect(verdicts.size).toBeGreaterThan(20);
    expect(await bystanders()).toEqual(before);
  });

  test(
    'every stored order is signed by its maker, and every live one is filled by Seaport',
    { timeout: 300_000 },
    async () => {
      // A call is judged by the time of the last block.
      await trade.chain.rpc.call('evm_mine');
      await trade.indexer.catchUp();
      const stored = await rows();
      let filled = 0;
      for (const row of stored) {
        const parameters = v.parse(orderParametersSchema, JSON.parse(row.parameters));
        const order = { parameters, protocolAddress: trade.chain.network.seaport, signature: row.signature };
        expect(hashOrder(parameters)).toBe(row.hash);
        expect(await isSignedByKey(trade.chain.network, order)).toBe(true);
        expect([parameters.offerer, row.maker]).toEqual([row.maker, row.maker]);
        if (row.state !== 'active') continue;
        expect(
          await isFillable(row).catch((error: Error) => error.message.split('\n', 3).join(' ')),
          row.parameters,
        ).toBe(true);
        filled += 1;
      }
      expect(filled).toBeGreaterThan(30);
    },
  );
});

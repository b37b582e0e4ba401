import { beforeEach, describe, expect, test } from 'vitest';
import { listTwo, runCart } from '../../../../tests/support/trades/cart-purchase.ts';
import { createKindBench, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { TOKEN } from '../../../../tests/support/trades/offers.ts';
import type { Order } from '../../../contract/order.ts';
import { hashOrder } from '../../seaport.ts';

let bench: KindBench;
let one: Order;
let many: Order;

beforeEach(async () => {
  bench = createKindBench();
  ({ one, many } = await listTwo(bench));
});

const run = () =>
  runCart(bench, [
    { order: one, units: 1n },
    { order: many, units: 3n },
  ]);

describe('a server that lies about one of several, even with a hash that fits its lie', () => {
  const STRANGER = `0x${'66'.repeat(20)}` as const;
  type Lie = (order: Order) => void;
  const lies: [string, Lie][] = [
    [
      'the price inside',
      ({ parameters }) => {
        parameters.consideration[0]!.startAmount = '9000';
        parameters.consideration[0]!.endAmount = '9000';
      },
    ],
    ['a price that rises', ({ parameters }) => void (parameters.consideration[0]!.endAmount = '9000')],
    ['who is paid', ({ parameters }) => void (parameters.consideration[0]!.recipient = STRANGER)],
    [
      'a fee',
      ({ parameters }) => {
        parameters.consideration[1]!.startAmount = '500';
        parameters.consideration[1]!.endAmount = '500';
      },
    ],
    [
      'a fee more',
      ({ parameters }) => void parameters.consideration.push({ ...parameters.consideration[0]!, recipient: STRANGER }),
    ],
    [
      'the currency',
      ({ parameters }) => {
        for (const item of parameters.consideration) Object.assign(item, { itemType: 1, token: TOKEN });
      },
    ],
    ['the token id', ({ parameters }) => void (parameters.offer[0]!.identifierOrCriteria = '99')],
    ['the collection', ({ parameters }) => void (parameters.offer[0]!.token = STRANGER)],
    [
      'how many',
      ({ parameters }) => {
        parameters.offer[0]!.startAmount = '1';
        parameters.offer[0]!.endAmount = '1';
      },
    ],
    ['who sells', ({ parameters }) => void (parameters.offerer = STRANGER)],
    ['the protocol', (order) => void (order.protocolAddress = STRANGER)],
    ['the conduit', ({ parameters }) => void (parameters.conduitKey = `0x${'1'.repeat(64)}`)],
  ];
  test.each(lies)('%s', async (_, lie) => {
    const lied = structuredClone(many);
    lie(lied);
    for (const hash of [many.hash, hashOrder(lied.parameters)]) {
      bench.log = [];
      bench.best.set(many.uuid, { ...lied, hash });
      await expect(run()).rejects.toThrow();
      expect(bench.asks).toEqual([]);
      expect(bench.log.some((step) => step.startsWith('ask'))).toBe(false);
    }
  });
});

import fc from 'fast-check';
import { concat, encodeAbiParameters } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import {
  acceptance,
  asked,
  moment,
  OTHER,
  TAG,
  told,
  TOKEN,
  type Hex,
} from '../../tests/support/trades/asked-calls.ts';
import { COLLECTION, makeListing } from '../../tests/support/trades/orders.ts';
import type { Named } from '../domain/clear-signing/line-text.ts';
import { SEAPORT_ADDRESS } from '../domain/order.ts';
import { encodeCart, encodePurchase } from '../domain/seaport-calls.ts';
import { contractsOfCalls, explainCall, tellCall } from './clear-signing.ts';

describe('hostile calls are unexplained, and told as what they are', () => {
  test.each(['0xdeadbeef', '0xe7acab24', '0xf2d12b12', '0x095ea7b3'] as const)('%s alone', (data) => {
    expect(told(data, SEAPORT_ADDRESS, 7n)).toEqual({
      title: 'Send a transaction',
      isExplained: false,
      facts: [
        ['To', SEAPORT_ADDRESS],
        ['You send', '0.007 ETH'],
        ['Does', `Unexplained: nothing is known of ${data}. Approve only what you trust.`],
      ],
    });
  });

  test('money alone is what it is', () => {
    expect(told('0x', OTHER, 7n)).toMatchObject({ title: 'Send a transaction', isExplained: true });
  });

  test('every cut of a real call neither throws nor is explained', async () => {
    const data = encodePurchase(await makeListing(), 1n, TAG);
    for (let length = 10; length < data.length - 82; length += 64) {
      expect(explainCall(asked(data.slice(0, length) as Hex))).toBeNull();
    }
  });

  test('the same call to another contract, with items that are money, or with amounts that rise', async () => {
    const order = await makeListing();
    const [item] = order.parameters.offer;
    const buy = (change: object) =>
      encodePurchase({ ...order, parameters: { ...order.parameters, offer: [{ ...item!, ...change }] } }, 1n, TAG);
    expect(explainCall(asked(buy({}), OTHER))).toBeNull();
    expect(explainCall(asked(buy({ itemType: 1 })))).toBeNull();
    expect(explainCall(asked(buy({ endAmount: '5' })))).toBeNull();
  });

  test('a match in which the second order is somebody else’s', async () => {
    expect(explainCall(asked(await acceptance(), SEAPORT_ADDRESS, 0n, OTHER))).toBeNull();
  });

  test('more orders than anybody reads, and data without end', async () => {
    const entry = { order: await makeListing(), units: 1n };
    expect(
      explainCall(
        asked(
          encodeCart(
            Array.from({ length: 150 }, () => entry),
            TAG,
          ),
        ),
      ),
    ).toBeNull();
    const endless = concat(['0xfd9f1e10', `0x${'00'.repeat(300_000)}`]);
    expect(explainCall(asked(endless))).toBeNull();
  });

  test('a list that says it has a million entries', () => {
    const data = concat(['0xfd9f1e10', encodeAbiParameters([{ type: 'uint256' }], [32n]), `0x${'f'.repeat(64)}`]);
    expect(explainCall(asked(data))).toBeNull();
  });

  test('a token nobody knows has base units and its whole address; a name is one short line', async () => {
    const order = await makeListing({ token: TOKEN });
    const call = asked(encodePurchase(order, 1n, TAG));
    expect(contractsOfCalls([call])).toEqual([TOKEN, COLLECTION]);
    const unknown = tellCall(call, new Map(), moment).facts;
    expect(unknown[0]).toEqual(['You pay', `1000 units of ${TOKEN}`]);
    expect(unknown[1]).toEqual(['You receive', `${COLLECTION} #7`]);
    const lying = new Map<string, Named>([[COLLECTION, { name: `A\u202e\n${'B'.repeat(90)}` }]]);
    expect(tellCall(call, lying, moment).facts[1]?.[1]).toBe(`A ${'B'.repeat(38)}… #7`);
  });

  test('any bytes changed in a real call: it is told, whatever it is', async () => {
    const calls = [encodePurchase(await makeListing(), 1n, TAG), await acceptance()];
    fc.assert(
      fc.property(
        fc.constantFrom(...calls),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 }),
        (data, changes) => {
          const bytes = data.slice(2).match(/../g)!;
          for (const [at, byte] of changes) bytes[at % bytes.length] = byte.toString(16).padStart(2, '0');
          const { title, facts } = told(`0x${bytes.join('')}`);
          expect(title).not.toBe('');
          expect(facts.every(([label, value]) => label !== '' && value !== '')).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

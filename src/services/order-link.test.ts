import { beforeAll, expect, test, vi } from 'vitest';
import { makeListing } from '../../tests/support/trades/orders.ts';
import type { Order } from '../contract/order.ts';
import { bringsOrders, NoOrdersError, orderFile, orderLink, readOrders } from './order-link.ts';

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://closed.example' }));

const lettersOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
async function folded(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return lettersOf(new Uint8Array(await new Response(stream).arrayBuffer()));
}
const signedOf = ({ parameters, protocolAddress, signature }: Order) => ({ parameters, protocolAddress, signature });

test('what a link or a file brings is what was signed, and nothing of who sends it', async () => {
  const order = await makeListing();
  const link = await orderLink([order]);
  expect(link).toMatch(/^https:\/\/closed\.example\/shared#orders=[A-Za-z0-9_-]+$/);
  // No server that a link passes sees a fragment.
  expect(new URL(link).search).toBe('');
  const travelling = [{ chain: 31337, side: 'listing', trait: null, order: signedOf(order) }];
  expect(await readOrders(link)).toEqual(travelling);
  expect(await readOrders(new URL(link).hash)).toEqual(travelling);
  expect(await readOrders(`Look:\n ${link} \nBye`)).toEqual(travelling);
  expect(await readOrders(await orderFile([order]).text())).toEqual(travelling);
  expect(await readOrders(await orderLink([order, order]))).toHaveLength(2);
});

test('an offer on a trait keeps its trait', async () => {
  const order: Order = { ...(await makeListing()), side: 'offer', criteria: { traitType: 'Time', value: '12:30' } };
  expect(await readOrders(await orderLink([order]))).toMatchObject([{ side: 'offer', trait: 'Time:12:30' }]);
});

test('a page knows which fragment brings orders', () => {
  expect(['#orders=abc', '#main', '', '#order=abc'].map(bringsOrders)).toEqual([true, false, false, false]);
});

/** What may come instead, by whoever wants to do harm. */
async function hostile(): Promise<[what: string, text: string][]> {
  const order = signedOf(await makeListing());
  const one = { chain: 31337, side: 'listing', trait: null, order };
  const letter = (orders: unknown, more = {}) => JSON.stringify({ vitrine: 'orders', version: 1, orders, ...more });
  const { offer } = order.parameters;
  return [
    ['nothing', ''],
    ['an empty fragment', '#orders='],
    ['no letters of base64', '#orders=<script>'],
    ['letters that fold nothing', `#orders=${lettersOf(new TextEncoder().encode('hello'))}`],
    ['a fold that is cut off', `#orders=${(await folded(letter([one]))).slice(0, -20)}`],
    ['no JSON', `#orders=${await folded('{')}`],
    ['a bomb', `#orders=${await folded('0'.repeat(50_000_000))}`],
    ['a link of megabytes', `#orders=${'A'.repeat(2_000_000)}`],
    ['a file of megabytes', ' '.repeat(2_000_000)],
    ['another letter', JSON.stringify({ vitrine: 'backup', version: 1, orders: [one] })],
    ['a later version', letter([one], { version: 2 })],
    ['no orders', letter([])],
    ['more orders than one link brings', letter(Array.from({ length: 51 }, () => one))],
    ['a list of null', letter([null])],
    ['a chain that is no number', letter([{ ...one, chain: '1' }])],
    ['a side that there is not', letter([{ ...one, side: 'gift' }])],
    [
      'an amount below zero',
      letter([{ ...one, order: { ...order, parameters: { ...order.parameters, salt: '-1' } } }]),
    ],
    [
      'an amount of more than 256 bits',
      letter([{ ...one, order: { ...order, parameters: { ...order.parameters, salt: String(1n << 256n) } } }]),
    ],
    [
      'a thousand items',
      letter([
        {
          ...one,
          order: { ...order, parameters: { ...order.parameters, offer: Array.from({ length: 1000 }, () => offer[0]) } },
        },
      ]),
    ],
    ['an address with markup', letter([{ ...one, order: { ...order, protocolAddress: '"><img>' } }])],
    ['a signature that is no hex', letter([{ ...one, order: { ...order, signature: '0xzz' } }])],
    ['a prototype', '{"__proto__":{"vitrine":"orders","version":1,"orders":[]}}'],
  ];
}

test('whatever else comes is refused by one sentence', async () => {
  for (const [what, text] of await hostile())
    await expect(readOrders(text), what).rejects.toBeInstanceOf(NoOrdersError);
});

test('what an order has beside what is known is dropped', async () => {
  const order = { ...signedOf(await makeListing()), evil: 1 };
  const text = JSON.stringify({
    vitrine: 'orders',
    version: 1,
    orders: [{ chain: 31337, side: 'listing', trait: null, order, evil: 1 }],
  });
  expect(JSON.stringify(await readOrders(text))).not.toContain('evil');
});

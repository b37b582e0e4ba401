import { expect, test } from 'vitest';
import { StartError } from '../config.ts';
import type { ExportRecord, OrderRecord } from '../core/export-records.ts';
import type { Place } from '../launch/control.ts';
import type { Verdict } from '../market/take-orders.ts';
import { handOver, summaryOf } from './import.ts';

const contract = (count: number) => `0x${count.toString(16).padStart(40, '0')}` as const;
const SIGNER = contract(0xf);

/** Only what the import looks at: a server judges the rest. */
const network = (chainId: number, slug: string) => ({ part: 'network', chainId, slug }) as ExportRecord;
const collection = (chainId: number, of: number, slug: string) =>
  ({ part: 'collection', chainId, address: contract(of), slug }) as ExportRecord;
const order = (chainId: number, of: number) =>
  ({ part: 'order', chainId, collection: contract(of) }) as OrderRecord as ExportRecord;

async function* given(records: readonly ExportRecord[]) {
  yield* records;
}

/** Trades the collection 1 on the network 1. */
function server(judge: (order: OrderRecord, place: number) => Verdict = () => ({ became: 'taken' })) {
  const taken: OrderRecord[] = [];
  const batches: number[] = [];
  return {
    taken,
    batches,
    known: (places: readonly Place[]) =>
      Promise.resolve(
        places.map((one) => one.chainId === 1 && (one.collection === null || one.collection === contract(1))),
      ),
    take: async (orders: readonly OrderRecord[]) => {
      batches.push(orders.length);
      return orders.map((one) => judge(one, taken.push(one)));
    },
  };
}

test('what is not traded here is counted and named, and never handed over', async () => {
  const here = server();
  const records = [
    network(1, 'here'),
    network(2, 'elsewhere'),
    collection(1, 1, 'glass'),
    collection(1, 2, 'clay'),
    collection(2, 1, 'wood'),
    order(1, 1),
    order(1, 2),
    order(2, 1),
    order(2, 3),
  ];
  const imported = await handOver(here, given(records), SIGNER);
  expect(here.taken).toEqual([records[5]]);
  expect(imported.unknown).toEqual({
    networks: { count: 1, named: ['elsewhere'] },
    collections: { count: 2, named: ['clay', 'wood'] },
    orders: 3,
  });
  expect(summaryOf(imported)).toEqual([
    `Signed by ${SIGNER}.`,
    'Taken: 1. Already there: 0. Refused: 0.',
    'Not traded here, with 3 orders: networks elsewhere; collections clay, wood.',
  ]);
});

test('a theme is passed over, and its text with it; the summary says so', async () => {
  const here = server();
  const parts = ['theme', 'legal-text'].map((part) => ({ part }) as ExportRecord);
  const imported = await handOver(here, given([...parts, network(1, 'here'), order(1, 1)]), SIGNER);
  expect(here.taken).toHaveLength(1);
  expect(summaryOf(imported)).toEqual([
    `Signed by ${SIGNER}.`,
    'Taken: 1. Already there: 0. Refused: 0.',
    'Passed over: its theme. This market looks as its own operator decides.',
  ]);
});

test('of many that are not known only some are named', async () => {
  const records = Array.from({ length: 250 }, (_, at) => collection(1, at + 2, `c-${at}`));
  const { unknown } = await handOver(server(), given(records), SIGNER);
  expect(unknown.collections.count).toBe(250);
  expect(unknown.collections.named).toHaveLength(20);
});

test('the summary tells each reason once, the most frequent first', async () => {
  const here = server((_, place) => {
    if (place % 10 === 0) return { became: 'refused', reason: 'order.owner', sentence: 'Not theirs.' };
    if (place % 3 === 0) return { became: 'refused', reason: 'order.time', sentence: 'Over.' };
    return { became: place % 2 === 0 ? 'there' : 'taken' };
  });
  const orders = Array.from({ length: 250 }, () => order(1, 1));
  const imported = await handOver(here, given([network(1, 'here'), ...orders]), SIGNER);
  // No answer waits for the whole file.
  expect(Math.max(...here.batches)).toBeLessThanOrEqual(100);
  expect(summaryOf(imported)).toEqual([
    `Signed by ${SIGNER}.`,
    'Taken: 83. Already there: 67. Refused: 100.',
    '  75 order.time: Over.',
    '  25 order.owner: Not theirs.',
  ]);
});

test('where the server cannot go on, it says what was taken', async () => {
  const here = server();
  let answers = 0;
  const take = (orders: readonly OrderRecord[]) => {
    answers += 1;
    if (answers === 2) return Promise.reject(new StartError('Here does not answer now.'));
    return here.take(orders);
  };
  const orders = Array.from({ length: 150 }, () => order(1, 1));
  await expect(handOver({ ...here, take }, given(orders), SIGNER)).rejects.toThrow(
    'Here does not answer now. Orders taken until then: 100. They stay; import the file again.',
  );
});

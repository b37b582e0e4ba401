import { beforeAll, describe, expect, test } from 'vitest';
import { hashOf, makeLeg, makeRecord } from '../../../tests/support/trades/records.ts';
import type { AppConfig } from '../../contract/config.ts';
import * as texts from '../../features/transactions/event-texts.ts';
import { startRuntime } from '../../services/runtime.ts';
import { catalogueText, USER_REJECTED } from '../wallet-errors.ts';
import { checkoutPartOf, type CheckoutPart } from './checkout-parts.ts';
import type { TransactionRecord, TransactionStatus } from './record.ts';

beforeAll(() => {
  const config = { networks: [] } as unknown as AppConfig;
  startRuntime({ config, fetch: () => Promise.reject(new Error('No network')), isServer: false });
});
const errorText = (record: TransactionRecord, part: CheckoutPart | null) =>
  texts.errorText(record, texts.eventView(record), part);
const revertedText = (record: TransactionRecord, part: CheckoutPart | null) =>
  texts.revertedText(texts.eventView(record), part);

const CHECKOUT = '00000000-0000-4000-8000-000000000099';
const seen = {
  orderUuid: '00000000-0000-4000-8000-000000000001',
  name: 'Ebb',
  chainId: 31337,
  collectionAddress: `0x${'c0'.repeat(20)}`,
  identifier: '1',
  itemType: 2,
  priceValue: '5000000000000000',
  priceToken: `0x${'00'.repeat(20)}`,
  maxAmount: '1',
  units: '1',
};
const receipt = { hash: hashOf(1), blockHash: hashOf(2), blockNumber: 1, status: 'success' as const };

function partIn(status: TransactionStatus, number: number, of = 2, checkout = CHECKOUT): TransactionRecord {
  const isMined = status === 'success';
  return {
    ...makeRecord({
      id: `${number}`,
      type: 'purchase:cart',
      status,
      executor: { kind: 'purchase:cart', version: 1, args: { checkout, part: { number, of }, entries: [seen] } },
      legs: isMined
        ? [
            makeLeg({
              ask: 'returned',
              hashes: [hashOf(1)],
              receipt: {
                ...receipt,
                fills: [
                  {
                    orderHash: hashOf(3),
                    collectionAddress: `0x${'c0'.repeat(20)}`,
                    identifier: '1',
                    units: '1',
                  },
                ],
              },
            }),
          ]
        : [makeLeg({ ask: 'denied' })],
    }),
    tokenList: [
      {
        amount: '1',
        price: { amount: '0.005', amountUsd: '15', symbol: 'ETH' },
        displayImageURL: '',
        network: 'meridian',
        itemType: 2,
      },
    ],
    tokenUuids: [seen.orderUuid],
    tokenName: 'Ebb',
    itemType: 2,
    network: 'meridian',
    amount: '1',
    fee: '0',
  };
}

const partOf = (record: TransactionRecord, others: TransactionRecord[], isInTurn = false) =>
  checkoutPartOf(record, [record, ...others], isInTurn);

describe('a checkout in several transactions', () => {
  test('one that stands alone, or of a build before, has no part', () => {
    expect(partOf(partIn('error', 1, 1), [])).toBeNull();
    const old = partIn('error', 1);
    expect(
      partOf({ ...old, executor: { ...old.executor, args: { checkout: CHECKOUT, entries: [seen] } } }, []),
    ).toBeNull();
  });

  test('a later one that failed does not say that nothing was spent, and tells what was bought before', () => {
    const second = partIn('error', 2);
    const part = partOf(second, [partIn('success', 1)]);
    expect(part).toMatchObject({ number: 2, of: 2, others: 'Transaction 1 bought Ebb for 0.005 ETH.' });
    expect(errorText(second, part)).toBe('Nothing was spent on this one.');
    expect(revertedText(second, part)).toMatch(/Only the network fee was spent on this one\.$/);
    // What was told before and is not kept any more was spent all the same.
    expect(errorText(second, partOf(second, []))).toBe('Nothing was spent on this one.');
    expect(partOf(second, [partIn('pending', 1)])?.others).toBe('Transaction 1 is still under way.');
  });

  test('an approval that was paid for in the second is its own', () => {
    const approval = makeLeg({ kind: 'allowance', ask: 'returned', hashes: [hashOf(1)], receipt });
    const second = { ...partIn('error', 2), legs: [approval, makeLeg({ ask: 'denied' })] };
    expect(errorText(second, partOf(second, [partIn('success', 1)]))).toMatch(/^Nothing else was spent on this one\. /);
  });

  test('only where nothing of the whole checkout went out was nothing spent', () => {
    const first = partIn('error', 1);
    const part = partOf(first, []);
    expect(errorText(first, part)).toBe('Nothing was spent.');
    expect(part?.others).toBe('Transaction 2 was not started: nothing in it was bought.');
    for (const other of [partIn('success', 2), { ...partIn('error', 2), legs: [makeLeg({ ask: 'abandoned' })] }])
      expect(errorText(first, partOf(first, [other]))).toBe('Nothing was spent on this one.');
    expect(errorText(first, partOf(first, [partIn('success', 2, 2, CHECKOUT.replace('99', '98'))]))).toBe(
      'Nothing was spent.',
    );
  });

  test('what was bought says which rest was not; while the rest may follow it says nothing of it', () => {
    const first = partIn('success', 1);
    expect(partOf(first, [])?.others).toBe('Transaction 2 was not started: nothing in it was bought.');
    expect(partOf(first, [], true)?.others).toBe('');
    expect(partOf(first, [partIn('approve', 2)])?.others).toBe('');
    const other = partIn('success', 2);
    expect(partOf(first, [{ ...other, shouldBeDeleted: true }])?.others).toBe(
      'Transaction 2 bought Ebb for 0.005 ETH.',
    );
    expect(partOf(first, [other])).toMatchObject({ others: '', doneAsWell: [other] });
    expect(partOf(first, [partIn('error', 2)])?.others).toBe('Transaction 2 failed. Not bought: Ebb.');
    const refused = { ...partIn('error', 2), error: catalogueText(USER_REJECTED) ?? '' };
    expect(partOf(first, [refused])?.others).toBe('Transaction 2 was cancelled in your wallet. Not bought: Ebb.');
    expect(partOf(partIn('success', 2), [])?.others).toBe('');
  });
});

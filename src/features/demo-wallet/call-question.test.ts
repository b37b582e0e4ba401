import { encodeFunctionData } from 'viem/utils';
import { expect, test } from 'vitest';
import { COLLECTION, makeListing, SELLER } from '../../../tests/support/trades/orders.ts';
import { encodeRevocation } from '../../domain/revocation.ts';
import { encodeTransfer } from '../../domain/item-transfer.ts';
import { mintAbi } from '../../domain/mint-sale.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../domain/order.ts';
import {
  encodeAcceptance,
  encodeCancel,
  encodeCart,
  encodeCounterIncrement,
  encodePurchase,
} from '../../domain/seaport-calls.ts';
import type { TransactionType } from '../../domain/transaction/record.ts';
import { tellCall } from '../../services/clear-signing.ts';
import { dateTimeText } from '../../ui/time-text.ts';
import { askAboutCalls } from './call-question.ts';

type Hex = `0x${string}`;
const ME = `0x${'0b'.repeat(20)}` as const;
const OTHER = `0x${'99'.repeat(20)}` as const;
const TAG = '0x0102030405060708';
const names = new Map([
  [ZERO_ADDRESS, { symbol: 'ETH', decimals: 18 }],
  [COLLECTION, { name: 'Isohypse' }],
]);

const sent = { collectionAddress: COLLECTION, itemType: 3, identifier: '7', amount: '2' } as const;
const listing = await makeListing();
const [item] = listing.parameters.offer;
const [money] = listing.parameters.consideration;
const offered = { ...money!, itemType: 1 as const, token: COLLECTION };
const offer = {
  ...listing,
  side: 'offer' as const,
  parameters: {
    ...listing.parameters,
    offer: [offered],
    consideration: [{ ...item!, recipient: SELLER.address.toLowerCase() as Hex }],
  },
};

const calls: Record<TransactionType, { to?: Hex; data: Hex }> = {
  'purchase:buy_now': { data: encodePurchase(listing, 1n, TAG) },
  'purchase:cart': { data: encodeCart([{ order: listing, units: 1n }], TAG) },
  'offer:accept': {
    data: encodeAcceptance({ order: offer, units: 1n, identifier: '7', seller: ME, net: 940n }, TAG),
  },
  'mint:make': { to: COLLECTION, data: encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [2n] }) },
  'listing:cancel': { data: encodeCancel([listing.parameters], TAG) },
  'offer:cancel': { data: encodeCounterIncrement(TAG) },
  'item:send': { to: COLLECTION, data: encodeTransfer(sent, ME, OTHER) },
  'approval:revoke': {
    to: COLLECTION,
    data: encodeRevocation({ form: 'collection', contract: COLLECTION, operator: OTHER, identifier: null }),
  },
};

for (const [kind, { to = SEAPORT_ADDRESS, data }] of Object.entries(calls)) {
  test(`the window says of a call of ${kind} what the transaction’s modal says of it`, () => {
    const call = { chainId: 31337, from: ME, to, value: 5n, data };
    const inModal = tellCall(call, names, dateTimeText);
    expect(inModal.isExplained).toBe(true);
    expect(askAboutCalls([call], 'Meridian', names)).toEqual({
      title: inModal.title,
      facts: [['Network', 'Meridian'], ...inModal.facts],
      approve: 'Approve',
    });
  });
}

test('a batch numbers its calls; one that nobody can explain is shown with all of its data', () => {
  const from = ME;
  const known = { chainId: 31337, from, to: SEAPORT_ADDRESS as Hex, value: 0n, data: calls['offer:cancel'].data };
  const unknown = { ...known, data: '0xdeadbeef00' as const };
  const { title, facts, text, note } = askAboutCalls([unknown, known], 'Meridian', names);
  expect(title).toBe('Cancel everything you signed (Seaport)');
  expect(facts.map(([label]) => label)).toEqual(['Network', '1 of 2', 'To', 'You send', 'Does', '2 of 2', 'Orders']);
  expect(text).toBe('0xdeadbeef00');
  expect(note).toBe('One transaction: all of it happens, or nothing does.');
});

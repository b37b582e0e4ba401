import { shortenAddress } from '../paths.ts';
import { expect, describe, test } from 'vitest';
import { listingOf } from '../../../tests/support/trades/cart.ts';
import { COLLECTION, listingParameters } from '../../../tests/support/trades/orders.ts';
import { SEAPORT_ADDRESS } from '../order.ts';
import { makeRecord, recordIn } from '../../../tests/support/trades/records.ts';
import { transactionStatuses, transactionTypes, type TransactionRecord, type TransactionType } from './record.ts';
import * as views from './views.ts';
import type { Wording } from './view.ts';

const wording: Wording = { network: 'Meridian', moment: (ms) => `moment ${ms}`, estimate: (usd) => `$${usd}` };
const viewOf = (record: TransactionRecord) => {
  const view = views.viewOf(record);
  return { ...view, texts: view.texts(wording) };
};

const collectionAddress = `0x${'c0'.repeat(20)}` as const;

describe('every kind', () => {
  const of = (type: TransactionType, change: object = {}, args: unknown = {}) => ({
    ...makeRecord({ type, executor: { kind: type, version: 1, args } }),
    ...change,
  });
  const item = { tokenName: 'Draft 1', displayImageURL: '1.png', network: 'meridian', itemType: 2 };
  const order = listingParameters();
  const weth = { currencySymbol: 'WETH', decimals: 2 };

  test('has titles for every status; a type of a later build has plain ones', () => {
    for (const type of transactionTypes) {
      expect(views.titleOf(recordIn('pending', type))).toBe('Transaction pending');
      for (const status of transactionStatuses) expect(views.titleOf(recordIn(status, type))).not.toBe('');
    }
    expect(views.titleOf(recordIn('confirm', 'offer:cancel'))).toBe('Cancel these offers?');
    for (const type of ['mystery', 'toString', '']) {
      expect(views.titleOf(makeRecord({ type }))).toBe('Something went wrong');
      expect(viewOf(makeRecord({ type }))).toMatchObject({ subject: 'It', items: [], lines: [], sum: null });
    }
  });
  test('speaks of "it" where its fields cannot be read, and never throws', () => {
    expect(transactionTypes.map((type) => viewOf(of(type)).texts.asked)).toEqual([
      'to buy it',
      'to buy it',
      'to sell it',
      'to mint it',
      'to cancel the listing of it',
      'to cancel it',
      'to send it',
      'to revoke what somebody may move',
    ]);
    for (const type of transactionTypes) expect(viewOf(of(type))).toMatchObject({ subject: 'It', sum: null });
  });
  test('an approval that is taken back: whose, and what for', () => {
    const approval = { form: 'collection', contract: COLLECTION, operator: SEAPORT_ADDRESS, identifier: null };
    const fields = { ...approval, name: 'Drafts', slug: 'drafts', network: 'meridian', displayImageURL: '1.png' };
    expect(viewOf(of('approval:revoke', fields))).toMatchObject({
      subject: 'Drafts',
      lines: [
        { label: 'Who', value: 'Seaport' },
        { label: 'What', value: 'Every item of Drafts' },
      ],
      texts: { done: 'Seaport can no longer move your items of Drafts.' },
      next: null,
    });
    const one = { ...fields, form: 'item', operator: `0x${'ab'.repeat(20)}`, identifier: '7', name: 'Draft 7' };
    expect(viewOf(of('approval:revoke', one))).toMatchObject({
      lines: [
        { label: 'Who', value: '0xabab...abab' },
        { label: 'What', value: 'Draft 7' },
      ],
      texts: { done: '0xabab...abab can no longer move Draft 7.' },
      next: { to: 'item', slug: 'drafts', identifier: '7' },
    });
  });
  test('a sale: what is given, offered and received', () => {
    const sale = { ...item, ...weth, order: listingOf(1), value: '2100', amount: '2', collectionName: 'Drafts' };
    expect(viewOf(of('offer:accept', { ...sale, price: '21', received: '19.74' }))).toMatchObject({
      subject: 'Draft 1 ×2',
      lines: [
        { label: 'You give', value: 'Draft 1 ×2' },
        { label: 'Offer', value: '21 WETH' },
      ],
      sum: { label: 'You receive', done: 'Received', value: '19.74 WETH' },
      checked: 'Offer checked',
      texts: { asked: 'to sell Draft 1 ×2', done: 'Draft 1 ×2 is sold. 19.74 WETH is in your wallet.' },
      next: null,
    });
    expect(
      viewOf(of('offer:accept', { ...sale, price: '21', received: '19.74' }, { identifier: '8' })).lines[1],
    ).toEqual({
      label: 'Your wallet calls it',
      value: `${sale.collectionName} #8`,
    });
  });
  test('a mint: the price of each, and of all', () => {
    const minted = { ...item, ...weth, value: '300', price: '150', amount: '2', collectionAddress };
    expect(viewOf(of('mint:make', minted))).toMatchObject({
      // The whole address is long: its ends tell it apart.
      lines: [
        { label: 'Draft 1 ×2', value: '1.5 WETH each' },
        { label: 'Contract', value: shortenAddress(collectionAddress) },
      ],
      sum: { label: 'You pay', done: 'Paid', value: '3 WETH' },
      approval: null,
      texts: { asked: 'to mint Draft 1 ×2', done: 'Draft 1 ×2: minted, and in your collection.' },
      next: { to: 'collection' },
    });
  });
  test('a listing that is cancelled: its last price, and what that costs', () => {
    const fields = { ...item, ...weth, orderParameters: order, protocolAddress: collectionAddress, value: '1500' };
    const cancel = { ...fields, amount: '1', collectionName: 'Drafts', slug: 'drafts', identifier: '1' };
    const view = viewOf(of('listing:cancel', { ...cancel, permissionEnds: 119 }, { mode: 'server' }));
    expect(view).toMatchObject({
      lines: [
        { label: 'Last price', value: '15 WETH' },
        { label: 'Cost', value: 'Free, without a transaction' },
      ],
      isOffChain: true,
      checked: null,
      next: { to: 'item', slug: 'drafts', identifier: '1' },
    });
    expect(view.texts.done).toBe(
      'Draft 1 is no longer for sale. It stays in your collection. A buyer who already has permission can still complete the sale until moment 120000.',
    );
    expect(viewOf(of('listing:cancel', cancel, { mode: 'chain' })).texts.done).toMatch(/collection\.$/);
  });
  test('items that are sent: each, and to whom', () => {
    const collection = { collectionAddress, collectionName: 'Drafts', slug: 'drafts' };
    const sent = { ...item, ...collection, identifier: '1', amount: '2' };
    const recipient = `0x${'f1'.repeat(20)}`;
    expect(viewOf(of('item:send', { recipient, items: [sent] }))).toMatchObject({
      subject: 'Draft 1 ×2',
      lines: [
        { label: 'You send', value: 'Draft 1 ×2' },
        { label: 'Your wallet calls it', value: 'Drafts #1' },
        { label: 'To', value: '0xf1f1...f1f1' },
      ],
      sum: null,
      texts: { asked: 'to send Draft 1 ×2 to 0xf1f1...f1f1', done: 'Draft 1 ×2 is sent to 0xf1f1...f1f1.' },
      next: { to: 'item', slug: 'drafts', identifier: '1' },
    });
    expect(viewOf(of('item:send', { recipient, items: [sent, { ...sent, identifier: '2' }] }))).toMatchObject({
      subject: '2 items',
      items: [{ name: 'Draft 1' }, { name: 'Draft 1' }],
      texts: { done: '2 items are sent to 0xf1f1...f1f1.', unsent: 'Nothing was sent. They are still yours.' },
      next: null,
    });
  });
  test('offers that are cancelled: each with its own amount, from nine on counted', () => {
    const cancelled = { ...item, ...weth, orderParameters: order, amount: '1', value: '250' };
    const cancel = (count: number, mode: string) =>
      viewOf(
        of(
          'offer:cancel',
          { protocolAddress: collectionAddress, items: Array.from({ length: count }, () => cancelled) },
          { mode },
        ),
      );
    expect(cancel(1, 'server')).toMatchObject({
      subject: 'Draft 1',
      lines: [
        { label: 'Draft 1', value: '2.5 WETH' },
        { label: 'Cost', value: 'Free, without a transaction' },
      ],
      texts: { asked: 'to cancel Draft 1', done: 'Nobody can accept any more: no seller has permission.' },
    });
    const many = cancel(10, 'chain');
    expect(many.lines).toHaveLength(10);
    expect(many.lines[8]).toEqual({ label: 'and 2 more', value: '' });
    expect(many.texts).toMatchObject({ asked: 'to cancel 10 orders', done: 'They can no longer be accepted.' });
    expect(many.texts.confirm).toMatch(/^10 offers on Meridian will be withdrawn in one transaction/);
    const everything = cancel(1, 'counter').texts;
    expect(everything.asked).toBe('to cancel everything');
    expect(everything.confirm).toMatch(/every listing and offer you ever signed on Meridian void/);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { makeOffer, offerParameters, TOKEN } from '../../tests/support/trades/offers.ts';
import { COLLECTION, CREATOR, makeListing, MARKET } from '../../tests/support/trades/orders.ts';
import type { Order } from '../contract/order.ts';
import { criteriaProof, criteriaRoot } from './merkle.ts';
import { checkOffer, netOfOne } from './offer.ts';
import { OrderMismatchError, ZERO_ADDRESS } from './order.ts';

const given = { identifier: '7', units: 1n };
let order: Order;
beforeEach(async () => {
  order = await makeOffer();
});

describe('what an offer brings', () => {
  test('is what is left after all fees, to the base unit', () => {
    const terms = checkOffer(order, given);
    expect(terms).toMatchObject({
      total: 1000n,
      net: 940n,
      fees: [
        { recipient: MARKET, amount: 10n },
        { recipient: CREATOR, amount: 50n },
      ],
    });
    expect(terms.show(terms.net)).toBe('9.4');
  });
  test('for some of the copies is their share', async () => {
    const many = await makeOffer({ units: 4n, unitPrice: 300n });
    expect(checkOffer(many, { identifier: '7', units: 3n })).toMatchObject({ total: 900n, net: 846n });
    expect(checkOffer(many, { identifier: '7', units: 4n }).net).toBe(1128n);
    expect(netOfOne(many, '7')).toBe(282n);
  });
  test('is nothing to say of one that does not hold what it shows, or is on another item', () => {
    expect(netOfOne(order, '7')).toBe(940n);
    expect(netOfOne(order, '8')).toBeNull();
    expect(netOfOne({ ...order, side: 'listing' }, '7')).toBeNull();
  });
  test('without fees is all of it', () => {
    order.parameters.consideration.splice(1);
    expect(checkOffer(order, given)).toMatchObject({ total: 1000n, net: 1000n, fees: [] });
  });
});

describe('a server that lies is caught', () => {
  const money = (change: Order) => change.parameters.offer[0]!;
  const wanted = (change: Order) => change.parameters.consideration[0]!;
  const fee = (change: Order) => change.parameters.consideration[1]!;
  const lies: [what: string, lie: (change: Order) => unknown, said: string][] = [
    ['a listing', (one) => (one.side = 'listing'), 'kind'],
    ['another contract', (one) => (one.protocolAddress = MARKET), 'contract'],
    ['more money items', (one) => one.parameters.offer.push(money(one)), 'items'],
    ['no money', (one) => (one.parameters.offer = []), 'items'],
    ['nothing wanted', (one) => (one.parameters.consideration = []), 'items'],
    ['native coins', (one) => (money(one).itemType = 0), 'currency'],
    ['money in another token', (one) => (money(one).token = MARKET), 'currency'],
    ['another shown currency', (one) => (one.price.token.address = ZERO_ADDRESS), 'currency'],
    ['money that changes with time', (one) => (money(one).endAmount = '1'), 'price'],
    ['a fee in an item', (one) => (fee(one).itemType = 2), 'currency'],
    ['a fee in another token', (one) => (fee(one).token = MARKET), 'currency'],
    ['a fee that changes with time', (one) => (fee(one).endAmount = '500'), 'price'],
    ['another item type', (one) => (wanted(one).itemType = 3), 'item type'],
    ['a criteria item for one item', (one) => (wanted(one).itemType = 4), 'item type'],
    ['another collection', (one) => (wanted(one).token = MARKET), 'collection'],
    ['a quantity that changes with time', (one) => (wanted(one).endAmount = '2'), 'quantity'],
    ['the item to somebody else', (one) => (wanted(one).recipient = MARKET), 'buyer'],
    ['another signed item', (one) => (wanted(one).identifierOrCriteria = '8'), 'item'],
    ['another shown item', (one) => (one.nft.identifier = '8'), 'item'],
    ['another shown price', (one) => (one.price.value = '1001'), 'price'],
    [
      'fees that leave nothing',
      (one) => {
        fee(one).startAmount = '950';
        fee(one).endAmount = '950';
      },
      'price',
    ],
  ];
  for (const [what, lie, said] of lies) {
    test(what, () => {
      const lied = structuredClone(order);
      lie(lied);
      expect(() => checkOffer(lied, given)).toThrow(new OrderMismatchError(said));
    });
  }
  test('a number of copies that is not there', async () => {
    const wrong = new OrderMismatchError('quantity');
    for (const units of [0n, -1n, 2n]) expect(() => checkOffer(order, { ...given, units })).toThrow(wrong);
    const many = await makeOffer({ units: 4n });
    expect(() => checkOffer(many, { ...given, units: 5n })).toThrow(wrong);
  });
  test('a share that is not whole, which Seaport would refuse', async () => {
    const many = structuredClone(await makeOffer({ units: 4n, unitPrice: 300n }));
    fee(many).startAmount = fee(many).endAmount = '13';
    expect(() => checkOffer(many, given)).toThrow(new OrderMismatchError('price for this quantity'));
    expect(checkOffer(many, { ...given, units: 4n }).fees[0]?.amount).toBe(13n);
  });
});

describe('an offer on several items', () => {
  const ids = ['3', '7', '9'];
  const root = BigInt(criteriaRoot(ids) ?? 0).toString();
  const check = (one: Order, identifier = '7') => checkOffer(one, { identifier, units: 1n }).checkCriteria();

  test('takes those with a proof under its root', async () => {
    const some = { ...(await makeOffer({ root })), criteriaProof: criteriaProof(ids, '7') ?? [] };
    expect(() => check(some)).not.toThrow();
    const wrong = new OrderMismatchError('item');
    expect(() => check(some, '9')).toThrow(wrong);
    expect(() => check(some, '8')).toThrow(wrong);
    expect(() => check({ ...some, criteriaProof: [] })).toThrow(wrong);
  });
  test('of root 0 takes any item of the collection, with no proof', async () => {
    const any = await makeOffer({ root: '0' });
    for (const identifier of ['0', '7', '123456']) expect(() => check(any, identifier)).not.toThrow();
  });
  test('is of the criteria type, also with copies', async () => {
    const any = await makeOffer({ root: '0' });
    any.parameters.consideration[0]!.itemType = 2;
    expect(() => check(any)).toThrow(new OrderMismatchError('item type'));
    const copies = await makeOffer({ root: '0', units: 3n });
    expect(copies.parameters.consideration[0]).toMatchObject({ itemType: 5, token: COLLECTION });
    expect(() => check(copies)).not.toThrow();
  });
  test('on one item has no criteria to prove', () => {
    expect(() => check(order)).not.toThrow();
  });
});

test('an honest listing is no offer', async () => {
  const listing = await makeListing({ token: TOKEN });
  expect(() => checkOffer({ ...listing, parameters: offerParameters() }, given)).toThrow(
    new OrderMismatchError('kind'),
  );
});

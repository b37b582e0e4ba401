import { describe, expect, test } from 'vitest';
import { makeOffer, ME, moment, names, seller, type Hex } from '../../tests/support/trades/asked-calls.ts';
import { COLLECTION, makeListing, MARKET } from '../../tests/support/trades/orders.ts';
import { shortenAddress } from '../domain/paths.ts';
import { explainOrder, factsOf } from './clear-signing.ts';

describe('an order that is signed', () => {
  const facts = (order: Parameters<typeof explainOrder>[0], signer: Hex) => {
    const explained = explainOrder(order, signer);
    return explained === null ? null : [explained.intent, ...factsOf(explained, names, moment)];
  };

  test('a listing, an offer on an item, and one on any of a set', async () => {
    const { parameters } = await makeListing();
    expect(facts(parameters, seller)?.slice(0, 5)).toEqual([
      'Sign a listing',
      ['You give', 'Isohypse #7'],
      ['Price', '1 ETH'],
      ['You receive', '0.94 ETH'],
      ['Goes to', `you, ${shortenAddress(seller)}`],
    ]);
    const offer = (await makeOffer()).parameters;
    expect(facts(offer, seller)).toEqual([
      'Sign an offer',
      ['You pay', '10 USDC'],
      ['You receive', 'Isohypse #7'],
      ['Goes to', `you, ${shortenAddress(seller)}`],
      ['Ends', '2100-01-01T00:00:00.000Z'],
    ]);
    const fee = { ...offer.consideration[0]!, ...offer.offer[0]!, startAmount: '50', endAmount: '50' };
    const withFee = { ...offer, consideration: [...offer.consideration, { ...fee, recipient: MARKET }] };
    expect(facts(withFee, seller)?.slice(1)).toEqual([
      ['You pay', '10 USDC'],
      ['To the seller', '9.5 USDC'],
      ['You receive', 'Isohypse #7'],
      ['Goes to', `you, ${shortenAddress(seller)}`],
      ['Fee or royalty', '0.5 USDC'],
      ['Goes to', MARKET],
      ['Ends', '2100-01-01T00:00:00.000Z'],
    ]);
    const [item] = offer.consideration;
    const anyItem = { ...offer, consideration: [{ ...item!, itemType: 4 as const, identifierOrCriteria: '0' }] };
    expect(facts(anyItem, seller)?.slice(0, 3)).toEqual([
      'Sign an offer for any item of a set',
      ['You pay', '10 USDC'],
      ['You receive an item of', `Isohypse, ${COLLECTION}`],
    ]);
  });

  test('of somebody else, of changing amounts, or of a shape that none describes is unexplained', async () => {
    const { parameters } = await makeListing();
    const [item] = parameters.offer;
    expect(explainOrder(parameters, ME)).toBeNull();
    expect(explainOrder({ ...parameters, offer: [{ ...item!, endAmount: '2' }] }, seller)).toBeNull();
    expect(explainOrder({ ...parameters, offer: [{ ...item!, itemType: 0 }] }, seller)).toBeNull();
    expect(explainOrder({ ...parameters, consideration: [{ ...item!, recipient: seller }] }, seller)).toBeNull();
  });
});

import type { Order, OrderParameters } from '../../../src/contract/order.ts';
import { formatUnits } from '../../../src/domain/money.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../../src/domain/order.ts';
import { hashOrder, orderDigest } from '../../../src/domain/seaport.ts';
import { COLLECTION, CREATOR, makeListing, MARKET, NO_BYTES32, SELLER } from './orders.ts';

/** The token of offers here; two decimals, so that amounts for people differ from base units. */
export const TOKEN = `0x${'ee'.repeat(20)}` as const;
export const BUYER = SELLER.address.toLowerCase() as `0x${string}`;

export type OfferChange = {
  units?: bigint;
  unitPrice?: bigint;
  /** What the offer is for: one item (the seventh), or all under a root; '0' is any of the collection. */
  root?: string;
  itemType?: 2 | 3;
};

/** An offer of `unitPrice` a copy: 6 % of it fees, paid out of it. */
export function offerParameters(change: OfferChange = {}): OrderParameters {
  const { units = 1n, unitPrice = 1000n, root, itemType = units === 1n ? 2 : 3 } = change;
  const total = units * unitPrice;
  const pay = (amount: bigint) => ({
    itemType: 1 as const,
    token: TOKEN,
    identifierOrCriteria: '0',
    startAmount: amount.toString(),
    endAmount: amount.toString(),
  });
  return {
    offerer: BUYER,
    zone: ZERO_ADDRESS,
    offer: [pay(total)],
    consideration: [
      {
        itemType: (root === undefined ? itemType : itemType + 2) as 2 | 3 | 4 | 5,
        token: COLLECTION,
        identifierOrCriteria: root ?? '7',
        startAmount: units.toString(),
        endAmount: units.toString(),
        recipient: BUYER,
      },
      { ...pay(total / 100n), recipient: MARKET },
      { ...pay((total * 5n) / 100n), recipient: CREATOR },
    ],
    orderType: units === 1n ? 0 : 1,
    startTime: '1',
    endTime: '4102444800',
    zoneHash: NO_BYTES32,
    salt: '1',
    conduitKey: NO_BYTES32,
    counter: '0',
  };
}

/** A signed offer as the server answers it. */
export async function makeOffer(change: OfferChange = {}): Promise<Order> {
  const parameters = offerParameters(change);
  const listing = await makeListing({ units: change.units ?? 1n, unitPrice: change.unitPrice ?? 1000n });
  const itemType = change.itemType ?? listing.nft.itemType;
  return {
    ...listing,
    side: 'offer',
    hash: hashOrder(parameters),
    protocolAddress: SEAPORT_ADDRESS,
    price: {
      ...listing.price,
      amount: formatUnits(BigInt(listing.price.value), 2),
      token: { address: TOKEN, symbol: 'WETH', decimals: 2 },
    },
    nft: { ...listing.nft, itemType, identifier: change.root === undefined ? '7' : null },
    parameters,
    signature: await SELLER.sign({ hash: orderDigest(parameters, listing.chainId) }),
  };
}

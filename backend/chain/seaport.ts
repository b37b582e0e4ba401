import { concat, keccak256, numberToHex, pad, toBytes, toHex, type Hex } from 'viem';
import type { OrderParameters } from '../../src/contract/order.ts';

/** Where Seaport 1.6 stands on every network. */
export const SEAPORT_ADDRESS = '0x0000000000000068f116a894984e2db1123eb395';
export const CONDUIT_CONTROLLER_ADDRESS = '0x00000000f9490004c11cef243f5400493c00ad63';
export const ZERO_BYTES32: Hex = `0x${'0'.repeat(64)}`;
export const ZERO_ADDRESS: Hex = `0x${'0'.repeat(40)}`;

export { seaportAbi } from './seaport-abi.ts';

/** The EIP-712 domain wallets sign under. */
export function seaportDomain(chainId: number, seaport: Hex = SEAPORT_ADDRESS) {
  return { name: 'Seaport', version: '1.6', chainId, verifyingContract: seaport } as const;
}

/** The EIP-712 types; the primary type is `OrderComponents`. */
export const seaportTypes = {
  OrderComponents: [
    { name: 'offerer', type: 'address' },
    { name: 'zone', type: 'address' },
    { name: 'offer', type: 'OfferItem[]' },
    { name: 'consideration', type: 'ConsiderationItem[]' },
    { name: 'orderType', type: 'uint8' },
    { name: 'startTime', type: 'uint256' },
    { name: 'endTime', type: 'uint256' },
    { name: 'zoneHash', type: 'bytes32' },
    { name: 'salt', type: 'uint256' },
    { name: 'conduitKey', type: 'bytes32' },
    { name: 'counter', type: 'uint256' },
  ],
  OfferItem: [
    { name: 'itemType', type: 'uint8' },
    { name: 'token', type: 'address' },
    { name: 'identifierOrCriteria', type: 'uint256' },
    { name: 'startAmount', type: 'uint256' },
    { name: 'endAmount', type: 'uint256' },
  ],
  ConsiderationItem: [
    { name: 'itemType', type: 'uint8' },
    { name: 'token', type: 'address' },
    { name: 'identifierOrCriteria', type: 'uint256' },
    { name: 'startAmount', type: 'uint256' },
    { name: 'endAmount', type: 'uint256' },
    { name: 'recipient', type: 'address' },
  ],
} as const;

type Field = { name: string; type: string };
const typeText = (name: string, fields: readonly Field[]) =>
  `${name}(${fields.map((field) => `${field.type} ${field.name}`).join(',')})`;
const textHash = (text: string) => keccak256(toBytes(text));

const offerItemText = typeText('OfferItem', seaportTypes.OfferItem);
const considerationItemText = typeText('ConsiderationItem', seaportTypes.ConsiderationItem);
const OFFER_ITEM_HASH = textHash(offerItemText);
const CONSIDERATION_ITEM_HASH = textHash(considerationItemText);
const ORDER_HASH = textHash(
  typeText('OrderComponents', seaportTypes.OrderComponents) + considerationItemText + offerItemText,
);
const DOMAIN_HASH = textHash('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)');
const NAME_HASH = textHash('Seaport');
const VERSION_HASH = textHash('1.6');

const word = (value: string | number | bigint) => numberToHex(BigInt(value), { size: 32 });
const addressWord = (value: Hex) => pad(value, { size: 32 });

type Item = OrderParameters['offer'][number];
const itemWords = (item: Item) => [
  word(item.itemType),
  addressWord(item.token),
  word(item.identifierOrCriteria),
  word(item.startAmount),
  word(item.endAmount),
];

/** Seaport's order hash: the same as `getOrderHash` on chain, without asking one. */
export function hashOrder(parameters: OrderParameters): Hex {
  const offer = parameters.offer.map((item) => keccak256(concat([OFFER_ITEM_HASH, ...itemWords(item)])));
  const consideration = parameters.consideration.map((item) =>
    keccak256(concat([CONSIDERATION_ITEM_HASH, ...itemWords(item), addressWord(item.recipient)])),
  );
  return keccak256(
    concat([
      ORDER_HASH,
      addressWord(parameters.offerer),
      addressWord(parameters.zone),
      keccak256(concat(offer)),
      keccak256(concat(consideration)),
      word(parameters.orderType),
      word(parameters.startTime),
      word(parameters.endTime),
      parameters.zoneHash,
      word(parameters.salt),
      parameters.conduitKey,
      word(parameters.counter),
    ]),
  );
}

export function domainSeparator(chainId: number, seaport: Hex = SEAPORT_ADDRESS): Hex {
  return keccak256(concat([DOMAIN_HASH, NAME_HASH, VERSION_HASH, word(chainId), addressWord(seaport)]));
}

/** The 32 bytes a maker signs for an order. */
export function orderDigest(chainId: number, orderHash: Hex, seaport: Hex = SEAPORT_ADDRESS): Hex {
  return keccak256(concat(['0x1901', domainSeparator(chainId, seaport), orderHash]));
}

type AdvancedOrderArgument = {
  parameters: OrderParameters;
  signature: Hex;
  /** Units to fill of units in the order. */
  numerator?: bigint;
  denominator?: bigint;
  extraData?: Hex;
};

/** A wire order as the `AdvancedOrder` struct of {@link seaportAbi}. */
export function advancedOrder(o: AdvancedOrderArgument) {
  const { counter: _, ...parameters } = orderComponents(o.parameters);
  return {
    parameters: {
      ...parameters,
      totalOriginalConsiderationItems: BigInt(parameters.consideration.length),
    },
    numerator: o.numerator ?? 1n,
    denominator: o.denominator ?? 1n,
    signature: o.signature,
    extraData: o.extraData ?? toHex(''),
  };
}

/** A wire order as the `OrderComponents` struct: for `getOrderHash` and `cancel`. */
export function orderComponents(parameters: OrderParameters) {
  return {
    ...parameters,
    offer: parameters.offer.map(bigItem),
    consideration: parameters.consideration.map(bigItem),
    startTime: BigInt(parameters.startTime),
    endTime: BigInt(parameters.endTime),
    salt: BigInt(parameters.salt),
    counter: BigInt(parameters.counter),
  };
}

function bigItem<T extends Item>(item: T) {
  return {
    ...item,
    identifierOrCriteria: BigInt(item.identifierOrCriteria),
    startAmount: BigInt(item.startAmount),
    endAmount: BigInt(item.endAmount),
  };
}

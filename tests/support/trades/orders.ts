import { privateKeyToAccount } from 'viem/accounts';
import type { Order, OrderParameters } from '../../../src/contract/order.ts';
import { formatUnits } from '../../../src/domain/money.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../../src/domain/order.ts';
import { hashOrder, orderDigest } from '../../../src/domain/seaport.ts';
import type { TypedData } from '../../../src/domain/seaport-signing.ts';

export const SELLER = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const lower = (address: string) => address.toLowerCase() as `0x${string}`;
export const COLLECTION = `0x${'c0'.repeat(20)}` as const;
export const MARKET = `0x${'fe'.repeat(20)}` as const;
export const CREATOR = `0x${'a7'.repeat(20)}` as const;
export const ORDER_UUID = '5b0e1f3a-9c1d-4b6e-8f0a-0123456789ab';
export const NO_BYTES32 = `0x${'0'.repeat(64)}` as const;

/** A listing of `units` copies at `unitPrice` each: 6 % of it fees. */
export function listingParameters(
  change: { units?: bigint; unitPrice?: bigint; token?: `0x${string}` } = {},
): OrderParameters {
  const { units = 1n, unitPrice = 1000n, token = ZERO_ADDRESS } = change;
  const total = units * unitPrice;
  const pay = (amount: bigint, recipient: `0x${string}`) => ({
    itemType: token === ZERO_ADDRESS ? (0 as const) : (1 as const),
    token,
    identifierOrCriteria: '0',
    startAmount: amount.toString(),
    endAmount: amount.toString(),
    recipient,
  });
  return {
    offerer: lower(SELLER.address),
    zone: ZERO_ADDRESS,
    offer: [
      {
        itemType: units === 1n ? 2 : 3,
        token: COLLECTION,
        identifierOrCriteria: '7',
        startAmount: units.toString(),
        endAmount: units.toString(),
      },
    ],
    consideration: [
      pay((total * 94n) / 100n, lower(SELLER.address)),
      pay(total / 100n, MARKET),
      pay((total * 5n) / 100n, CREATOR),
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

/** A signed listing as the server answers it; in a currency without decimals, unless a test says otherwise. */
export async function makeListing(
  change: { units?: bigint; unitPrice?: bigint; token?: `0x${string}`; decimals?: number } = {},
): Promise<Order> {
  const parameters = listingParameters(change);
  const { decimals = 0 } = change;
  const unitPrice = change.unitPrice ?? 1000n;
  const units = (change.units ?? 1n).toString();
  return {
    uuid: ORDER_UUID,
    hash: hashOrder(parameters),
    side: 'listing',
    network: 'meridian',
    chainId: 31337,
    protocolAddress: SEAPORT_ADDRESS,
    maker: parameters.offerer,
    price: {
      amount: formatUnits(unitPrice, decimals),
      value: unitPrice.toString(),
      amountUsd: '1',
      logo: '',
      token: { address: change.token ?? ZERO_ADDRESS, symbol: change.token ? 'WETH' : 'ETH', decimals },
    },
    maxAmount: units,
    tokensRemaining: units,
    startTime: 1,
    endTime: 4102444800,
    nft: {
      uuid: ORDER_UUID,
      name: 'Isohypse #7',
      collectionUuid: ORDER_UUID,
      collectionSlug: 'isohypse',
      collectionName: 'Isohypse',
      collectionAddress: COLLECTION,
      identifier: '7',
      image: 'https://world.vitrine.invalid/isohypse/7.svg',
      itemType: units === '1' ? 2 : 3,
    },
    parameters,
    signature: await SELLER.sign({ hash: orderDigest(parameters, 31337) }),
    state: 'active',
    reason: null,
    extraData: '0x',
    permissionEnds: null,
    criteria: null,
    criteriaProof: [],
  };
}

/** Signs as a wallet does that is handed EIP-712 data. */
export function signTypedData(data: TypedData): Promise<`0x${string}`> {
  const { EIP712Domain: _, ...types } = data.types;
  return SELLER.signTypedData({ ...data, types, message: data.message as Record<string, unknown> });
}

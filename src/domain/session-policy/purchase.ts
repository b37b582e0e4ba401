import { numberToHex, pad, toFunctionSelector } from 'viem/utils';
import { seaportAbi } from '../seaport-calls.ts';
import { CONDITION, LIMIT_TYPE, type Constraint, type SessionConfig } from './config.ts';

const UNLIMITED = { limitType: LIMIT_TYPE.unlimited, limit: 0n, period: 0n } as const;

/**
 * Words of `fulfillAdvancedOrder`'s data where they stand in an order of one item. Where a place is named by an
 * offset, the offset is held as well: otherwise the words could mean something else.
 */
const WORD = {
  orderOffset: 0n,
  conduitKey: 2n,
  recipient: 3n,
  parametersOffset: 4n,
  zone: 10n,
  offerOffset: 11n,
  considerationOffset: 12n,
  orderType: 13n,
  offerLength: 20n,
  offeredType: 21n,
  paidType: 27n,
} as const;

export type PurchaseWord = keyof typeof WORD;
/** Which of the words that `purchasePolicy` holds stands there. */
export const purchaseWord = (index: bigint): PurchaseWord | null =>
  (Object.keys(WORD) as PurchaseWord[]).find((name) => WORD[name] === index) ?? null;

const constraint = (
  index: bigint,
  condition: Constraint['condition'],
  reference: bigint | `0x${string}`,
): Constraint => ({
  index,
  condition,
  refValue: typeof reference === 'bigint' ? numberToHex(reference, { size: 32 }) : pad(reference, { size: 32 }),
  limit: UNLIMITED,
});

/**
 * The session that the app proposes: single purchases in the native currency, up to `limit` altogether.
 *
 * A stolen key could otherwise fill an order of its thief's that takes what the account has approved. So only
 * orders that name the marketplace's zone and need its permission are allowed: the server gives that for orders
 * which it has judged, where all parties are paid in one currency. Their first payment is native, hence all are;
 * they offer an item, so the account buys; and what they offer goes to the account itself.
 *
 * `limit`, `maxPerPurchase` and `feeLimit` in base units, `expiresAt` in seconds.
 */
export function purchasePolicy(o: {
  signer: `0x${string}`;
  seaport: `0x${string}`;
  zone: `0x${string}`;
  limit: bigint;
  maxPerPurchase?: bigint;
  feeLimit: bigint;
  expiresAt: bigint;
}): SessionConfig {
  const lower = (address: `0x${string}`) => address.toLowerCase() as `0x${string}`;
  const { equal, greaterOrEqual, lessOrEqual } = CONDITION;
  const fulfil = seaportAbi.find((one) => one.type === 'function' && one.name === 'fulfillAdvancedOrder');
  if (!fulfil) throw new TypeError('Seaport has no such call');
  return {
    signer: lower(o.signer),
    expiresAt: o.expiresAt,
    feeLimit: { limitType: LIMIT_TYPE.lifetime, limit: o.feeLimit, period: 0n },
    callPolicies: [
      {
        target: lower(o.seaport),
        selector: toFunctionSelector(fulfil),
        maxValuePerUse: o.maxPerPurchase ?? o.limit,
        valueLimit: { limitType: LIMIT_TYPE.lifetime, limit: o.limit, period: 0n },
        constraints: [
          constraint(WORD.orderOffset, equal, 0x80n),
          constraint(WORD.conduitKey, equal, 0n),
          constraint(WORD.recipient, equal, 0n),
          constraint(WORD.parametersOffset, equal, 0xa0n),
          constraint(WORD.zone, equal, lower(o.zone)),
          constraint(WORD.offerOffset, equal, 0x160n),
          constraint(WORD.considerationOffset, equal, 0x220n),
          // Restricted, full or partial; a contract's order would not ask the zone.
          constraint(WORD.orderType, greaterOrEqual, 2n),
          constraint(WORD.orderType, lessOrEqual, 3n),
          constraint(WORD.offerLength, equal, 1n),
          constraint(WORD.offeredType, greaterOrEqual, 2n),
          constraint(WORD.paidType, equal, 0n),
        ],
      },
    ],
    transferPolicies: [],
  };
}

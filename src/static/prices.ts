import type { Order, Price } from '../contract/order.ts';
import type { StaticItem, StaticMarket } from '../contract/static-market.ts';
import type { Token } from '../contract/token.ts';
import { usdAtRate } from '../domain/dollars.ts';
import { roundDecimal } from '../domain/decimals.ts';
import { formatUnits, parseUnits } from '../domain/money.ts';
import { SEAPORT_ADDRESS } from '../domain/order.ts';
import { itemName, identityOf } from './catalogue.ts';
import type { Judged } from './judge.ts';
import type { Terms } from './terms.ts';

type Rates = StaticMarket['rates'];

/** Of whole tokens; without one, prices in it come after all others. */
const rateOf = (rates: Rates, { symbol }: Token) => rates[symbol.toUpperCase()] ?? '0';

/** Dollars by the rates of the export's day: they are compared with each other, and shown nowhere. */
export const priceOf = (value: bigint, token: Token, rates: Rates): Price => ({
  amount: formatUnits(value, token.decimals),
  value: value.toString(),
  amountUsd: roundDecimal(usdAtRate(value, token.decimals, rateOf(rates, token)), 2),
  usdRate: rateOf(rates, token),
  logo: '',
  token,
});

const MICRO_PLACES = 6;
const weight = ({ unitValue, token }: Terms, rates: Rates) =>
  (unitValue * (parseUnits(rateOf(rates, token), MICRO_PLACES) ?? 0n)) / 10n ** BigInt(token.decimals);

/** The cheapest first. */
export function byPrice(rates: Rates) {
  return (one: Judged, other: Judged): number => {
    const difference = weight(one.terms, rates) - weight(other.terms, rates);
    return difference === 0n ? (one.terms.hash < other.terms.hash ? -1 : 1) : difference < 0n ? -1 : 1;
  };
}

const criteriaOf = (trait: string | null) => {
  const [traitType = '', ...value] = trait?.split(':') ?? [];
  return trait === null ? null : { traitType, value: value.join(':') };
};

/** An order as the contract tells it. `item`: its own; null of an offer on several. */
export function orderOf(judged: Judged, item: StaticItem | null, rates: Rates): Order {
  const { terms, state, reason, remaining, maxAmount } = judged;
  const { entry, signed } = terms;
  const { collection, network } = entry;
  const identity = item && identityOf(entry, item);
  const criteria = criteriaOf(terms.trait);
  return {
    uuid: terms.uuid,
    hash: terms.hash,
    side: terms.side,
    network: network.slug,
    chainId: network.chainId,
    protocolAddress: SEAPORT_ADDRESS,
    maker: terms.maker,
    price: priceOf(terms.unitValue, terms.token, rates),
    maxAmount: maxAmount.toString(),
    tokensRemaining: remaining.toString(),
    startTime: terms.startTime,
    endTime: terms.endTime,
    nft: {
      uuid: identity?.uuid ?? null,
      name: item === null ? collection.name : itemName(entry, item),
      collectionUuid: entry.uuid,
      collectionSlug: collection.slug,
      collectionName: collection.name,
      collectionAddress: collection.address,
      identifier: terms.identifier,
      image: item?.image ?? collection.image,
      itemType: collection.itemType,
    },
    parameters: signed.parameters,
    signature: signed.signature,
    state: state === 'active' ? 'active' : 'inactive',
    reason,
    extraData: '0x',
    permissionEnds: null,
    criteria,
    criteriaProof: [],
  };
}

import { encodeEventTopics, erc20Abi, padHex, parseAbi, type Hex } from 'viem';
import type { MarketNetwork } from '../core/networks.ts';
import { eventTopics } from './decode.ts';

/** Which logs are wanted: of these contracts, with one of these topics at each place. */
export type Ask = { addresses: readonly string[]; topics: readonly (readonly Hex[] | null)[] };

/** Nodes take a thousand words at a place. */
export const MAKERS_AT_ONCE = 500;

const wrappedAbi = parseAbi([
  'event Deposit(address indexed dst, uint256 wad)',
  'event Withdrawal(address indexed src, uint256 wad)',
]);
const [transfer] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' });
const [approval] = encodeEventTopics({ abi: erc20Abi, eventName: 'Approval' });
const [deposit] = encodeEventTopics({ abi: wrappedAbi, eventName: 'Deposit' });
const [withdrawal] = encodeEventTopics({ abi: wrappedAbi, eventName: 'Withdrawal' });

/** What is traded: Seaport's events and the collections'. */
export const marketAsk = (network: MarketNetwork, collections: readonly { address: string }[]): Ask => ({
  addresses: [network.seaport, ...collections.map(({ address }) => address)],
  topics: [eventTopics],
});

/**
 * The money of these makers, in any currency: what they send, allow, wrap and receive. Never all logs of a currency: those
 * are most of what a busy network holds.
 */
export function moneyAsks(network: MarketNetwork, makers: readonly string[]): Ask[] {
  const addresses = network.tokens.map(({ address }) => address).filter((one) => one !== network.currency.address);
  const asks: Ask[] = [];
  for (let from = 0; from < makers.length; from += MAKERS_AT_ONCE) {
    const some = makers.slice(from, from + MAKERS_AT_ONCE).map((maker) => padHex(maker as Hex, { size: 32 }));
    asks.push({ addresses, topics: [[transfer, approval, deposit, withdrawal], some] });
    asks.push({ addresses, topics: [[transfer], null, some] });
  }
  return asks;
}

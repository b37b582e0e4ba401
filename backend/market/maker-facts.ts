import { erc1155Abi, erc20Abi, erc721Abi, type ContractFunctionParameters } from 'viem';
import type { MakerFacts, OrderToCheck } from '../stores/orders.ts';
import type { MarketNetwork } from '../core/networks.ts';
import { readMany } from '../core/read-many.ts';
import { ITEM } from '../seaport/item-types.ts';
import { seaportAbi } from '../seaport/seaport-abi.ts';

const CALLS_AT_ONCE = 400;

type Call = ContractFunctionParameters;

/** Collects calls, each asked once, and reads them in a few multicalls. */
class CallBatch {
  readonly #calls: Call[] = [];
  readonly #places = new Map<string, number>();

  add(key: string, call: Call): () => unknown {
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.#calls.push(call) - 1;
      this.#places.set(key, place);
    }
    const index = place;
    return () => this.#results[index];
  }

  #results: unknown[] = [];

  /** A call that reverts answers undefined; an RPC that does not answer throws. */
  async read(network: MarketNetwork, blockNumber?: bigint): Promise<void> {
    for (let from = 0; from < this.#calls.length; from += CALLS_AT_ONCE) {
      this.#results.push(...(await readMany(network, this.#calls.slice(from, from + CALLS_AT_ONCE), blockNumber)));
    }
  }
}

const uint = (value: unknown): bigint => (typeof value === 'bigint' ? value : 0n);
const same = (value: unknown, address: string) => typeof value === 'string' && value.toLowerCase() === address;

/**
 * Reads from the chain what decides these orders: counters, holdings, approvals, money. With a block, as it stands after
 * that one: a node that lags then answers with an error, not with what was before.
 */
export async function readMakerFacts(
  network: MarketNetwork,
  orders: readonly OrderToCheck[],
  blockNumber?: bigint,
): Promise<MakerFacts[]> {
  const batch = new CallBatch();
  const answers = orders.map((order) => {
    const { maker, operator, contract, token } = order;
    const counter = batch.add(`counter:${maker}`, {
      address: network.seaport,
      abi: seaportAbi,
      functionName: 'getCounter',
      args: [maker],
    });
    if (order.side === 'offer') {
      const balance = batch.add(`money:${token}:${maker}`, {
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [maker],
      });
      const allowance = batch.add(`allowance:${token}:${maker}:${operator}`, {
        address: token,
        abi: erc20Abi,
        functionName: 'allowance',
        args: [maker, operator],
      });
      return () => {
        const unit = BigInt(order.unitValue);
        const affordable = unit === 0n ? 0n : uint(balance()) / unit;
        const allowed = unit === 0n ? 0n : uint(allowance()) / unit;
        return {
          counter: uint(counter()),
          holds: affordable < allowed ? affordable : allowed,
          approved: allowed > 0n,
        };
      };
    }
    const id = BigInt(order.identifier ?? '0');
    const forAll = batch.add(`all:${contract}:${maker}:${operator}`, {
      address: contract,
      // ERC-721's and ERC-1155's are the same call.
      abi: erc721Abi,
      functionName: 'isApprovedForAll',
      args: [maker, operator],
    });
    if (order.itemType === ITEM.ERC1155) {
      const copies = batch.add(`copies:${contract}:${maker}:${id}`, {
        address: contract,
        abi: erc1155Abi,
        functionName: 'balanceOf',
        args: [maker, id],
      });
      return () => ({ counter: uint(counter()), holds: uint(copies()), approved: forAll() === true });
    }
    const owner = batch.add(`owner:${contract}:${id}`, {
      address: contract,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [id],
    });
    const single = batch.add(`single:${contract}:${id}`, {
      address: contract,
      abi: erc721Abi,
      functionName: 'getApproved',
      args: [id],
    });
    return () => ({
      counter: uint(counter()),
      holds: same(owner(), maker) ? 1n : 0n,
      approved: forAll() === true || same(single(), operator),
    });
  });
  await batch.read(network, blockNumber);
  return orders.map((order, index) => {
    const facts = answers[index]?.() ?? { counter: 0n, holds: 0n, approved: false };
    return {
      hash: order.hash,
      counter: facts.counter.toString(),
      // A balance beyond 78 digits cannot be, a lying contract can.
      holds: facts.holds.toString(),
      approved: facts.approved,
    };
  });
}

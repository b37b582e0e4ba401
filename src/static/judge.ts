import type { Order } from '../contract/order.ts';
import { ITEM } from '../domain/item-types.ts';
import { SEAPORT_ADDRESS } from '../domain/order.ts';
import { seaportAbi } from '../domain/seaport-calls.ts';
import { erc1155Abi, erc20Abi, erc721Abi } from '../domain/token-abis.ts';
import { read } from './chain.ts';
import type { Entry } from './catalogue.ts';
import type { Terms } from './terms.ts';

/** What can be done with an order now: by the chain and the clock, for nobody else says so here. */
export type Judged = {
  terms: Terms;
  state: 'active' | 'inactive' | 'filled' | 'cancelled' | 'expired';
  reason: Order['reason'];
  /** Units left on the order, and those that can be taken now. */
  remaining: bigint;
  maxAmount: bigint;
};

const at = ({ network, collection }: Entry) => ({ chainId: network.chainId, to: collection.address });

/** The holder of a single-copy item, in lower case; null where it is burnt. */
export async function readOwner(entry: Entry, identifier: string): Promise<`0x${string}` | null> {
  const owner = await read(at(entry), { abi: erc721Abi, functionName: 'ownerOf', args: [BigInt(identifier)] });
  return owner === null ? null : (owner.toLowerCase() as `0x${string}`);
}

/** How many copies of an item somebody has. */
export async function readHeld(entry: Entry, identifier: string, owner: `0x${string}`): Promise<bigint> {
  if (entry.collection.itemType === ITEM.ERC721) return (await readOwner(entry, identifier)) === owner ? 1n : 0n;
  const args = [owner, BigInt(identifier)] as const;
  return (await read(at(entry), { abi: erc1155Abi, functionName: 'balanceOf', args })) ?? 0n;
}

/** Units that its maker could deliver now, and whether Seaport may move them. */
async function deliverable({ entry, side, maker, identifier, unitValue, token }: Terms) {
  if (side === 'listing') {
    const args = [maker, SEAPORT_ADDRESS] as const;
    const [held, isApproved] = await Promise.all([
      readHeld(entry, identifier ?? '0', maker),
      read(at(entry), { abi: erc721Abi, functionName: 'isApprovedForAll', args }),
    ]);
    return { held, isApproved: isApproved === true };
  }
  const money = { chainId: entry.network.chainId, to: token.address };
  const [balance, allowance] = await Promise.all([
    read(money, { abi: erc20Abi, functionName: 'balanceOf', args: [maker] }),
    read(money, { abi: erc20Abi, functionName: 'allowance', args: [maker, SEAPORT_ADDRESS] }),
  ]);
  return { held: (balance ?? 0n) / unitValue, isApproved: (allowance ?? 0n) >= unitValue };
}

/** Seaport's rules, in the order in which they are final. @throws where the network does not answer */
export async function judge(terms: Terms): Promise<Judged> {
  const { entry, hash, maker, units, side, partial } = terms;
  const seaport = { chainId: entry.network.chainId, to: SEAPORT_ADDRESS } as const;
  const [status, counter, { held, isApproved }] = await Promise.all([
    read(seaport, { abi: seaportAbi, functionName: 'getOrderStatus', args: [hash] }),
    read(seaport, { abi: seaportAbi, functionName: 'getCounter', args: [maker] }),
    deliverable(terms),
  ]);
  const [, isCancelled, filled, size] = status ?? [false, true, 0n, 0n];
  const remaining = size === 0n ? units : units - (units * filled) / size;
  const over = (state: Judged['state'], reason: Judged['reason'] = null): Judged => ({
    terms,
    state,
    reason,
    remaining,
    maxAmount: 0n,
  });
  const now = Date.now() / 1000;
  if (isCancelled || counter?.toString() !== terms.signed.parameters.counter) return over('cancelled');
  if (remaining === 0n) return over('filled');
  if (terms.endTime <= now) return over('expired');
  if (terms.startTime > now) return over('inactive', 'not-started');
  const most = held < remaining ? held : remaining;
  if (most === 0n || (!partial && most < remaining))
    return over('inactive', side === 'listing' ? 'not-holder' : 'low-balance');
  if (!isApproved) return over('inactive', 'not-approved');
  return { terms, state: 'active', reason: null, remaining, maxAmount: most };
}

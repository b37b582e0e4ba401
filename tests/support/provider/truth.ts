import { collectionUuid, nftUuid } from '../../../src/contract/identity.ts';
import { collectionAddress, editionsAddress } from '../server/market.ts';
import type { SyntheticChain, View } from './chain.ts';
import type { Logs } from './logs.ts';
import type { World } from './world.ts';
import type { Database } from '../../../backend/db/database.ts';

type Rows = 'transfers' | 'sales' | 'fills' | 'cancels' | 'owners' | 'balances' | 'approvals' | 'metadata';
export type Index = Record<Rows, string[]>;

/** A collection's uuid and an account. */
const APPROVAL_KEY = 36 + 1 + 42;
const CHAIN_ID = 31337;
const tokenUuid = (id: bigint) => nftUuid(CHAIN_ID, collectionAddress, id);
const editionUuid = (id: bigint) => nftUuid(CHAIN_ID, editionsAddress, id);
const row = (...cells: unknown[]) => cells.map(String).join(' ');

/** What an index of these blocks must hold, as the generator knows it: nothing here reads a log. */
export function truthOf(chain: SyntheticChain, world: World, logs: Logs, from: number): Index {
  const view: View = chain.view();
  const found: Index = {
    transfers: [],
    sales: [],
    fills: [],
    cancels: [],
    owners: [],
    balances: [],
    approvals: [],
    metadata: [],
  };
  /** The ends of what tokens were told of: together one range. */
  const changed: bigint[] = [];
  const owners = new Map<string, string>();
  const approvals = new Map<string, string>();
  const held = new Map<string, bigint>();
  const editions = new Set<bigint>();
  const hold = (nft: string, owner: string, amount: bigint) => {
    if (/^0x0+$/.test(owner)) return;
    const key = row(nft, owner);
    held.set(key, (held.get(key) ?? 0n) + amount);
  };
  for (let number = from; number <= view.head; number += 1) {
    if (!world.isBusy(number)) continue;
    const hash = chain.blockHash(view, number);
    for (const { event, index } of logs.placed(view, number)) {
      if (event.kind === 'transfer' || event.kind === 'sale' || event.kind === 'edition') {
        const nft = event.kind === 'edition' ? editionUuid(event.id) : tokenUuid(event.token);
        const amount = event.kind === 'edition' ? event.amount : 1n;
        const transaction = logs.transactionOf(view, number, index);
        found.transfers.push(row(number, hash, index, transaction, nft, event.from, event.to, amount));
        if (event.kind === 'edition') editions.add(event.id);
        hold(nft, event.from, -amount);
        hold(nft, event.to, amount);
        if (event.kind !== 'edition') owners.set(nft, event.to);
      }
      if (event.kind === 'sale') {
        const { token, from: seller, to, price, order } = event;
        found.sales.push(row(number, hash, index, order, tokenUuid(token), seller, to, price));
        found.fills.push(row(number, hash, index + 1, order, 1));
      }
      if (event.kind === 'approvalForAll') {
        const key = row(collectionUuid(CHAIN_ID, event.contract), event.owner);
        approvals.set(key, row(event.given, number, index));
      }
      if (event.kind === 'uri' && editions.has(event.id)) found.metadata.push(editionUuid(event.id));
      if (event.kind === 'changed') changed.push(event.from, event.to);
      if (event.kind === 'cancel') found.cancels.push(row(number, hash, index, event.order));
    }
  }
  if (changed.length > 0) {
    const [first, last] = [changed.reduce((a, b) => (a < b ? a : b)), changed.reduce((a, b) => (a > b ? a : b))];
    found.metadata.push(row(collectionUuid(CHAIN_ID, collectionAddress), first, last));
  }
  for (const [nft, owner] of owners) found.owners.push(row(nft, owner));
  for (const [key, amount] of held) if (amount > 0n) found.balances.push(row(key, amount));
  for (const [key, last] of approvals) found.approvals.push(row(key, last));
  for (const rows of Object.values(found)) rows.sort();
  return found;
}

const queries: Record<keyof Index, string> = {
  transfers: `select concat_ws(' ', block_number, block_hash, log_index, transaction_hash, nft_uuid, sender, receiver, amount) as row from transfers`,
  sales: `select concat_ws(' ', block_number, block_hash, log_index, order_hash, nft_uuid, seller, buyer, unit_value) as row from sales`,
  fills: `select concat_ws(' ', block_number, block_hash, log_index, order_hash, units) as row from order_fills`,
  cancels: `select concat_ws(' ', block_number, block_hash, log_index, order_hash) as row from order_cancels`,
  owners: `select concat_ws(' ', uuid, owner) as row from nfts where owner is not null`,
  // What a re-org took back is asked of the chain, and is no part of the index until it is read again.
  approvals: `select concat_ws(' ', collection_uuid, owner, case when given then 'true' else 'false' end, block_number, log_index) as row from approvals`,
  metadata: `select uuid as row from nfts where metadata_asks > 0
    union all select concat_ws(' ', collection_uuid, wanted_from, wanted_to) from metadata_ranges`,
  balances: `select concat_ws(' ', nft_uuid, owner, amount) as row from balances`,
};

/** What is stored, in the same words. */
export async function indexOf(database: Database): Promise<Index> {
  const rows = await Promise.all(
    Object.entries(queries).map(async ([name, sql]) => {
      const found = await database.query<{ row: string }>(sql);
      return [name, found.map((one) => one.row).toSorted()] as const;
    }),
  );
  return Object.fromEntries(rows) as Index;
}

/** Where the two differ, the first few of each. */
export function differences(truth: Index, index: Index): string[] {
  return (Object.keys(truth) as (keyof Index)[]).flatMap((name) => {
    const [known, stored] = [new Set(truth[name]), new Set(index[name])];
    const takenBack = name === 'approvals' ? index[name].filter((one) => one.includes(' -1 ')) : [];
    const isOpen = (one: string) =>
      takenBack.some((other) => other.slice(0, APPROVAL_KEY) === one.slice(0, APPROVAL_KEY));
    const missing = truth[name].filter((one) => !stored.has(one) && !isOpen(one));
    const wrong = index[name].filter((one) => !known.has(one) && !isOpen(one));
    if (missing.length + wrong.length === 0) return [];
    return [
      `${name}: ${missing.length} missing, ${wrong.length} wrong of ${truth[name].length}: ${[...missing.slice(0, 1), ...wrong.slice(0, 1)].join(' | ')}`,
    ];
  });
}

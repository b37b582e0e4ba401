import { zeroAddress, zeroHash } from 'viem';
import type {
  StaticCollection,
  StaticItem,
  StaticMarket,
  StaticNetwork,
  StaticPart,
} from '../../src/contract/static-market.ts';
import { StartError } from '../config.ts';
import type { ExportRecord } from '../core/export-records.ts';
import { readExport, requireWhole } from './export-file.ts';
import { staticTheme, type StaticTheme, type ThemeRecord } from './static-theme.ts';

/* A static market from an export: what its files hold. */

type Network = Extract<ExportRecord, { part: 'network' }>;
type Held = { collection: StaticCollection; part: StaticPart };

const PREVIEWS = 5;
const keyOf = (chainId: number, address: string) => `${chainId}:${address}`;

/** Whether somebody can fill it without this market's server, and without a conduit of somebody's. */
function isOpen({ order }: Extract<ExportRecord, { part: 'order' }>, { seaport }: Network): boolean {
  const { zone, orderType, zoneHash, conduitKey } = order.parameters;
  return (
    zone === zeroAddress &&
    orderType <= 1 &&
    zoneHash === zeroHash &&
    conduitKey === zeroHash &&
    order.protocolAddress === seaport
  );
}

const fileOf = (chainId: number, address: string) => `/market/${chainId}-${address}.json`;

export type StaticFiles = {
  market: StaticMarket;
  parts: { file: string; part: StaticPart }[];
  unserved: string[];
  /** Null where all is built in. */
  theme: StaticTheme | null;
};

/**
 * Reads an export whole. `rpcs`: by chain id; what is on other networks is left out, and they are named.
 * @throws StartError where it is damaged, its mark is no picture, or none of its networks has a node
 */
export async function readStaticMarket(
  file: string,
  o: { rpcs: ReadonlyMap<number, readonly string[]>; signer: string | undefined; rates: ReadonlyMap<string, string> },
): Promise<StaticFiles> {
  const { madeAt, origin, signer } = await requireWhole(file, o.signer);
  const networks = new Map<number, Network>();
  const held = new Map<string, Held>();
  const looks: ThemeRecord[] = [];
  let leftOut = 0;
  for await (const record of readExport(file)) {
    if (record.part === 'theme' || record.part === 'legal-text') {
      looks.push(record);
      continue;
    }
    if (record.part === 'network') {
      networks.set(record.chainId, record);
      continue;
    }
    const network = networks.get(record.chainId);
    if (network === undefined || !o.rpcs.has(record.chainId)) continue;
    if (record.part === 'collection') {
      const { part: _, deployedBlock: __, ...told } = record;
      const { chainId, address } = told;
      held.set(keyOf(chainId, address), {
        collection: { ...told, items: 0, orders: 0, previews: [], file: fileOf(chainId, address) },
        part: { items: [], orders: [], criteria: [] },
      });
      continue;
    }
    const place = held.get(keyOf(record.chainId, record.collection));
    if (place === undefined) continue;
    const { collection, part } = place;
    if (record.part === 'item') {
      const { part: _, chainId: __, collection: ___, ...item } = record;
      part.items.push(item satisfies StaticItem);
    } else if (record.part === 'criteria') {
      const told = part.criteria.find(({ root }) => root === record.root);
      if (told) told.identifiers.push(...record.identifiers);
      else part.criteria.push({ root: record.root, identifiers: [...record.identifiers] });
    } else if (isOpen(record, network)) {
      part.orders.push({ trait: record.trait, order: record.order });
      collection.orders += 1;
    } else leftOut += 1;
  }
  for (const { collection, part } of held.values()) {
    part.items.sort((a, b) => (BigInt(a.identifier) < BigInt(b.identifier) ? -1 : 1));
    collection.items = part.items.length;
    collection.previews = part.items.flatMap(({ image }) => (image === '' ? [] : [image])).slice(0, PREVIEWS);
  }
  const served = [...networks.values()].filter(({ chainId }) => o.rpcs.has(chainId));
  if (served.length === 0)
    throw new StartError(
      `${file} has the networks ${[...networks.values()].map(({ slug, chainId }) => `${slug} (${chainId})`).join(', ')}: name a node of one, --rpc CHAIN=URL.`,
    );
  const market: StaticMarket = {
    format: 1,
    madeAt,
    origin,
    signer,
    networks: served.map((network) => networkOf(network, o.rpcs.get(network.chainId) ?? [])),
    collections: [...held.values()].map(({ collection }) => collection),
    leftOut,
    rates: Object.fromEntries(o.rates),
  };
  return {
    market,
    parts: [...held.values()].map(({ collection, part }) => ({ file: collection.file, part })),
    unserved: [...networks.values()].filter(({ chainId }) => !o.rpcs.has(chainId)).map(({ slug }) => slug),
    theme: await staticTheme(looks),
  };
}

const networkOf = (network: Network, rpcUrls: readonly string[]): StaticNetwork => ({
  chainId: network.chainId,
  slug: network.slug,
  name: network.name,
  rpcUrls: [...rpcUrls],
  currency: network.currency,
  explorerTransactionUrl: network.explorerTransactionUrl,
  wrapped: network.wrapped,
  tokens: network.tokens,
  feeRecipient: network.feeRecipient,
});

import * as v from 'valibot';
import { orderParametersSchema } from '../../src/contract/order.ts';
import { IDENTIFIERS_AT_ONCE, ITEM_TEXT, type ExportRecord } from '../core/export-records.ts';
import type { MarketNetwork } from '../core/networks.ts';
import type { Queries } from '../db/database.ts';
import { collectionColumns, type CollectionRow } from './collections.ts';
import type { StoreContext } from './context.ts';
import { themeRecords } from './export-theme.ts';
import { networkTime } from './networks.ts';

/*
 * A market as an export tells it: catalogue and live orders. Read a page at a time by keys, so that it costs the same
 * memory however large the market is, and nobody waits for it. An order that changes meanwhile is in it or not.
 */

const ROWS_AT_ONCE = 250;
const DESCRIPTION_LENGTH = 5_000;

type Part<Name extends ExportRecord['part']> = Extract<ExportRecord, { part: Name }>;

function networkRecord({ zone, ...network }: MarketNetwork): Part<'network'> {
  return {
    part: 'network',
    chainId: network.chainId,
    slug: network.slug,
    name: network.name,
    currency: network.currency,
    wrapped: network.wrapped,
    tokens: network.tokens,
    explorerTransactionUrl: network.explorerTransactionUrl,
    seaport: network.seaport,
    conduit: network.conduit,
    conduitKey: network.conduitKey,
    zone: zone?.address ?? null,
    feeBps: network.feeBps,
    feeRecipient: network.feeRecipient,
  };
}

const collectionRecord = (row: CollectionRow): Part<'collection'> => ({
  part: 'collection',
  chainId: row.chainId,
  address: row.address,
  slug: row.slug,
  name: row.name,
  description: row.description.slice(0, DESCRIPTION_LENGTH),
  creator: { name: row.creatorName, address: row.creatorAddress },
  image: row.image,
  banner: row.banner,
  itemType: row.itemType,
  royaltyBps: row.royaltyBps,
  royaltyRecipient: row.royaltyRecipient,
  createdAt: row.createdAt,
  deployedBlock: row.deployedBlock,
});

async function* collections(db: Queries, chainId: number): AsyncGenerator<Part<'collection'>> {
  for (let after = ''; ;) {
    const rows = await db.query<CollectionRow>(
      `select ${collectionColumns} from collections where chain_id = $1 and address > $2 and not hidden order by address limit $3`,
      [chainId, after, ROWS_AT_ONCE],
    );
    yield* rows.map(collectionRecord);
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.address ?? '';
  }
}

type ItemRow = Omit<Part<'item'>, 'part' | 'chainId'> & { uuid: string };

/** A source that others can load from; a picture that is written into the metadata itself is read from the chain. */
const isAddress = (source: string) => source.length <= ITEM_TEXT.source && /^(https?|ipfs|ar):/.test(source);

async function* items(db: Queries, chainId: number): AsyncGenerator<Part<'item'>> {
  for (let after = ''; ;) {
    const rows = await db.query<ItemRow>(
      `select n.uuid, c.address as collection, n.identifier, n.name, n.description, n.image, n.supply,
         n.minted_time as minted, n.rank, n.attributes
       from nfts n join collections c on c.uuid = n.collection_uuid
       where n.chain_id = $1 and n.supply > 0 and not c.hidden and n.uuid > $2 order by n.uuid limit $3`,
      [chainId, after, ROWS_AT_ONCE],
    );
    for (const { uuid: _, ...row } of rows)
      yield {
        part: 'item',
        chainId,
        ...row,
        name: row.name.slice(0, ITEM_TEXT.name),
        description: row.description.slice(0, ITEM_TEXT.description),
        image: isAddress(row.image) ? row.image : '',
        attributes: row.attributes
          .filter(({ traitType, value }) => Math.max(traitType.length, value.length) <= ITEM_TEXT.trait)
          .slice(0, ITEM_TEXT.traits),
      };
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.uuid ?? '';
  }
}

/**
 * Orders that are not over, by hash. Not one that waits for a permission of the order it replaces to lapse: elsewhere
 * nobody knows of that permission, and both could be filled.
 */
const LIVE = `o.state in ('active', 'inactive') and o.withdrawn_at is null and not o.replacing
  and o.reason is distinct from 'hidden'`;

type CriteriaRow = { uuid: string; nft: string; collection: `0x${string}`; root: `0x${string}`; identifier: string };

async function* criteria(db: Queries, chainId: number): AsyncGenerator<Part<'criteria'>> {
  for (let last: CriteriaRow | null = null; ;) {
    const rows: CriteriaRow[] = await db.query<CriteriaRow>(
      `select i.collection_uuid as uuid, i.nft_uuid as nft, c.address as collection, i.root, i.identifier
       from criteria_items i join collections c on c.uuid = i.collection_uuid
       where c.chain_id = $1 and (i.collection_uuid, i.root, i.nft_uuid) > ($2, $3, $4)
         and exists (select 1 from orders o where o.collection_uuid = i.collection_uuid and o.criteria_root = i.root
           and ${LIVE})
       order by i.collection_uuid, i.root, i.nft_uuid limit $5`,
      [chainId, last?.uuid ?? '', last?.root ?? '', last?.nft ?? '', IDENTIFIERS_AT_ONCE],
    );
    const records: Part<'criteria'>[] = [];
    for (const { collection, root, identifier } of rows) {
      const record = records.at(-1);
      if (record?.collection === collection && record.root === root) record.identifiers.push(identifier);
      else records.push({ part: 'criteria', chainId, collection, root, identifiers: [identifier] });
    }
    yield* records;
    if (rows.length < IDENTIFIERS_AT_ONCE) return;
    last = rows.at(-1) ?? null;
  }
}

type OrderRow = {
  hash: string;
  side: 'listing' | 'offer';
  collection: `0x${string}`;
  trait: string | null;
  parameters: string;
  protocolAddress: `0x${string}`;
  signature: `0x${string}`;
};

async function* orders(db: Queries, chainId: number): AsyncGenerator<Part<'order'>> {
  const now = await networkTime(db, chainId);
  for (let after = ''; ;) {
    const rows = await db.query<OrderRow>(
      `select o.hash, o.side, c.address as collection, o.criteria_type || ':' || o.criteria_value as trait,
         o.parameters, o.protocol_address as "protocolAddress", o.signature
       from orders o join collections c on c.uuid = o.collection_uuid
       where o.chain_id = $1 and o.hash > $2 and o.end_time > $3 and ${LIVE} order by o.hash limit $4`,
      [chainId, after, now, ROWS_AT_ONCE],
    );
    for (const { side, collection, trait, parameters, protocolAddress, signature } of rows) {
      const order = { parameters: v.parse(orderParametersSchema, JSON.parse(parameters)), protocolAddress, signature };
      yield { part: 'order', chainId, side, collection, trait, order };
    }
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.hash ?? '';
  }
}

/** Everything that an export tells, of the networks that are configured: first its theme and all networks, then what is on them. */
export async function* exportRecords({ database, networks }: StoreContext): AsyncGenerator<ExportRecord> {
  yield* themeRecords(database);
  for (const network of networks.all) yield networkRecord(network);
  for (const { chainId } of networks.all) {
    yield* collections(database, chainId);
    yield* items(database, chainId);
    yield* criteria(database, chainId);
    yield* orders(database, chainId);
  }
}

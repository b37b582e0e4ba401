import type { Subject } from '../../src/contract/operator.ts';
import type { Queries } from '../db/database.ts';
import type { StoreContext } from './context.ts';
import { shownName } from './nft-rows.ts';

type SubjectRow = {
  uuid: string;
  kind: Subject['kind'];
  chainId: number;
  collectionUuid: string;
  slug: string;
  collectionName: string;
  address: `0x${string}`;
  identifier: string | null;
  name: string;
  image: string;
  hidden: boolean;
};

/** Of `n` and `c`, where `n` may be missing. */
const subjectColumns = `case when n.uuid is null then 'collection' else 'item' end as kind, c.chain_id as "chainId",
  c.uuid as "collectionUuid", c.slug, c.name as "collectionName", c.address, n.identifier,
  case when n.uuid is null then c.name else ${shownName} end as name, coalesce(n.image, c.image) as image,
  coalesce(n.hidden, c.hidden) as hidden`;

/** Rows of these uuids, of items and of collections, hidden or not. */
const rowsOf = (db: Queries, uuids: readonly string[]) =>
  db.query<SubjectRow>(
    `select u.uuid, ${subjectColumns} from unnest($1::text[]) u(uuid) left join nfts n on n.uuid = u.uuid
     join collections c on c.uuid = coalesce(n.collection_uuid, u.uuid)`,
    [[...new Set(uuids)]],
  );

function subjectOf(context: StoreContext, row: SubjectRow): Subject[] {
  const network = context.networks.byId(row.chainId);
  if (!network) return [];
  const { uuid, kind, name, image, slug, collectionName, address, identifier, hidden } = row;
  const path = `/collections/${slug}${identifier === null ? '' : `/${identifier}`}`;
  const collection = { slug, name: collectionName, address };
  return [{ uuid, kind, name, path, image, network: network.slug, collection, identifier, hidden }];
}

/** What decisions are about, by uuid; what the market does not have, or on no configured network, is left out. */
export async function subjectsOf(context: StoreContext, uuids: readonly string[]): Promise<Map<string, Subject>> {
  const rows = uuids.length === 0 ? [] : await rowsOf(context.database, uuids);
  return new Map(rows.flatMap((row) => subjectOf(context, row).map((subject) => [row.uuid, subject])));
}

/** What a decision has to know of its subject; null where the market does not have it. */
export async function placeOfSubject(
  db: Queries,
  uuid: string,
): Promise<Pick<SubjectRow, 'kind' | 'chainId' | 'collectionUuid' | 'hidden'> | null> {
  const [row] = await rowsOf(db, [uuid]);
  return row ?? null;
}

/** By a page's path, a link to it, or a uuid; a collection by its contract or its name, too. */
export async function findSubject(context: StoreContext, text: string): Promise<Subject | null> {
  const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.exec(text)?.[0].toLowerCase();
  if (uuid !== undefined) return (await subjectsOf(context, [uuid])).get(uuid) ?? null;
  const [, slug, identifier] =
    /(?:^|\/)collections\/([A-Za-z0-9-]{1,64})(?:\/(0|[1-9][0-9]{0,77}))?\/?(?:[?#].*)?$/.exec(text) ?? [];
  const [row] = await context.database.query<SubjectRow>(
    `select coalesce(n.uuid, c.uuid) as uuid, ${subjectColumns} from collections c
     left join nfts n on n.collection_uuid = c.uuid and n.identifier = $2::numeric
     where (c.slug = $1 or c.address = $1 or ($3::boolean and lower(c.name) = $1))
       and ($2::numeric is null or n.uuid is not null)
     order by c.slug = $1 desc, c.chain_id limit 1`,
    [(slug ?? text).toLowerCase(), identifier ?? null, slug === undefined],
  );
  return (row && subjectOf(context, row)[0]) ?? null;
}

import type { Database, Queries } from '../db/database.ts';
import { storedPrice } from '../core/price.ts';
import { collectionColumns, type CollectionRow } from './collections.ts';
import { likePattern, type StoreContext } from './context.ts';
import { wordsAlike } from './name-words.ts';
import { nftColumns, nftJoins, shownName, type NftRow } from './nft-rows.ts';
import { isSmall } from './nft-totals.ts';
import { ofShownCollection } from './shown.ts';
import type { AutocompleteCollection, AutocompleteNft } from '../../src/contract/collection.ts';

/** `pattern` is taken literally. */
type Search = { pattern: string; size: number; chainId: number | null };
type NftSearch = Search & { collection: CollectionRow | null };

/** A pattern may match a whole market: so many matches are put in order, and no more are read. */
const CANDIDATES = 200;
/** The trigram indexes know nothing of less; shorter patterns are beginnings. */
const TRIGRAM = 3;
/** Which share of a word's trigrams a misspelt one keeps at least: `glss` for Glass has 0.4, `treiste` for Trieste 0.33. */
const ALIKE = 0.3;

/** What `ask` finds by likeness of words, where the pattern itself is in no name. */
async function alike<Found>(database: Database, pattern: string, ask: (db: Queries) => Promise<Found[]>) {
  if (pattern.length < TRIGRAM) return [];
  return database.transaction(async (tx) => {
    await tx.query(`set local pg_trgm.word_similarity_threshold = ${ALIKE}`);
    return ask(tx);
  });
}

/** The beginning of an address, from which it can be told apart: lower case, as addresses are stored. */
const addressStart = (pattern: string): string | null =>
  /^0x[0-9a-f]{2,40}$/i.test(pattern) ? pattern.toLowerCase() : null;

/** Accounts that hold something and whose address begins like the pattern; each is one step along the index. */
export async function searchAccounts(
  database: Database,
  o: Pick<Search, 'pattern' | 'size'>,
): Promise<{ address: `0x${string}` }[]> {
  const start = addressStart(o.pattern);
  if (start === null) return [];
  // After every address that begins so.
  const end = `${start}g`;
  return database.query(
    `with recursive found (address, place) as (
       (select owner, 1 from balances where owner >= $1 and owner < $2 order by owner limit 1)
       union all
       select (select owner from balances where owner > f.address and owner < $2 order by owner limit 1), f.place + 1
       from found f where f.address is not null and f.place < $3)
     select address from found where address is not null order by address`,
    [start, end, o.size],
  );
}

type FoundCollection = CollectionRow & { creatorLikeness: number };
const foundColumns = `${collectionColumns}, similarity(creator_name, $1) as "creatorLikeness"`;

/**
 * Collections whose name, slug or artist holds the pattern, or whose address begins with it, earliest match in the
 * name first; where there is none, those that are spelt alike, the likest first.
 */
export async function searchCollections(database: Database, o: Search): Promise<FoundCollection[]> {
  const exact = await database.query<FoundCollection>(
    `select ${foundColumns} from (
       select * from collections
       where (name ilike $3 or slug ilike $3 or creator_name ilike $3 or starts_with(address, $5)) and ($2::bigint is null or chain_id = $2::bigint)
         and not hidden
       limit ${CANDIDATES}) found
     order by (creator_name ilike $3 and not name ilike $3 and not slug ilike $3), position(lower($1) in lower(name)),
       volume_rank desc, slug limit $4`,
    [o.pattern, o.chainId, likePattern(o.pattern), o.size, addressStart(o.pattern)],
  );
  if (exact.length > 0) return exact;
  return alike(database, o.pattern, (db) =>
    db.query<FoundCollection>(
      `select ${foundColumns} from (
         select * from collections
         where ($1 <% name or $1 <% creator_name) and ($2::bigint is null or chain_id = $2::bigint) and not hidden
         limit ${CANDIDATES}) found
       order by greatest(word_similarity($1, name), word_similarity($1, creator_name)) desc, volume_rank desc, slug
       limit $3`,
      [o.pattern, o.chainId, o.size],
    ),
  );
}

const within = `n.supply > 0 and ($1::bigint is null or n.chain_id = $1::bigint)
  and ($2::text is null or n.collection_uuid = $2::text) and ${ofShownCollection('n')}`;

const betweenEquals = 'c.volume_rank desc, n.collection_uuid, n.identifier';
/** One by one: a join would read all collections for the few that are met. */
const eachCollection = 'lateral (select * from collections where uuid = n.collection_uuid limit 1) c';

/** Which held items of `candidates` come first in `order`; what they say of themselves is read once they are chosen. */
async function firstOf(db: Queries, o: NftSearch, candidates: string, order: string, params: readonly string[]) {
  const rows = await db.query<{ uuid: string }>(
    `select n.uuid from (${candidates}) n, ${eachCollection} order by ${order}, ${betweenEquals} limit $3`,
    [o.chainId, o.collection?.uuid ?? null, o.size, ...params],
  );
  return rows.map(({ uuid }) => uuid);
}

/**
 * So many items, or pages of the table, are read before the indexes of names are asked, which gather all that have a
 * frequent word. Always the same ones: they are at hand, where a scan of the table would go on from where another is.
 */
const TRIED = { items: 500, pages: 75 };

/** Held items for whose names `where` holds, ordered by `order`; their own parameters are the fourth and later ones. */
async function nftsByName(db: Queries, o: NftSearch, where: string, order: string, ...params: string[]) {
  const among = (rows: string) =>
    firstOf(db, o, `select * from ${rows} n where ${where} and ${within} limit ${CANDIDATES}`, order, params);
  // A small collection is read instead of all names that hold a word.
  if (o.collection !== null && isSmall(o.collection))
    return among('(select * from nfts where collection_uuid = $2 offset 0)');
  const tried = await among(
    o.collection === null
      ? `(select * from nfts where ctid < '(${TRIED.pages},0)'::tid offset 0)`
      : `(select * from nfts where collection_uuid = $2 order by identifier limit ${TRIED.items})`,
  );
  return tried.length < o.size ? among('nfts') : tried;
}

/** Items whose own name holds the pattern, earliest match first. */
function nftsNamed(database: Database, o: NftSearch): Promise<string[]> {
  const order = `position(lower($5) in lower(${shownName}))`;
  return o.pattern.length < TRIGRAM
    ? nftsByName(database, o, 'lower(n.name) like lower($4)', order, likePattern(o.pattern).slice(1), o.pattern)
    : nftsByName(database, o, 'n.name ilike $4', order, likePattern(o.pattern), o.pattern);
}

/** Collections that one half-written word may mean. */
const MEANT_COLLECTIONS = 20;
const WITH_NUMBER = /^(.{1,80}?)[\s#]+(0|[1-9][0-9]{0,77})$/;

const HOLDS = 'name ilike $4 or slug ilike $4 order by volume_rank desc, slug';
const IS_ALIKE = '$4 <% name order by word_similarity($4, name) desc, volume_rank desc, slug';

/**
 * Items by a part of their collection's name, or by one that is spelt alike, and their number (`iso 6`), by the index of
 * both.
 */
async function nftsNumbered(db: Queries, o: NftSearch, isMisspelt = false): Promise<string[]> {
  const [, words, identifier] = WITH_NUMBER.exec(o.pattern) ?? [];
  if (words === undefined || identifier === undefined) return [];
  const meant = `select uuid from collections where ${isMisspelt ? IS_ALIKE : HOLDS} limit ${MEANT_COLLECTIONS}`;
  const where = `n.collection_uuid = any(array(${meant})) and n.identifier = $5::numeric`;
  const candidates = `select * from nfts n where ${where} and ${within} limit ${CANDIDATES}`;
  return firstOf(db, o, candidates, 'c.volume_rank desc', [isMisspelt ? words : likePattern(words), identifier]);
}

const eachOnce = (first: readonly string[], then: readonly string[]): string[] => [...new Set([...first, ...then])];

/**
 * Items whose names have the likest words, then those that have any that are alike: all that the pattern asks for, or
 * one of them where no name has all. So many names may have a word that each question is a narrow one.
 */
async function nftsAlike(db: Queries, o: NftSearch): Promise<string[]> {
  const meant = await wordsAlike(db, o.pattern);
  if (meant.length === 0) return [];
  const named = async (words: readonly (readonly string[])[], between: 'and' | 'or') => {
    const patterns = words.map((alternatives) => alternatives.map(likePattern));
    let bound = 4;
    const where = patterns.map((one) => `(${one.map(() => `n.name ilike $${(bound += 1)}`).join(' or ')})`);
    const order = 'word_similarity($4, n.name) desc';
    return nftsByName(db, o, `(${where.join(` ${between} `)})`, order, o.pattern, ...patterns.flat());
  };
  let found = await named(
    meant.map((alternatives) => alternatives.slice(0, 1)),
    'and',
  );
  if (found.length < o.size && meant.some((alternatives) => alternatives.length > 1))
    found = eachOnce(found, await named(meant, 'and'));
  return found.length === 0 && meant.length > 1 ? named(meant, 'or') : found;
}

/**
 * Held items that a person may mean: by name, then by collection and number, each once; where there is none, by
 * a collection that is spelt alike and number, then those that are spelt alike.
 */
export async function searchNfts(database: Database, o: NftSearch): Promise<NftRow[]> {
  const [named, numbered] = await Promise.all([nftsNamed(database, o), nftsNumbered(database, o)]);
  const exact = eachOnce(named, numbered);
  const found =
    exact.length > 0
      ? exact
      : await alike(database, o.pattern, async (db) =>
          eachOnce(await nftsNumbered(db, o, true), await nftsAlike(db, o)),
        );
  if (found.length === 0) return [];
  return database.query<NftRow>(
    `select ${nftColumns}, null as owned from unnest($1::text[]) with ordinality f(uuid, place)
     join nfts n on n.uuid = f.uuid ${nftJoins} order by f.place`,
    [found.slice(0, o.size)],
  );
}

/** A row as `GET /autocomplete/collections` tells it; null when its network is not configured. */
export function foundCollection(context: StoreContext, row: FoundCollection): AutocompleteCollection | null {
  const network = context.networks.byId(row.chainId);
  if (!network) return null;
  return {
    uuid: row.uuid,
    slug: row.slug,
    name: row.name,
    network: network.slug,
    image: row.image,
    creator: { name: row.creatorName, address: row.creatorAddress },
    creatorLikeness: row.creatorLikeness,
    floor: storedPrice(network, context.usdRates, row.floorValue, row.floorToken),
  };
}

/** A row as `GET /autocomplete/nfts` tells it; null when its network is not configured. */
export function foundNft(context: StoreContext, row: NftRow): AutocompleteNft | null {
  const network = context.networks.byId(row.chainId);
  if (!network) return null;
  return {
    uuid: row.uuid,
    name: row.name,
    identifier: row.identifier,
    collectionSlug: row.collectionSlug,
    collectionName: row.collectionName,
    network: network.slug,
    image: row.image,
    price: storedPrice(network, context.usdRates, row.listingValue, row.listingToken),
  };
}

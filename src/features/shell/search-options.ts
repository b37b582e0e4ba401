import type { QueryClient } from '@tanstack/react-query';
import type { AutocompleteCollection, AutocompleteNft } from '../../contract/collection.ts';
import { showAmount } from '../../domain/decimals.ts';
import { collectionPath, isAddress, itemPath, profilePath, shortenAddress } from '../../domain/paths.ts';
import type { CallOptions } from '../../services/http.ts';
import { collectionQuery, nftQuery } from '../../services/page-queries.ts';
import { networkBySlug } from '../../services/runtime.ts';
import type { Viewed } from '../../services/viewed.ts';
import { firstOptions, pagesNamed, savedNamed, viewedOption } from './own-options.ts';
import type { SearchOption } from './search-option.ts';
import { namedFirst } from './search-order.ts';
import * as texts from './search-texts.ts';

export { firstOptions };

const SIZE = 5;
const ADDRESS_START = /^0x[0-9a-f]{2,39}$/i;

/** What the page shown is about; what is found there comes first. */
type SearchScope = { network?: string | undefined; collection?: string | undefined };

type Shown = { params: Record<string, string | undefined>; search: Record<string, unknown> };

/** By what the page's own queries were told: a collection that does not exist is no scope. */
export function scopeOf(client: QueryClient, { params, search }: Shown): SearchScope {
  const { collection, identifier } = params;
  if (collection !== undefined) {
    const nft = identifier === undefined ? null : client.getQueryData(nftQuery(collection, identifier).queryKey)?.data;
    if (nft) return { network: nft.network, collection: nft.collection.slug };
    const found = client.getQueryData(collectionQuery(collection).queryKey)?.data;
    return found ? { network: found.network, collection: found.slug } : {};
  }
  const chosen = typeof search['network'] === 'string' ? networkBySlug(search['network']) : null;
  return chosen === null ? {} : { network: chosen.slug };
}

/** The app's own pages are always there. */
const markKept = (options: readonly SearchOption[], pages: ReadonlySet<string>): SearchOption[] =>
  options.map((option) => ({
    ...option,
    isKept: option.group === 'pages' || pages.has(option.href.split('?')[0] ?? ''),
  }));

/** The same without a network: marked by whether this device has kept what they lead to. */
export async function firstOptionsOnDevice(): Promise<SearchOption[]> {
  const { keptOnDevice } = await import('../../services/on-device.ts');
  return markKept(firstOptions(), (await keptOnDevice()).pages);
}

/** Without a network: what the answers kept on this device tell of; first what can be opened here. */
export async function optionsOnDevice(pattern: string): Promise<SearchOption[]> {
  const { searchableOnDevice } = await import('../../services/on-device.ts');
  const { search, pages } = await searchableOnDevice();
  const found = search(pattern).toSorted((a, b) => Number(pages.has(b.href)) - Number(pages.has(a.href)));
  const of = (kind: Viewed['kind']) =>
    found
      .filter((one) => one.kind === kind)
      .slice(0, SIZE)
      .map((one) => viewedOption(one, kind === 'item' ? 'items' : 'collections'));
  const shown = [
    ...markKept([...savedNamed(pattern), ...of('collection'), ...of('item')], pages),
    ...pagesNamed(pattern),
  ];
  return namedFirst(shown, pattern.trim());
}

const personOption = (address: string, name: string, detail: string, href = profilePath(address)): SearchOption => ({
  id: address,
  group: 'people',
  href,
  name,
  detail,
  price: '',
  image: null,
});

/** An address is a person's, or a collection's contract. */
async function atAddress(address: string, options: CallOptions): Promise<SearchOption[]> {
  const { packCollections } = await import('../../services/data.ts');
  // The profile is there whatever the server says.
  const known = await packCollections([address], { ...options, quiet: true }).catch(() => ({ data: [] }));
  return [...known.data.map(collectionOption), personOption(address, shortenAddress(address), texts.profile)];
}

/**
 * What a pattern finds: collections, items, artists, pages; an address its collection and its profile. What is
 * within the scope comes first; the rest of the market fills up.
 */
export async function findOptions(
  pattern: string,
  scope: SearchScope,
  options: CallOptions = {},
): Promise<SearchOption[]> {
  const text = pattern.trim();
  if (isAddress(text)) return atAddress(text.toLowerCase(), options);
  const { looksLikeName, named } = await import('../../services/names.ts');
  if (looksLikeName(text)) {
    const address = await named(text, options).catch(() => null);
    if (address !== null) return [personOption(address, text, shortenAddress(address))];
  }
  const { autocompleteAccounts, autocompleteCollections, autocompleteNfts } = await import('../../services/data.ts');
  const query = { pattern: text, size: SIZE };
  const { collection, network } = scope;
  const isNarrow = network !== undefined || collection !== undefined;
  const [near, items, nearCollections, collections, accounts] = await Promise.all([
    isNarrow ? autocompleteNfts({ ...query, network, collection }, options) : null,
    autocompleteNfts(query, options),
    network === undefined ? null : autocompleteCollections({ ...query, network }, options),
    autocompleteCollections(query, options),
    ADDRESS_START.test(text) ? autocompleteAccounts(query, options).catch(() => null) : null,
  ]);
  const rows = first([...(nearCollections?.data ?? []), ...collections.data]);
  const foundCollections = rows.map(collectionOption);
  const foundItems = first([...(near?.data ?? []), ...items.data]).map(itemOption);
  const works = collection === undefined ? [...foundCollections, ...foundItems] : [...foundItems, ...foundCollections];
  const people = (accounts?.data ?? []).map(({ address }) =>
    personOption(address, shortenAddress(address), texts.profile),
  );
  return namedFirst([...savedNamed(text), ...works, ...artistsNamed(rows, text), ...people, ...pagesNamed(text)], text);
}

/** As many as are shown, each once, the nearest first. */
const first = <T extends { uuid: string }>(found: readonly T[]): T[] =>
  found.filter(({ uuid }, index) => found.findIndex((one) => one.uuid === uuid) === index).slice(0, SIZE);

/** As much alike an artist's misspelt name is at least. */
const ALIKE = 0.4;

/** Collections are found by their artist, misspelt too, so the artist is found by them. */
function artistsNamed(rows: readonly AutocompleteCollection[], text: string): SearchOption[] {
  const named = rows
    .map(({ creator: { address, name }, creatorLikeness = 0 }) => ({
      ...personOption(address, name, texts.artist, profilePath(address, 'Created')),
      likeness: creatorLikeness,
    }))
    .filter(({ name, likeness }) => name.toLowerCase().includes(text.toLowerCase()) || likeness >= ALIKE);
  return [...new Map(named.map((one) => [one.id, one])).values()];
}

const written = (price: AutocompleteNft['price']) =>
  price === null ? '' : `${showAmount(price.amount)} ${price.token.symbol}`;

const collectionOption = (
  found: Pick<AutocompleteCollection, 'uuid' | 'slug' | 'name' | 'image' | 'creator' | 'floor'>,
): SearchOption => ({
  id: found.uuid,
  group: 'collections',
  href: collectionPath(found.slug),
  name: found.name,
  detail: found.creator.name,
  price: found.floor === null ? '' : texts.from(written(found.floor)),
  image: found.image,
});

const itemOption = (found: AutocompleteNft): SearchOption => ({
  id: found.uuid,
  group: 'items',
  href: itemPath(found.collectionSlug, found.identifier),
  name: found.name,
  detail: found.collectionName,
  price: written(found.price),
  image: found.image,
});

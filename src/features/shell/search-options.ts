import type { QueryClient } from '@tanstack/react-query';
import { collectionPath, isAddress, itemPath, profilePath, shortenAddress } from '../../domain/paths.ts';
import type { CallOptions } from '../../services/http.ts';
import { collectionQuery, nftQuery } from '../../services/page-queries.ts';
import { networkBySlug } from '../../services/runtime.ts';
import * as texts from './texts.ts';

export type SearchOption = { id: string; href: string; name: string; detail: string; image: string | null };

const SIZE = 5;

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

/**
 * What a pattern finds: an address leads to its profile, words to collections and items. What is
 * within the scope comes first; the rest of the market fills up.
 */
export async function findOptions(
  pattern: string,
  scope: SearchScope,
  options: CallOptions = {},
): Promise<SearchOption[]> {
  const text = pattern.trim();
  if (isAddress(text)) {
    const address = text.toLowerCase();
    return [
      { id: address, href: profilePath(address), name: shortenAddress(text), detail: texts.profile, image: null },
    ];
  }
  const { autocompleteCollections, autocompleteNfts } = await import('../../services/data.ts');
  const query = { pattern: text, size: SIZE };
  const { collection, network } = scope;
  const isNarrow = network !== undefined || collection !== undefined;
  const [near, items, nearCollections, collections] = await Promise.all([
    isNarrow ? autocompleteNfts({ ...query, network, collection }, options) : null,
    autocompleteNfts(query, options),
    network === undefined ? null : autocompleteCollections({ ...query, network }, options),
    autocompleteCollections(query, options),
  ]);
  const foundCollections = first([...(nearCollections?.data ?? []), ...collections.data]).map(collectionOption);
  const foundItems = first([...(near?.data ?? []), ...items.data]).map(itemOption);
  return collection === undefined ? [...foundCollections, ...foundItems] : [...foundItems, ...foundCollections];
}

/** As many as are shown, each once, the nearest first. */
const first = <T extends { uuid: string }>(found: readonly T[]): T[] =>
  found.filter(({ uuid }, index) => found.findIndex((one) => one.uuid === uuid) === index).slice(0, SIZE);

type Found = { uuid: string; name: string; image: string };

const collectionOption = (found: Found & { slug: string }): SearchOption => ({
  id: found.uuid,
  href: collectionPath(found.slug),
  name: found.name,
  detail: texts.collection,
  image: found.image,
});

const itemOption = (found: Found & { collectionSlug: string; identifier: string }): SearchOption => ({
  id: found.uuid,
  href: itemPath(found.collectionSlug, found.identifier),
  name: found.name,
  detail: texts.item,
  image: found.image,
});

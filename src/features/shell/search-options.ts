import { collectionPath, isAddress, itemPath, profilePath, shortenAddress } from '../../domain/paths.ts';

export type SearchOption = { id: string; href: string; name: string; detail: string; image: string | null };

const SIZE = 5;

/** What a pattern finds: an address leads to its profile, words to collections and items. */
export async function findOptions(pattern: string, signal: AbortSignal): Promise<SearchOption[]> {
  const text = pattern.trim();
  if (isAddress(text)) {
    const address = text.toLowerCase();
    return [{ id: address, href: profilePath(address), name: shortenAddress(text), detail: 'Profile', image: null }];
  }
  const { autocompleteCollections, autocompleteNfts } = await import('../../services/data.ts');
  const query = { pattern: text, size: SIZE };
  const [collections, items] = await Promise.all([
    autocompleteCollections(query, signal),
    autocompleteNfts(query, signal),
  ]);
  return [
    ...collections.data.map((found) => ({
      id: found.uuid,
      href: collectionPath(found.slug),
      name: found.name,
      detail: 'Collection',
      image: found.image,
    })),
    ...items.data.map((found) => ({
      id: found.uuid,
      href: itemPath(found.collectionSlug, found.identifier),
      name: found.name,
      detail: 'Item',
      image: found.image,
    })),
  ];
}

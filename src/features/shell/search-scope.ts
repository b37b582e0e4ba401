import type { QueryClient } from '@tanstack/react-query';
import { collectionQuery, nftQuery } from '../../services/page-queries.ts';
import { networkBySlug } from '../../services/runtime.ts';

/** What the page shown is about; what is found there comes first. */
export type SearchScope = { network?: string | undefined; collection?: string | undefined };

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

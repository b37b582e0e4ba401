import { queryOptions } from '@tanstack/react-query';
import { logsOf } from '../device/chain-reads.ts';
import { mintedIdentifiers } from '../domain/minted.ts';
import { nft } from './data.ts';
import { rpcUrlsOf } from './chain.ts';

/** In ms: how long the server takes to index the block and read the metadata. */
const ASK_AGAIN = 2000;

export type MintedItem = { identifier: string; name: string; image: string; slug: string };
export type Mint = { chainId: number; collection: string; owner: string; hash: string };

/**
 * `count` counts all of them, whether or not they are in `items`; it is incomplete while the node that was asked has no
 * receipt.
 */
export type Minted = { items: MintedItem[]; count: number; isWhole: boolean };

/**
 * What a mined mint brought, the first `most` of them as items, according to the chain's own logs; asked again until
 * the server knows a picture of each.
 */
export const mintedQuery = ({ chainId, collection, owner, hash }: Mint, most: number) =>
  queryOptions({
    queryKey: ['minted', chainId, hash],
    queryFn: async ({ signal }): Promise<Minted> => {
      const all = mintedIdentifiers(await logsOf(rpcUrlsOf(chainId), hash), collection, owner);
      const identifiers = all.slice(0, most);
      const answers = await Promise.all(identifiers.map((id) => nft(collection, id, undefined, signal)));
      const items = answers.flatMap(({ data }) =>
        data === null || data.chainId !== chainId || data.image === ''
          ? []
          : [{ identifier: data.identifier, name: data.name, image: data.image, slug: data.collection.slug }],
      );
      return { items, count: all.length, isWhole: all.length > 0 && items.length === identifiers.length };
    },
    refetchInterval: ({ state }) => (state.data?.isWhole === true ? false : ASK_AGAIN),
  });

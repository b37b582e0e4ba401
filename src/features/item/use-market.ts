import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Nft, NftInfo } from '../../contract/nft.ts';
import { followCollection } from '../../services/follow-changes.ts';

/**
 * Its owner and what else is told of the item itself change with its market: asked for again when that has moved, not on
 * an interval of its own.
 */
export function useMarketMoves(info: NftInfo | null, onMove: (options: { cancelRefetch: boolean }) => unknown): void {
  const seen = useRef<{ uuid: string; mark: string } | null>(null);
  useEffect(() => {
    if (info === null) return;
    const before = seen.current;
    const now = { uuid: info.uuid, mark: `${info.bestListing?.hash} ${info.sales.at(-1)?.time}` };
    seen.current = now;
    // What is being fetched already will tell.
    if (before?.uuid === now.uuid && before.mark !== now.mark) onMove({ cancelRefetch: false });
  }, [info, onMove]);
}

/** While it is shown, the page follows its market. */
export function useLive(nft: Nft | null): void {
  const queries = useQueryClient();
  const { uuid, collection } = nft ?? {};
  const { slug, address } = collection ?? {};
  useEffect(() => {
    if (uuid === undefined || slug === undefined || address === undefined) return;
    return followCollection(queries, [slug, address, uuid]);
  }, [queries, uuid, slug, address]);
}

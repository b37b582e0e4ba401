import { useQuery } from '@tanstack/react-query';
import type { Commission, Price } from '../../contract/order.ts';
import type { Token } from '../../contract/token.ts';
import {
  approvedTokensQuery,
  collectionQuery,
  commissionQuery,
  nftInfoQuery,
  routerSettingsQuery,
} from '../../services/page-queries.ts';
import { sameMoneyOf, usdOf, type SameMoney } from '../../domain/price-comparison.ts';
import { useUiHost } from '../../ui/host.tsx';
import type { Place, Target } from '../../trading/orders/order-draft.ts';

/** What a form must know of the marketplace before anything can be signed. */
export type MarketTerms = {
  commission: Commission;
  tokens: readonly Token[];
  zone: `0x${string}`;
  wrapped: Token;
  same: SameMoney;
};

export type TermsState = { terms: MarketTerms | null; isPending: boolean; retry: () => void };

export function useTerms(place: Place): TermsState {
  const { slug } = place.collection;
  const commission = useQuery(commissionQuery(slug, place.network));
  const tokens = useQuery(approvedTokensQuery(slug));
  const settings = useQuery(routerSettingsQuery());
  const all = [commission, tokens, settings];
  const here = settings.data?.data?.find((one) => one.chainId === place.chainId);
  const terms =
    commission.data?.data && tokens.data?.data && here
      ? {
          commission: commission.data.data,
          tokens: tokens.data.data,
          zone: here.zone,
          wrapped: here.wrappedNative,
          same: sameMoneyOf(here.wrappedNative.address),
        }
      : null;
  return {
    terms,
    isPending: terms === null && all.some((query) => query.isPending),
    retry: () => all.forEach((query) => void query.refetch()),
  };
}

export type Hints = {
  floor: Price | null;
  bestOffer: Price | null;
  /** The item's asking price now; of a collection or a trait, its floor. */
  asked: Price | null;
  /** In dollars without the sign, two decimals; null while no price in this currency is known. */
  usd(value: bigint, token: Token): string | null;
  /** For people, in the currency of their choice; undefined where it is not known. */
  showEstimate(value: bigint, token: Token): string | undefined;
};

/** Prices nearby, to compare with and to convert to dollars. */
export function useHints(place: Place, target: Target | null, same: SameMoney): Hints {
  const { showEstimate } = useUiHost();
  const collection = useQuery(collectionQuery(place.collection.slug)).data?.data ?? null;
  const identifier = target?.kind === 'item' ? target.item.identifier : null;
  const info =
    useQuery({ ...nftInfoQuery(place.collection.slug, identifier ?? ''), enabled: identifier !== null }).data?.data ??
    null;
  const told = [
    collection?.volume24h,
    collection?.floor,
    collection?.bestOffer,
    info?.bestListing?.price,
    info?.lastSale,
    info?.bestOffer,
    ...(info?.sales.map((sale) => sale.price) ?? []),
  ];
  const usd = (value: bigint, token: Token) => usdOf(value, token, told, same);
  return {
    floor: collection?.floor ?? null,
    bestOffer: (target?.kind === 'item' ? info?.bestOffer : collection?.bestOffer) ?? null,
    asked: (identifier === null ? collection?.floor : info?.bestListing?.price) ?? null,
    usd,
    showEstimate(value, token) {
      const text = usd(value, token);
      return text === null ? undefined : showEstimate(text);
    },
  };
}

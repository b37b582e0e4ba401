import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import type { Token } from '../../contract/token.ts';
import { isWanted, type CartLine } from '../../domain/cart-check.ts';
import { partsOf, valueOf, type CheckoutPart } from '../../domain/cart-checkout.ts';
import type { Balances } from '../../domain/cart-funds.ts';
import { isOpen } from '../../domain/network-fee.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import { MARKET_CHECK_MS } from '../../services/market-check.ts';
import { networkById } from '../../services/runtime.ts';
import { useOnline } from '../../ui/host.tsx';
import { cartView } from '../../trading/cart/cart-session.ts';
import { gasPriceQuery } from '../../services/gas-price.ts';
import { gasOf, keyOf } from '../../trading/cart/purchase-gas.ts';

type Address = `0x${string}`;

export type Cost = {
  native: Token | null;
  /** In the native currency's base units, estimated; null when it is not known. */
  fee: bigint | 'asking' | null;
  /** What the connected account has on this network; null without one, or while it is not known. */
  balances: Balances | null;
};

const reads = () => import('../../trading/chain/chain-facts.ts');
const AGAIN = { refetchInterval: MARKET_CHECK_MS, retryOnMount: true } as const;

/** Gas of the exact calls, by `keyOf`, where they can be made: for open orders, by the connected account. */
function useExactGas(chainId: number, parts: readonly CheckoutPart[], owner: Address | null) {
  const open = parts.filter(isOpen);
  return useQuery({
    queryKey: ['cart-gas', chainId, owner, ...open.map(keyOf)],
    queryFn: async () => {
      const { readGas } = await reads();
      const gasOf = (part: CheckoutPart) => (owner === null ? null : readGas(part, valueOf(part), owner));
      return new Map(await Promise.all(open.map(async (part) => [keyOf(part), await gasOf(part)] as const)));
    },
    enabled: owner !== null && open.length > 0,
    ...AGAIN,
  });
}

/** What the purchase costs beside its prices, read from its chain. Buying does not wait for it. */
export function useCost(lines: readonly CartLine[], owner: Address | null): Cost {
  const online = useOnline();
  const { checking } = useSnapshot(cartView);
  const wanted = lines.filter(isWanted);
  const chainId = wanted[0]?.item.chainId ?? 0;
  const parts = partsOf(wanted);
  const tokens = [...new Set([ZERO_ADDRESS, ...wanted.map(({ item }) => item.currency.address)])] as Address[];
  const price = useQuery({ ...gasPriceQuery(chainId), ...AGAIN, enabled: online && wanted.length > 0 });
  const balances = useQuery({
    queryKey: ['balances', chainId, owner, ...tokens],
    queryFn: async () => (owner === null ? null : (await reads()).readBalances(chainId, owner, tokens)),
    enabled: online && owner !== null && wanted.length > 0,
    ...AGAIN,
  });
  const gas = useExactGas(chainId, online ? (parts ?? []) : [], owner);

  const has = online && !balances.isError ? (balances.data ?? null) : null;
  const used = parts === null ? undefined : gasOf(parts, gas.data, has);
  const isAsking = price.isLoading || balances.isLoading || gas.isLoading || (parts === null && checking);
  const known = !online || price.isError || used === undefined || price.data === undefined ? null : price.data * used;
  return { native: networkById(chainId)?.currency ?? null, balances: has, fee: isAsking ? 'asking' : known };
}

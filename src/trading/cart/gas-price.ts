import { queryOptions } from '@tanstack/react-query';
import { MARKET_CHECK_MS } from '../../services/market-check.ts';

/** What a network takes for a unit of gas now, in wei; asked of the network's own nodes. */
export const gasPriceQuery = (chainId: number) =>
  queryOptions({
    queryKey: ['gas-price', chainId],
    queryFn: async () => (await import('../chain/chain-facts.ts')).readPrice(chainId),
    refetchInterval: MARKET_CHECK_MS,
  });

import { queryOptions } from '@tanstack/react-query';
import { readGasPrice } from '../device/gas-price.ts';
import { rpcUrlsOf } from './chain.ts';
import { MARKET_CHECK_MS } from './market-check.ts';

/** What a unit of gas costs now, in the native currency's base units; asked of the network's own nodes. */
export const gasPriceQuery = (chainId: number) =>
  queryOptions({
    queryKey: ['gas-price', chainId],
    queryFn: () => readGasPrice(rpcUrlsOf(chainId)),
    refetchInterval: MARKET_CHECK_MS,
  });

import { useQuery } from '@tanstack/react-query';
import type { Order } from '../../contract/order.ts';
import { showTokenTotal } from '../../domain/cart-totals.ts';
import { usdAtRate } from '../../domain/dollars.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import { networkById } from '../../services/runtime.ts';
import { gasPriceQuery } from '../../services/gas-price.ts';
import { gasOf } from '../../trading/cart/purchase-gas.ts';
import { useOnline, useUiHost } from '../../ui/host.tsx';
import * as texts from './texts.ts';

/** Who is connected is told what buying costs beside the price: an estimate, by the network's price of gas now. */
export function NetworkFee({ order, units }: { order: Order; units: bigint }) {
  const { chainId, price } = order;
  const { showEstimate } = useUiHost();
  const gasPrice = useQuery({ ...gasPriceQuery(chainId), enabled: useOnline() });
  const native = networkById(chainId)?.currency;
  if (native === undefined || gasPrice.data === undefined || gasPrice.isError) return texts.networkFee;
  const fee = gasPrice.data * gasOf([{ token: price.token, chainId, entries: [{ order, units }] }], undefined, null);
  const amount = `${showTokenTotal(fee, native.decimals)} ${native.symbol}`;
  const isNative = price.token.address === ZERO_ADDRESS && price.usdRate !== undefined;
  const estimate = isNative ? showEstimate(usdAtRate(fee, native.decimals, price.usdRate ?? '0')) : '';
  return texts.networkFeeOf(estimate === '' ? amount : `${amount} (${estimate})`);
}

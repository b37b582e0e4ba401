import { useQuery } from '@tanstack/react-query';
import { contractsOfOrders, tellOrders } from '../../services/clear-signing.ts';
import { readNames } from '../../services/contract-names.ts';
import { networkById } from '../../services/runtime.ts';
import type { AskedOrders } from '../../trading/orders/order-form-state.ts';
import { Asked } from '../../ui/asked.tsx';
import { localTimeText } from '../../ui/local-time.ts';

/** What the signature makes valid, by the same descriptors as a wallet's own words. */
export function AskedToSign({ orders, chainId }: AskedOrders) {
  const contracts = contractsOfOrders(orders);
  const network = networkById(chainId);
  const { data } = useQuery({
    queryKey: ['chain', 'names', chainId, ...contracts],
    queryFn: () => (network === null ? null : readNames(network, contracts)),
  });
  const things = data ? tellOrders(orders, data.names, localTimeText) : [];
  return things.length > 0 && <Asked things={things} />;
}

import { VitrineError } from '../../domain/errors.ts';
import type { TransactionPorts } from '../../domain/transaction/ports.ts';
import * as marketplace from '../../services/marketplace.ts';
import * as texts from './texts.ts';

/** What a trade asks the marketplace. Best orders come with the permission to fill them. */
export const marketplacePort: TransactionPorts['marketplace'] = {
  bestOrder: (uuid, identifier) => marketplace.bestOrder(uuid, { identifier, fulfill: true }),
  bestOrders: (uuids) => marketplace.bestOrders(uuids, { fulfill: true }),
  async cancelOrder(side, hash, chainId) {
    const { data } = await marketplace.cancelOrder(side, hash, chainId);
    if (data === null) throw new VitrineError(texts.unknownOrder);
    return data;
  },
  async routerSettings() {
    const { data } = await marketplace.routerSettings();
    if (data === null) throw new VitrineError(texts.noSettings);
    return data;
  },
};

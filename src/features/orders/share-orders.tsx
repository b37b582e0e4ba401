import type { ComponentType } from 'react';
import type { Order } from '../../contract/order.ts';

/** How a maker's orders reach others: by the market's server, so there is nothing to do. (Without one: by hand.) */
export const ShareOrders: ComponentType<{ orders: readonly Order[]; small?: boolean }> = () => null;

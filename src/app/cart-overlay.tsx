import { CartPanes } from '../features/cart/cart-panes.tsx';
import type { Trading } from '../features/cart/checkout.ts';
import { openOverlay } from '../features/wallet/wallet-overlay-state.ts';
import { readTransaction } from '../device/transaction-store.ts';

/** Where the cart meets the trade features. */
const trading: Trading = {
  async requireTrader() {
    (await import('../services/trader.ts')).requireTrader();
  },
  askToConnect: () => openOverlay('connect'),
  async load() {
    const [{ createTransaction, execute }] = await Promise.all([
      import('../features/transactions/engine.ts'),
      import('../features/transactions/active-overlay.tsx'),
      import('../features/transactions/event-modal.tsx'),
    ]);
    return {
      create: (chainId, request) => createTransaction('purchase:cart', chainId, request),
      async run(id) {
        await execute(id);
        const status = (await readTransaction(id))?.status;
        return status === 'pending' || status === 'success';
      },
    };
  },
};

export const CartOverlay = () => <CartPanes trading={trading} />;

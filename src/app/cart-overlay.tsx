import { CartPanes } from '../features/cart/cart-panes.tsx';
import type { Trading } from '../trading/cart/checkout.ts';
import { startTrade } from '../features/transactions/use-action.ts';
import { openOverlay } from '../features/wallet/wallet-overlay-state.ts';
import { readTransaction } from '../device/transaction-store.ts';

/** Where the cart meets the trade features. */
const trading: Trading = {
  async requireTrader() {
    (await import('../services/trader.ts')).requireTrader();
  },
  askToConnect: () => openOverlay('connect'),
  async liftByWord(left) {
    await (await import('../trading/transactions/engine.ts')).liftByWord(left);
  },
  async buy(chainId, request) {
    const { id, over } = await startTrade('purchase:cart', chainId, request);
    const isSent = async () => {
      await over;
      const status = (await readTransaction(id))?.status;
      return status === 'pending' || status === 'success';
    };
    return { sent: isSent() };
  },
};

export const CartOverlay = () => <CartPanes trading={trading} />;

import { CartPanes } from '../features/cart/cart-panes.tsx';
import type { Trading } from '../trading/cart/checkout.ts';
import type { Started } from '../trading/transactions/engine.ts';
import { transactionsState } from '../trading/transactions/transactions-state.ts';
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
    const { checkout, part } = request;
    const stop = () => delete transactionsState.inTurn[checkout];
    if (part.number < part.of) transactionsState.inTurn[checkout] = true;
    const isSent = async ({ id, over }: Started) => {
      let sent = false;
      try {
        await over;
        const status = (await readTransaction(id))?.status;
        sent = status === 'pending' || status === 'success';
        return sent;
      } finally {
        if (!sent) stop();
      }
    };
    try {
      const started = await startTrade('purchase:cart', chainId, request);
      if (part.number === part.of) stop();
      return { sent: isSent(started) };
    } catch (error) {
      stop();
      throw error;
    }
  },
};

export const CartOverlay = () => <CartPanes trading={trading} />;

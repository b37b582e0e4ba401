import { useEffect } from 'react';
import { onMarketChange } from '../../services/follow-changes.ts';
import { MARKET_CHECK_MS } from '../../services/market-check.ts';
import { checkCart } from '../../trading/cart/cart-session.ts';

/** A network that is said to be back may need a moment more. */
const AGAIN_MS = 4_000;

/**
 * Checks when it opens, again and again while it is visible, when the window or the network is back, and when the
 * market of these collections changes.
 */
export function useChecks(collections: readonly string[]): void {
  const followed = collections.join();
  useEffect(() => {
    if (followed === '') return;
    return onMarketChange(followed.split(','), () => {
      // The next check tells what failed.
      if (document.visibilityState === 'visible' && navigator.onLine) void checkCart().catch(() => undefined);
    });
  }, [followed]);
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      if (document.visibilityState === 'hidden' || !navigator.onLine) return;
      clearTimeout(again);
      // The drawer says why it failed.
      checkCart().catch(() => {
        clearTimeout(again);
        again = isOpen ? setTimeout(check, AGAIN_MS) : undefined;
      });
    };
    let isOpen = true;
    check();
    const timer = setInterval(check, MARKET_CHECK_MS);
    document.addEventListener('visibilitychange', check);
    addEventListener('focus', check);
    addEventListener('online', check);
    return () => {
      isOpen = false;
      clearTimeout(again);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      removeEventListener('focus', check);
      removeEventListener('online', check);
    };
  }, []);
}

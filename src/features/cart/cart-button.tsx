import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { IconButton } from '../../ui/button.tsx';
import { cartSession, cartState, COUNT_KEY, showCart } from './cart-state.ts';
import styles from './controls.module.css';

/** What an earlier visit or another tab left; nothing is loaded for an empty cart. */
function readHint(): void {
  try {
    cartState.count = Number(localStorage.getItem(COUNT_KEY));
  } catch {
    // Known once the cart is opened.
  }
  if (cartState.count > 0) void cartSession().then((module) => module.startCart());
}

/** The bag in the header, with how many items are in it. */
export function CartButton() {
  const { count } = useSnapshot(cartState);
  useEffect(() => {
    readHint();
    addEventListener('storage', readHint);
    return () => removeEventListener('storage', readHint);
  }, []);
  return (
    <IconButton
      label={`Cart, ${count} item${count === 1 ? '' : 's'}`}
      icon="cart"
      badge={count > 0 && <span className={styles.count}>{count}</span>}
      onClick={() => showCart('drawer')}
    />
  );
}

import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { IconButton } from '../../ui/button.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cartState, COUNT_KEY, showCart } from '../../trading/cart/cart-state.ts';
import { cartSession } from '../../trading/cart/load-session.ts';
import styles from './controls.module.css';
import * as texts from './control-texts.ts';

/** The count that an earlier visit or another tab left; nothing is loaded for an empty cart. */
function readHint(): void {
  try {
    cartState.count = Number(localStorage.getItem(COUNT_KEY));
  } catch {
    // The count shows once the cart is opened.
  }
  if (cartState.count > 0) void cartSession().then((module) => module.startCart());
}

/** How many items are in it, for ears and eyes. */
function useCount() {
  const { count } = useSnapshot(cartState);
  return {
    label: texts.cartHolding(count),
    badge: <CountBadge count={count} className={styles.count} />,
    onClick: () => showCart('drawer'),
  };
}

/** The bag in the header; on phones only where the tabs are covered. */
export function CartButton() {
  useEffect(() => {
    readHint();
    addEventListener('storage', readHint);
    return () => removeEventListener('storage', readHint);
  }, []);
  return <IconButton {...useCount()} className={styles.bag} icon="cart" />;
}

/** The bag among the phone's tabs. */
export function CartTab() {
  const { label, badge, onClick } = useCount();
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <Icon name="cart" size={23} />
      {texts.cart}
      {badge}
    </button>
  );
}

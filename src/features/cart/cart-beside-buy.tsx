import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './beside-buy.module.css';
import * as texts from './control-texts.ts';
import { useToggle, type ForSale } from './use-toggle.ts';

/** Beside Buy now; in a phone's bar an icon only. */
export function CartBesideBuy({ item, bar }: { item: ForSale; bar: boolean }) {
  const { held, label, toggle } = useToggle(item);
  return (
    <Button size="lg" className={bar ? styles.inBar : undefined} aria-label={label} onClick={toggle}>
      <Icon name={held ? 'check' : 'cart'} />
      {!bar && (held ? texts.inCart : texts.cart)}
    </Button>
  );
}

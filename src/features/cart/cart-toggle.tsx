import { Icon } from '../../ui/icon.tsx';
import styles from './controls.module.css';
import { useToggle, type ForSale } from './use-toggle.ts';

/** On a card: adds the item, or removes it again. */
export function CartToggle({ item }: { item: ForSale }) {
  const { held, label, toggle } = useToggle(item);
  return (
    <button type="button" className={styles.toggle} data-held={held} aria-label={label} onClick={toggle}>
      <Icon name={held ? 'check' : 'plus'} size={16} />
    </button>
  );
}

import { Icon } from './icon.tsx';
import { Hidden } from './layout.tsx';
import styles from './verified-mark.module.css';

/** Beside a name: the operator vouches for it. `label` says so to ears and on hover. */
export const VerifiedMark = ({ label }: { label: string }) => (
  <span className={styles.mark} title={label}>
    <Icon name="done" size={18} />
    <Hidden>{label}</Hidden>
  </span>
);

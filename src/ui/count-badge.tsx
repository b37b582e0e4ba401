import { cx } from './class-names.ts';
import styles from './count-badge.module.css';

/** How many, in the corner of a button or link that says it in its label; nothing for none, `9+` for more than `most`. */
export const CountBadge = (props: { count: number; most?: number; className?: string | undefined }) => {
  const { count, most = Infinity } = props;
  if (count === 0) return null;
  return <span className={cx(styles.count, props.className)}>{count > most ? `${most}+` : count}</span>;
};

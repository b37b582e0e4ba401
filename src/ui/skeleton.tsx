import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** Room for what is on its way. Hidden from ears: the region around it says `aria-busy`. */
export function Skeleton({
  width = '100%',
  height = '1em',
  style,
}: {
  width?: string | number;
  height?: string | number;
  style?: CSSProperties;
}) {
  return <span className={styles.skeleton} aria-hidden="true" style={{ width, height, ...style }} />;
}

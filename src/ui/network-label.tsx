import { useUiHost } from './host.tsx';
import styles from './network-label.module.css';

/** Small drawings of the networks we know; others get a ring. Each a path on 16 by 16. */
const MARKS: Record<string, string> = {
  meridian:
    'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 1.6c1 1.4 1.5 3.2 1.5 5.4S9 12 8 13.4C7 12 6.5 10.2 6.5 8S7 4 8 2.6zM4.9 3.6A13 13 0 0 0 4.9 12.4 5.4 5.4 0 0 1 4.9 3.6zm6.2 0a5.4 5.4 0 0 1 0 8.8 13 13 0 0 0 0-8.8z',
  tessera: 'M2 2h5.4v5.4H2zM8.6 2H14v3.4L8.6 7.4zM2 8.6h3.4L7.4 14H2zM8.6 8.6H14V14H8.6z',
  ethereum: 'M8 1 13 8.4 8 11.2 3 8.4zM8 12.4 13 9.6 8 15.4 3 9.6z',
  base: 'M8 1a7 7 0 1 1-6.94 7.9H9.4V7.1H1.06A7 7 0 0 1 8 1z',
  'zksync-era': 'm15 8-4.5-4.4v3.2L6.6 9.4h3.9v3zM1 8l4.5 4.4V9.2l3.9-2.6H5.5v-3z',
};
const RING = 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z';

export function NetworkMark({ slug, size = 13 }: { slug: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" style={{ flex: 'none' }}>
      <path d={Object.hasOwn(MARKS, slug) ? MARKS[slug] : RING} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

export function NetworkLabel({ slug }: { slug: string }) {
  const { networkName } = useUiHost();
  return (
    <span className={styles.network}>
      <NetworkMark slug={slug} />
      {networkName(slug)}
    </span>
  );
}

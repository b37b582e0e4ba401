import { homePath } from '../../domain/paths.ts';
import { marketName } from '../../language/market-name.ts';
import { Anchor } from '../../ui/host.tsx';
import styles from './logo.module.css';
import * as texts from './texts.ts';

export const Logo = () => (
  <Anchor className={styles.logo} href={homePath()} aria-label={texts.logo(marketName())}>
    <svg
      viewBox="0 0 26 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      data-mark=""
    >
      <path d="M2 8.2 7 3h17l-5 5.2M24 3v16.8l-5 5.4" stroke="var(--edge-solid)" />
      <path d="M2 8.2h17v17H2zM2 20.4h17" />
      <circle cx="10.5" cy="16.1" r="3.4" fill="currentColor" stroke="none" />
    </svg>
    <span>{marketName()}</span>
  </Anchor>
);

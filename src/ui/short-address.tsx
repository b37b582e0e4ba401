import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import * as texts from './copy-texts.ts';
import styles from './short-address.module.css';

type Copying = { onDone: (copied: boolean) => void };

/** Copies an address that stands beside it. */
export const CopyAddress = ({ address, onDone }: Copying & { address: string }) => (
  <CopyButton label={texts.copyAddress} icon="copy" size={16} text={address} onDone={onDone} />
);

/** Words that hold an address, shortened: all of it on hover, and for the clipboard. */
export const ShortAddress = ({ address, onDone, children }: Copying & { address: string; children: ReactNode }) => (
  <span className={styles.short} title={address}>
    {children}
    <CopyAddress address={address} onDone={onDone} />
  </span>
);

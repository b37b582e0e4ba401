import type { ReactNode } from 'react';
import { useUiHost } from './host.tsx';

/** The name that an account has chosen, where one is known; `children`, e.g. its shortened address, otherwise. */
export function AccountName({ address, children }: { address: string; children: ReactNode }) {
  const name = useUiHost().useAccountName(address);
  // Letters of either direction stay inside it.
  return name === null ? children : <bdi title={address}>{name}</bdi>;
}

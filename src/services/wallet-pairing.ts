import { proxy } from 'valtio/vanilla';

/** The link through which a wallet elsewhere, on a phone, connects to this page; null while there is none to show. */
export type WalletPairing = {
  link: string | null;
  /** In ms since 1970. */
  expiresAt: number;
  /** Makes a new link; set once this one has expired. */
  renew: (() => void) | null;
  /** Called when the person opens the link on this device: the wallet is here too. */
  isOpenedHere?: boolean;
};

/** Written by the connector that waits for the wallet, shown by the connect window. */
export const walletPairing = proxy<WalletPairing>({ link: null, expiresAt: 0, renew: null, isOpenedHere: false });

export const clearPairing = () =>
  void Object.assign(walletPairing, { link: null, expiresAt: 0, renew: null, isOpenedHere: false });

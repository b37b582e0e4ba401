import type { Connector } from 'wagmi';
import { connect, disconnect, getConnection, reconnect, watchConnectors } from 'wagmi/actions';
import { VitrineError } from '../domain/errors.ts';
import { catalogueText, USER_REJECTED } from '../domain/wallet-errors.ts';
import { OWN_WALLET_ID } from './own-wallet-connector.ts';
import { WALLETCONNECT_ID } from './walletconnect-connector.ts';
import { SSO_ID } from './sso-connector.ts';
import { wagmi, walletError, WalletError } from './wagmi-instance.ts';

/** A wallet to choose from; `icon` is a data URL. */
export type WalletOption = {
  id: string;
  kind: 'extension' | 'smart-wallet' | 'own-wallet' | 'walletconnect' | 'sso';
  name: string;
  icon: string | null;
  /** Used the last time. */
  isLast: boolean;
};

const isInjected = (connector: Connector) => connector.type === 'injected';

/**
 * Wallets announced by EIP-6963, or a lone `window.ethereum` if none was announced, and the configured options, in this
 * order; the one that was used last comes first.
 */
export async function walletOptions(): Promise<WalletOption[]> {
  const all = wagmi().connectors;
  const announced = all.filter((connector) => connector.id !== 'injected');
  const hasLegacy = !announced.some(isInjected) && 'ethereum' in window;
  const last = await wagmi().storage?.getItem('recentConnectorId');
  return (hasLegacy ? all : announced)
    .map((connector): WalletOption => ({
      id: connector.id,
      kind: kindOf(connector),
      name: connector.id === 'injected' ? 'Browser wallet' : connector.name,
      icon: safeIcon(connector.icon),
      isLast: connector.id === last,
    }))
    .toSorted((a, b) => place(a) - place(b));
}

const kindOf = (connector: Connector): WalletOption['kind'] =>
  isInjected(connector)
    ? 'extension'
    : connector.id === OWN_WALLET_ID || connector.id === WALLETCONNECT_ID || connector.id === SSO_ID
      ? connector.id
      : 'smart-wallet';

const place = ({ kind, isLast }: WalletOption) => (isLast ? 0 : kind === 'extension' ? 1 : 2);

/** Announcements may be hostile as well: only an inline raster or SVG picture is shown, as an image. */
const safeIcon = (icon: string | undefined) => (icon?.trim().startsWith('data:image/') ? icon.trim() : null);

/** Reports when another wallet announces itself. */
export const onWalletOptions = (listener: () => void) => watchConnectors(wagmi(), { onChange: listener });

/** The newest attempt to connect. */
let attempt = { id: '' };

/**
 * A wallet cannot be told that nobody waits any longer: should it connect after all, it is disconnected at once, unless
 * it was asked again meanwhile.
 */
async function connectUnless(aborted: AbortSignal, connector: Connector): Promise<void> {
  const mine = { id: connector.id };
  attempt = mine;
  const connecting = connect(wagmi(), { connector });
  const given = new Promise<never>((_, reject) => {
    aborted.addEventListener('abort', () => reject(new WalletError(USER_REJECTED, catalogueText(4001) ?? '', null)));
  });
  try {
    await Promise.race([connecting, given]);
  } catch (thrown) {
    if (!aborted.aborted) throw thrown;
    if (hasCancel(connector)) connector.cancel();
    connecting
      .then(() => (attempt === mine || attempt.id !== mine.id ? disconnect(wagmi(), { connector }) : undefined))
      .catch(() => undefined);
    wagmi().setState((state) => ({ ...state, status: state.current === null ? 'disconnected' : 'connected' }));
    throw thrown;
  }
}

const hasCancel = (connector: object): connector is { cancel(): void } => 'cancel' in connector;

/** The person no longer waits for what the wallet was asked. */
export function stopWaiting(): void {
  const { connector } = getConnection(wagmi());
  if (connector !== undefined && hasCancel(connector)) connector.cancel();
}

/** `aborted`: the person no longer waits. @throws WalletError with the catalogue's text */
export async function connectWallet(id: string, aborted: AbortSignal): Promise<void> {
  const connector = wagmi().connectors.find((one) => one.id === id);
  if (connector === undefined) throw new VitrineError('This wallet is no longer there');
  try {
    if (getConnection(wagmi()).status === 'connected') await disconnect(wagmi());
    await connectUnless(aborted, connector);
  } catch (thrown) {
    throw thrown instanceof WalletError ? thrown : walletError(thrown);
  }
}

/** Restores the last connection without a window; false when the wallet no longer allows it. */
export async function reconnectWallet(): Promise<boolean> {
  const [connection] = await reconnect(wagmi()).catch(() => []);
  if (connection === undefined) return false;
  const { connector, accounts, chainId } = connection;
  // Nobody listened to the wallet meanwhile: it may have withdrawn its account, or moved to another. wagmi counts a
  // wallet without an account as connected.
  const [accountsNow, chainNow] = await Promise.all([
    connector.getAccounts().catch(() => accounts),
    connector.getChainId().catch(() => chainId),
  ]);
  const isSame = accountsNow.length > 0 && accountsNow.join() === accounts.join();
  if (!isSame) connector.onAccountsChanged([...accountsNow]);
  if (chainNow !== chainId) connector.onChainChanged(String(chainNow));
  return accountsNow.length > 0;
}

/** Never fails: a wallet that does not answer is forgotten as well. */
export async function disconnectWallet(): Promise<void> {
  await disconnect(wagmi()).catch(() => undefined);
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { AppConfig } from '../../contract/config.ts';
import type { Token } from '../../contract/token.ts';
import { showAmount } from '../../domain/decimals.ts';
import { formatUnits } from '../../domain/money.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import { LANGUAGE, LANGUAGE_PARAMETER } from '../../language/language.ts';
import { notificationsPath, profilePath, storagePath, watchListPath } from '../../domain/paths.ts';
import { addressCopied } from '../../services/copied.ts';
import { authState } from '../../services/auth-state.ts';
import { install, installWay } from '../../services/install.ts';
import { routerSettingsQuery } from '../../services/page-queries.ts';
import { networks, runtime } from '../../services/runtime.ts';
import { walletState } from '../../services/wallet-state.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Modal } from '../../ui/modal.tsx';
import { NetworkMark } from '../../ui/network-label.tsx';
import { SessionsPane } from './sessions-pane.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { closeOverlay } from './wallet-overlay-state.ts';
import { leave } from './wallet-session.ts';
import styles from './wallet.module.css';
import * as texts from './texts.ts';

/** What the account has of a network's own currency, and of the tokens one pays with there, asked of its chain. */
function Balance({ network, owner }: { network: AppConfig['networks'][number]; owner: `0x${string}` }) {
  const online = useOnline();
  const { chainId, currency } = network;
  const settings = useQuery(routerSettingsQuery());
  const here = settings.data?.data?.find((one) => one.chainId === chainId);
  const tokens = [currency, ...(here?.currencies ?? []).filter(({ address }) => address !== ZERO_ADDRESS)];
  const addresses = tokens.map(({ address }) => address);
  const balance = useQuery({
    queryKey: ['chain', 'balance', chainId, owner, ...addresses],
    queryFn: async () => (await import('../../trading/chain/chain-facts.ts')).readBalances(chainId, owner, addresses),
    enabled: online && !settings.isLoading,
  });
  const amountOf = ({ address, decimals, symbol }: Token) =>
    `${showAmount(formatUnits(balance.data?.get(address)?.balance ?? 0n, decimals))} ${symbol}`;
  return (
    <div>
      <dt>
        <NetworkMark slug={network.slug} size={18} />
        {network.name}
      </dt>
      <dd aria-busy={balance.isLoading || undefined}>
        {balance.data === undefined
          ? balance.isLoading
            ? texts.asking
            : texts.notKnown
          : tokens
              .filter(({ address }) => address === currency.address || balance.data?.get(address)?.balance)
              .map((token) => <bdi key={token.address}>{amountOf(token)}</bdi>)}
      </dd>
    </div>
  );
}

/** In the browser's own way, or by hand where it has none; nothing once the app is installed. */
function InstallApp() {
  const [way, setWay] = useState(installWay);
  if (way === null) return null;
  if (way === 'share-menu') return <p className={styles.hint}>{texts.installByHand}</p>;
  return (
    <Button full variant="quiet" onClick={() => void install().then(() => setWay(null))}>
      {texts.installApp}
    </Button>
  );
}

export function AccountModal() {
  const { user } = useSnapshot(authState);
  const { connectorName, connectorId, status, ready } = useSnapshot(walletState);
  const { ownWallet } = runtime().config.wallets;
  if (user === null) return null;
  return (
    <Modal open title={texts.accountTitle} onClose={closeOverlay}>
      <p className={styles.full}>
        <span>{user.address}</span>
        <CopyButton label={texts.copyAddress} icon="copy" size={16} text={user.address} onDone={addressCopied} />
      </p>
      <p className={styles.hint}>
        {status === 'connected'
          ? texts.connectedWith(connectorName ?? texts.someWallet)
          : ready
            ? texts.notConnected
            : texts.reconnecting}
        {runtime().config.embedded && ` ${texts.playNetworks}`}
      </p>
      <dl className={styles.balances} aria-label={texts.balances}>
        {networks().map((network) => (
          <Balance key={network.chainId} network={network} owner={user.address} />
        ))}
      </dl>
      {connectorId === 'sso' && <SessionsPane />}
      <div className={styles.actions}>
        <LinkButton variant="primary" href={profilePath(user.address)} onClick={closeOverlay}>
          {texts.viewProfile}
        </LinkButton>
        <LinkButton href={watchListPath()} onClick={closeOverlay}>
          {texts.watchList}
        </LinkButton>
        <LinkButton href={notificationsPath()} onClick={closeOverlay}>
          {texts.notifications}
        </LinkButton>
        <Button onClick={() => void leave()}>{texts.disconnect}</Button>
      </div>
      {connectorId === 'own-wallet' && ownWallet && (
        <LinkButton
          full
          variant="quiet"
          href={`${ownWallet.origin}/?${LANGUAGE_PARAMETER}=${LANGUAGE}`}
          target="_blank"
          rel="noopener"
        >
          {texts.ownWalletPage}
        </LinkButton>
      )}
      <InstallApp />
      <LinkButton full variant="quiet" href={storagePath()} onClick={closeOverlay}>
        {texts.storage}
      </LinkButton>
      <SignOutEverywhere />
    </Modal>
  );
}

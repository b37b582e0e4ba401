import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import type { AppConfig } from '../../contract/config.ts';
import type { Token } from '../../contract/token.ts';
import { showAmount } from '../../domain/decimals.ts';
import { sentenceOf } from '../../domain/errors.ts';
import { formatUnits } from '../../domain/money.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { onlyNetwork } from '../../services/one-network.ts';
import { routerSettingsQuery } from '../../services/page-queries.ts';
import { askForPlayMoney } from '../../services/play-money.ts';
import { networks, runtime } from '../../services/runtime.ts';
import { walletState } from '../../services/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { NetworkMark } from '../../ui/network-label.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './wallet.module.css';
import * as texts from './texts.ts';

/** What the account has on each network. */
export const Balances = ({ owner }: { owner: `0x${string}` }) => (
  <dl className={styles.balances} aria-label={texts.balances}>
    {networks().map((network) => (
      <Balance key={network.chainId} network={network} owner={owner} />
    ))}
  </dl>
);

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
  // Until the currencies are known the balances are not asked for, and so are not loading either.
  const isAsking = settings.isLoading || balance.isLoading;
  useSnapshot(walletState);
  const only = onlyNetwork();
  const canUseMoney = runtime().config.embedded && (only === null || only === network.name);
  const amountOf = ({ address, decimals, symbol }: Token) =>
    `${showAmount(formatUnits(balance.data?.get(address)?.balance ?? 0n, decimals))} ${symbol}`;
  return (
    <div>
      <dt>
        <NetworkMark slug={network.slug} size={18} />
        {network.name}
      </dt>
      <dd aria-busy={isAsking || undefined}>
        {balance.data === undefined
          ? isAsking
            ? texts.asking
            : texts.notKnown
          : tokens
              .filter(({ address }) => address === currency.address || balance.data?.get(address)?.balance)
              .map((token) => <bdi key={token.address}>{amountOf(token)}</bdi>)}
        {canUseMoney && isPoor(balance.data?.get(currency.address)?.balance) && (
          <PlayMoney chainId={chainId} owner={owner} onCame={balance.refetch} />
        )}
      </dd>
    </div>
  );
}

/** Less than what anything costs here with its fees. */
const isPoor = (balance: bigint | undefined) => balance !== undefined && balance < 10n ** 17n;

/** Demo wallets get it by themselves; other people's wallets when they ask. */
function PlayMoney(props: { chainId: number; owner: `0x${string}`; onCame: () => Promise<unknown> }) {
  const { chainId, owner, onCame } = props;
  const online = useOnline();
  const { busy, run } = useBusy();
  const ask = async () => {
    try {
      await askForPlayMoney({ chainId, address: owner });
      await onCame();
      raiseAlert({ status: 'success', title: texts.playMoneyCame, description: '' });
    } catch (error) {
      raiseAlert({ status: 'error', title: texts.getPlayMoney, description: sentenceOf(error, texts.noPlayMoney) });
    }
  };
  return (
    <Button size="sm" variant="quiet" busy={busy} disabled={!online} onClick={() => run(ask)}>
      {texts.getPlayMoney}
    </Button>
  );
}

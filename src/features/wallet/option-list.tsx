import { DEMO_WALLET_RDNS } from '../../contract/config.ts';
import { networkById, networks, runtime } from '../../services/runtime.ts';
import type { WalletOption } from '../../services/wallet.ts';
import * as words from '../../services/wallet-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/page-icons.ts';
import { OptionIcon } from './option-icon.tsx';
import * as texts from './texts.ts';
import styles from './wallet.module.css';

/** The wallets to choose from, or the one that is waited for. */
export function OptionList(props: {
  options: readonly WalletOption[];
  isOff: boolean;
  isWaiting: boolean;
  onChoose: (option: WalletOption) => void;
}) {
  const { options, isOff, isWaiting } = props;
  return (
    <>
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              className={styles.row}
              data-chosen={isWaiting || undefined}
              disabled={isOff}
              onClick={() => props.onChoose(option)}
            >
              <span className={styles.icon}>
                <OptionIcon option={option} />
              </span>
              <span>
                <strong>{option.name}</strong>
                <small>{hintFor(option)}</small>
              </span>
              <Icon name={icons.chevronRight} />
            </button>
          </li>
        ))}
      </ul>
      {!isWaiting && options.every(({ kind }) => kind !== 'extension') && (
        <p className={styles.hint}>{texts.noneFound}</p>
      )}
    </>
  );
}

/** A wallet with a window of its own opens it at a press only: the signature needs another. */
export const hasWindow = ({ kind }: WalletOption) => kind === 'smart-wallet' || kind === 'own-wallet' || kind === 'sso';

/** What it is, and what it will ask. */
function hintFor({ id, kind, isLast }: WalletOption): string {
  const hint = {
    'own-wallet': texts.ownWalletHint(networks()[0]?.name ?? words.oneNetwork),
    walletconnect: texts.walletConnectHint,
    sso: texts.ssoHint(networkById(runtime().config.wallets.sso?.chainId ?? 0)?.name ?? words.oneNetwork),
    'smart-wallet': runtime().config.embedded ? texts.demoSmartWalletHint : texts.smartWalletHint,
    extension: id === DEMO_WALLET_RDNS ? texts.demoWalletHint : texts.extensionHint,
  }[kind];
  return isLast ? `${texts.lastUsed} ${hint}` : hint;
}

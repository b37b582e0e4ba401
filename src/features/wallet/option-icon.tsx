import type { WalletOption } from '../../services/wallet.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/page-icons.ts';

/* From Lucide (ISC licence, © Lucide Contributors); here, because no other page needs it. */
const FINGERPRINT =
  'M12 10a2 2 0 0 0-2 2c0 1.02-.1 2.51-.26 4M14 13.12c0 2.38 0 6.38-1 8.88M17.29 21.02c.12-.6.43-2.3.5-3.02M2 12a10 10 0 0 1 18-6M2 16h.01M21.8 16c.2-2 .131-5.354 0-6M5 19.5C5.5 18 6 15 6 12a6 6 0 0 1 .34-2M8.65 22c.21-.66.45-1.32.57-2M9 6.8a6 6 0 0 1 9 5.2v2';

const ENVELOPE = 'M3 6h18v12H3zM3 7l9 6 9-6';
const SCAN =
  'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M16 16l-1.9-1.9';

const KEY =
  'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4zM16.5 7.5h.01';

const PATHS = { 'smart-wallet': FINGERPRINT, 'own-wallet': ENVELOPE, walletconnect: SCAN, sso: KEY } as const;

export function OptionIcon({ option }: { option: WalletOption }) {
  if (option.icon !== null) return <img src={option.icon} alt="" width={28} height={28} />;
  if (option.kind === 'extension') return <Icon name={icons.wallet} />;
  return (
    <svg
      aria-hidden="true"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[option.kind]} />
    </svg>
  );
}

import { DEMO_KEYS_PATH, type AppConfig } from '../../src/contract/config.ts';
import type { ExternalWalletConfig } from './external-wallet-settings.ts';

/** The smart-wallet app that is configured; on embedded networks otherwise what stands in for one. */
export function smartWalletOf(config: ExternalWalletConfig, embedded: boolean): AppConfig['wallets']['smartWallet'] {
  const { smartWalletKeysUrl: keysUrl, smartWalletServers: servers } = config;
  if (keysUrl !== undefined) return { keysUrl, takesBatches: servers.length > 0 };
  return embedded ? { keysUrl: DEMO_KEYS_PATH, takesBatches: true } : null;
}

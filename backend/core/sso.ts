import type { AppConfig } from '../../src/contract/config.ts';
import type { MarketNetwork } from './networks.ts';

/** The single sign-on: on the first network that has its contracts, where there is a wallet that keeps passkeys. */
export function ssoOf(
  networks: readonly MarketNetwork[],
  origin: string | null,
): NonNullable<AppConfig['wallets']['sso']> | null {
  const network = networks.find(({ sso }) => sso !== undefined);
  if (origin === null || network?.sso === undefined) return null;
  return { chainId: network.chainId, origin, ...network.sso };
}

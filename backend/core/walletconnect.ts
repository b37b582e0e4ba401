import { DEMO_RELAY_PATH, type AppConfig } from '../../src/contract/config.ts';

/** WalletConnect's own relay, and who then attests a page's origin to wallets, in a frame. */
export const WALLETCONNECT_RELAY = 'wss://relay.walletconnect.org';
const ATTESTS = 'https://verify.walletconnect.org';

type Settings = { walletConnectProjectId: string | undefined; walletConnectRelayUrl: string };

/**
 * WalletConnect as pages are told of it, or on embedded networks what stands in for its relay; undefined where the
 * option is not offered. Beside it the origins that pages may connect to and frame for it.
 */
export function walletConnectOf(
  { walletConnectProjectId: projectId, walletConnectRelayUrl: relayUrl }: Settings,
  embedded: boolean,
): { option: AppConfig['wallets']['walletConnect']; servers: string[]; frames: string[] } {
  if (projectId !== undefined) {
    const attests = relayUrl === WALLETCONNECT_RELAY;
    const servers = [new URL(relayUrl).origin];
    return { option: { projectId, relayUrl, attests }, servers, frames: attests ? [ATTESTS] : [] };
  }
  const demo = { projectId: 'vitrine-demo', relayUrl: DEMO_RELAY_PATH, attests: false };
  return { option: embedded ? demo : undefined, servers: [], frames: [] };
}

import { DEMO_PHONE_PATH, DEMO_RELAY_PATH } from '../contract/config.ts';
import { runtime } from './runtime.ts';

/** Where the demo phone wallet is, which takes a connection's link; null where the relay is not the demo's. */
export const demoPhoneHref = (link?: string): string | null => {
  if (runtime().config.wallets.walletConnect?.relayUrl !== DEMO_RELAY_PATH) return null;
  return link === undefined ? DEMO_PHONE_PATH : `${DEMO_PHONE_PATH}#${encodeURIComponent(link)}`;
};

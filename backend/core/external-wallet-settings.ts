import * as v from 'valibot';
import { WALLETCONNECT_RELAY } from './walletconnect.ts';

/** What the environment says of the wallets of others. */
export const externalWalletEntries = {
  /** The page for keys of the smart-wallet app that is offered, e.g. https://keys.coinbase.com/connect. */
  SMART_WALLET_KEYS_URL: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/[^\s#]+$/), v.url())),
  /** Origins, comma separated, of that app's own servers, which tell what became of several calls at once. */
  SMART_WALLET_SERVERS: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.:-]+(,https:\/\/[a-z0-9.:-]+)*$/))),
  /** This app's id at WalletConnect, with which wallets on phones are offered. */
  WALLETCONNECT_PROJECT_ID: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))),
  /** Another relay than WalletConnect's own. */
  WALLETCONNECT_RELAY_URL: v.optional(
    v.pipe(v.string(), v.regex(/^wss:\/\/[a-z0-9.:-]+(\/[^\s?#]*)?$/), v.url()),
    WALLETCONNECT_RELAY,
  ),
} as const;

/** What each must be that may be refused. */
export const EXTERNAL_WALLET_WANTED = {
  SMART_WALLET_KEYS_URL: 'an https URL such as https://keys.coinbase.com/connect',
  SMART_WALLET_SERVERS: 'https origins such as https://rpc.wallet.example, separated by commas',
  WALLETCONNECT_PROJECT_ID: 'up to 64 letters, digits, - and _',
  WALLETCONNECT_RELAY_URL: 'a wss URL such as wss://relay.example, without a query',
} as const;

/** Undefined: not offered, or on embedded networks the demo's own. */
export type ExternalWalletConfig = {
  smartWalletKeysUrl: string | undefined;
  smartWalletServers: string[];
  walletConnectProjectId: string | undefined;
  walletConnectRelayUrl: string;
};

type Environment = v.InferOutput<v.ObjectSchema<typeof externalWalletEntries, undefined>>;

export const externalWalletConfigOf = (env: Environment): ExternalWalletConfig => ({
  smartWalletKeysUrl: env.SMART_WALLET_KEYS_URL,
  smartWalletServers: env.SMART_WALLET_SERVERS?.split(',') ?? [],
  walletConnectProjectId: env.WALLETCONNECT_PROJECT_ID,
  walletConnectRelayUrl: env.WALLETCONNECT_RELAY_URL,
});

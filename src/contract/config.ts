import * as v from 'valibot';
import { tokenSchema } from './token.ts';
import { addressSchema, slugSchema } from './primitives.ts';

/** A network the app trades on. Real networks are configuration, not code. */
export const networkSchema = v.object({
  chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  slug: slugSchema,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  /** Tried in order; relative paths are taken from the app's origin. */
  rpcUrls: v.pipe(v.array(v.string()), v.minLength(1)),
  currency: tokenSchema,
  /** Where a transaction can be looked at, with `{hash}`; null when there is none. */
  explorerTransactionUrl: v.nullable(v.string()),
});

const shared = {
  marketplaceUrl: v.string(),
  dataUrl: v.string(),
  imageUrl: v.string(),
  networks: v.pipe(v.array(networkSchema), v.minLength(1)),
  /** Paths the server answers with a redirect; the app and the worker leave them to it. */
  redirects: v.array(v.object({ from: v.string(), to: v.string() })),
  /** True only when the networks are the embedded ones: offers the demo wallet and its faucet. */
  embedded: v.boolean(),
};

/** As much of it as the worker reads, which knows no wallets. */
export const workerConfigSchema = v.object(shared);

/** What the app is told at start: `/config.json`, also inside every server-rendered page. */
export const appConfigSchema = v.object({
  ...shared,
  /**
   * What an operator decided of its looks; not there where nothing was. `style`: a stylesheet; `documents`: ids of legal
   * texts, by slug and language.
   */
  theme: v.optional(
    v.object({
      name: v.nullable(v.string()),
      style: v.string(),
      documents: v.record(v.string(), v.optional(v.record(v.string(), v.optional(v.string())))),
    }),
  ),
  /** Whether people can be written to; `outbox`: where that can be read instead. Null where nothing writes. */
  mail: v.optional(v.nullable(v.object({ outbox: v.nullable(v.string()) }))),
  /** Whether items can be reported to who runs the marketplace. Not in what an earlier build stored. */
  reports: v.optional(v.boolean()),
  /** Whether accounts may have names (ENS). Not in what an earlier build stored. */
  names: v.optional(v.boolean()),
  /** Wallet options beside those that a browser brings itself; null where one is not offered. */
  // Not in what an earlier build stored.
  wallets: v.optional(
    v.object({
      /** The smart-wallet app: its page for keys, absolute or a path of this server. */
      smartWallet: v.nullable(
        v.object({
          keysUrl: v.string(),
          /** Whether the page may ask the wallet's own server what became of a batch; without it none is sent. */
          takesBatches: v.boolean(),
        }),
      ),
      /** The marketplace's own wallet with e-mail: the origin it lives at. */
      ownWallet: v.optional(v.nullable(v.object({ origin: v.string() })), null),
      /** Single sign-on: accounts that a passkey owns, of which the wallet at `origin` keeps the passkeys. */
      sso: v.optional(
        v.nullable(
          v.object({
            chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
            origin: v.string(),
            /** What makes the accounts. */
            factory: addressSchema,
            /** Who pays their fees. */
            paymaster: v.nullable(addressSchema),
          }),
        ),
      ),
      /** Wallets elsewhere, by WalletConnect. */
      walletConnect: v.optional(
        v.object({
          projectId: v.string(),
          /** Absolute, or a path of this server. */
          relayUrl: v.string(),
          /** Whether the relay's owner attests this page's origin to wallets, in a frame. */
          attests: v.boolean(),
        }),
      ),
    }),
    { smartWallet: null, ownWallet: null },
  ),
});
export type AppConfig = v.InferOutput<typeof appConfigSchema>;

/** `builds/latest.json`. `timestamp` is in ms since 1970. */
export const buildManifestSchema = v.object({ id: v.string(), timestamp: v.number() });
export type BuildManifest = v.InferOutput<typeof buildManifestSchema>;

/** Where the embedded networks keep the code that the demo wallet's account runs (EIP-7702, ERC-7821). */
export const DEMO_ACCOUNT_ADDRESS = '0xde3000000000000000000000000000000000acc7';

/** Where they keep the code of the demo smart wallet's accounts, each of which is a clone of it. */
export const DEMO_SMART_ACCOUNT_ADDRESS = '0xde3000000000000000000000000000000000acc8';

/** Where the embedded default serves what stands in for the smart-wallet app's page for keys. */
export const DEMO_KEYS_PATH = '/demo/wallets/smart-wallet.html';

/** Where it passes on what WalletConnect's two sides send each other, and the page that stands in for a phone's wallet. */
export const DEMO_RELAY_PATH = '/demo/relay';
export const DEMO_PHONE_PATH = '/demo/wallets/phone-wallet.html';

/** Where it tells what became of a batch of the demo smart wallet, followed by the chain: JSON-RPC. */
export const DEMO_CALLS_RPC_PATH = '/demo/calls';

/** How the embedded default's demo wallet announces itself (EIP-6963 reverse DNS name). */
export const DEMO_WALLET_RDNS = 'dev.vitrine.demo';

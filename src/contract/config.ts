import * as v from 'valibot';
import { tokenSchema } from './order.ts';
import { slugSchema } from './primitives.ts';

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

/** What the app is told at start: `/config.json`, also inside every server-rendered page. */
export const appConfigSchema = v.object({
  marketplaceUrl: v.string(),
  dataUrl: v.string(),
  imageUrl: v.string(),
  networks: v.pipe(v.array(networkSchema), v.minLength(1)),
  /** Paths the server answers with a redirect; the app and the worker leave them to it. */
  redirects: v.array(v.object({ from: v.string(), to: v.string() })),
  /** True only when the networks are the embedded ones: offers the demo wallet and its faucet. */
  embedded: v.boolean(),
});
export type AppConfig = v.InferOutput<typeof appConfigSchema>;

/** `builds/latest.json`. `timestamp` is in ms since 1970. */
export const buildManifestSchema = v.object({ id: v.string(), timestamp: v.number() });
export type BuildManifest = v.InferOutput<typeof buildManifestSchema>;

/** Where the embedded networks keep the code that the demo wallet's account runs (EIP-7702, ERC-7821). */
export const DEMO_ACCOUNT_ADDRESS = '0xde3000000000000000000000000000000000acc7';

/** How the embedded default's demo wallet announces itself (EIP-6963 reverse DNS name). */
export const DEMO_WALLET_RDNS = 'dev.vitrine.demo';

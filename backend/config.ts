import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ExchangeRates } from '../src/contract/exchange-rates.ts';
import { addressSchema, hash32Schema } from '../src/contract/primitives.ts';
import { parseTrustProxy, type TrustProxy } from './core/client-address.ts';
import { exchangeRatesSetting } from './core/exchange-rates.ts';
import { contentHostsOf, externalNetworksSchema, type ExternalNetwork } from './core/external-network.ts';
import {
  EXTERNAL_WALLET_WANTED,
  type ExternalWalletConfig,
  externalWalletConfigOf,
  externalWalletEntries,
} from './core/external-wallet-settings.ts';
import { withSecretFiles } from './core/secret-files.ts';
import { WALLET_WANTED, walletEntries, type WalletConfig, walletConfigOf } from './core/wallet-settings.ts';
import { OPERATOR_WANTED, operatorConfigOf, operatorEntries, type OperatorConfig } from './core/operator-settings.ts';
import { ROLES, ROLES_WANTED, roleConfigOf, roleEntries, type RoleConfig } from './core/role-settings.ts';
import { WATCHING_WANTED, watchingConfigOf, watchingEntries, type WatchingConfig } from './core/watching-settings.ts';
import { defaultRedirects, redirectSchema, type RedirectRule } from './core/redirects.ts';
import { STORE_WANTED, storeConfigOf, storeEntries, type StoreConfig } from './core/store-settings.ts';
import { PUSH_WANTED, pushConfigOf, pushEntries, type PushConfig } from './core/push-settings.ts';

/** Something the person who starts the server can put right; shown as one sentence. */
export class StartError extends Error {
  override name = 'StartError';
}

const decimal = /^[0-9]+(\.[0-9]{1,6})?$/;
const environmentSchema = v.object({
  PORT: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,5}$/), v.transform(Number), v.maxValue(65_535)), '8080'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  VITRINE_STATE: v.optional(v.string(), '.vitrine'),
  VITRINE_NO_BUILD: v.optional(v.string()),
  VITRINE_TEST: v.optional(v.string()),
  VITRINE_WORLD_SCALE: v.optional(v.pipe(v.string(), v.regex(decimal), v.transform(Number))),
  ...storeEntries,
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/?#@]+\/?$/),
      v.check((text) => URL.canParse(text)),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  TRUST_PROXY: v.optional(v.string(), ''),
  LIMITS_SCALE: v.optional(v.pipe(v.string(), v.regex(decimal), v.transform(Number), v.minValue(0.01)), '1'),
  ACCESS_TOKEN_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,6}$/), v.transform(Number)), '600'),
  NETWORKS_CONFIG: v.optional(v.string()),
  REDIRECTS: v.optional(v.string()),
  USD_RATES: v.optional(v.string(), 'ETH=3057.30,WETH=3057.30,USDC=1'),
  EXCHANGE_RATES: v.optional(exchangeRatesSetting),
  MARKETPLACE_FEE_BPS: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,4}$/), v.transform(Number), v.maxValue(5_000))),
  MARKETPLACE_FEE_RECIPIENT: v.optional(addressSchema),
  /** Hosts, comma separated, that metadata and pictures may come from. */
  CONTENT_HOSTS: v.optional(v.string(), ''),
  IPFS_GATEWAY: v.optional(v.pipe(v.string(), v.url())),
  /** What access tokens are signed with, comma separated: the newest first, then those that still count. */
  ACCESS_TOKEN_KEYS: v.optional(v.pipe(v.string(), v.regex(/^[^,\s]{32,}(,[^,\s]{32,})*$/))),
  ...externalWalletEntries,
  /** The private key the zones of NETWORKS_CONFIG believe. */
  ZONE_SIGNER_KEY: v.optional(hash32Schema),
  ...walletEntries,
  ...pushEntries,
  ...watchingEntries,
  ...roleEntries,
  ...operatorEntries,
  /** `off` in the place of a worker that does harm. */
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off']), 'on'),
  /** Who reads what people report about items. */
  REPORTS_EMAIL: v.optional(v.pipe(v.string(), v.email())),
  /** Where weaknesses are reported, for `/.well-known/security.txt`: URIs, comma separated. */
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(mailto:[^\s,@]+@|https:\/\/|tel:\+)[^\s,@]+(,(mailto:[^\s,@]+@|https:\/\/|tel:\+)[^\s,@]+)*$/),
    ),
  ),
});

/** What each setting must be that may be refused; a value itself is not repeated, for some are secret. */
const WANTED: { readonly [Name in keyof v.InferInput<typeof environmentSchema>]?: string } = {
  PORT: 'a number from 0 to 65535',
  VITRINE_WORLD_SCALE: 'a number such as 0.5',
  ...STORE_WANTED,
  PUBLIC_ORIGIN: 'an origin such as https://market.example, without a path',
  LIMITS_SCALE: 'a number such as 0.5 or 2, and at least 0.01',
  ACCESS_TOKEN_SECONDS: 'a whole number of seconds, of up to six digits',
  EXCHANGE_RATES: 'how many of a currency a dollar is, such as EUR=0.86,JPY=155',
  MARKETPLACE_FEE_BPS: 'a whole number from 0 to 5000: hundredths of a percent',
  MARKETPLACE_FEE_RECIPIENT: 'an address: 0x and 40 hexadecimal digits',
  IPFS_GATEWAY: 'a URL such as https://ipfs.example',
  ...EXTERNAL_WALLET_WANTED,
  ACCESS_TOKEN_KEYS: 'keys of 32 characters or more, separated by commas alone',
  ZONE_SIGNER_KEY: 'a private key: 0x and 64 hexadecimal digits',
  ...WALLET_WANTED,
  ...PUSH_WANTED,
  ...WATCHING_WANTED,
  ...ROLES_WANTED,
  ...OPERATOR_WANTED,
  SERVICE_WORKER: 'on or off',
  REPORTS_EMAIL: 'an e-mail address',
  SECURITY_CONTACT: 'URIs such as mailto:security@market.example or https://market.example/report, separated by commas',
};

export type Config = StoreConfig &
  ExternalWalletConfig &
  PushConfig &
  WatchingConfig &
  RoleConfig &
  OperatorConfig & {
    port: number;
    host: string;
    stateDir: string;
    build: boolean;
    testMode: boolean;
    worldScale: number | undefined;
    publicOrigin: string | undefined;
    trustProxy: TrustProxy;
    /** What every limit of how often is multiplied by. */
    limitsScale: number;
    accessTokenSeconds: number;
    redirects: RedirectRule[];
    /** Millionths of a dollar for one whole token, by symbol. */
    usdRates: Map<string, bigint>;
    /** Undefined: a bank's reference rates, or on embedded networks the demo's own. */
    exchangeRates: ExchangeRates | undefined;
    feeBps: number | undefined;
    feeRecipient: `0x${string}` | undefined;
    contentHosts: Set<string>;
    ipfsGateway: string | undefined;
    zoneSignerKey: `0x${string}` | undefined;
    /** Empty: the state folder's own. */
    accessTokenKeys: string[];
    externalNetworks: ExternalNetwork[] | undefined;
    /** Where they stand. */
    networksFile: string | undefined;
    wallet: WalletConfig;
    serviceWorker: boolean;
    reportsEmail: string | undefined;
    /** URIs; empty where nobody is named. */
    securityContacts: string[];
  };

function parseRates(text: string): Map<string, bigint> {
  const rates = new Map<string, bigint>();
  for (const part of text.split(',')) {
    const [symbol = '', rate = ''] = part.split('=').map((side) => side.trim());
    if (symbol === '' || !decimal.test(rate)) {
      throw new StartError(`USD_RATES must look like "ETH=3057.30,USDC=1", not "${text}".`);
    }
    const [whole = '0', fraction = ''] = rate.split('.');
    rates.set(symbol.toUpperCase(), BigInt(whole + fraction.padEnd(6, '0')));
  }
  return rates;
}

/** The file that `NETWORKS_CONFIG` names. @throws StartError that says what is wrong with it */
export const readNetworks = (path: string) => readJson('NETWORKS_CONFIG', path, externalNetworksSchema);

function readJson<T extends v.GenericSchema>(what: string, path: string, schema: T): v.InferOutput<T> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartError(
      `${what} (${path}) cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new StartError(`${what} (${path}) is wrong at ${v.getDotPath(issue) ?? 'its top'}: ${inWords(issue)}.`);
}

function inWords({ type, expected, received }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'this is missing';
  if (type === 'regex' || expected === null) return `${received} does not have the right form`;
  return `it must be ${expected}, not ${received}`;
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = withSecretFiles(environment, (sentence) => {
    throw new StartError(sentence);
  });
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const name = parsed.issues[0].path?.[0].key as keyof typeof WANTED;
    throw new StartError(`The environment variable ${name} is wrong: it must be ${WANTED[name]}.`);
  }
  const env = parsed.output;
  const trustProxy = parseTrustProxy(env.TRUST_PROXY);
  if (trustProxy === undefined) {
    throw new StartError(
      `TRUST_PROXY must be the number of proxies before this server, or their addresses such as "10.0.0.0/8,::1", not "${env.TRUST_PROXY}".`,
    );
  }
  if (env.ROLES.length < ROLES.length && env.DATABASE_URL === undefined) {
    throw new StartError('ROLES divides the work among nodes that share a store, but DATABASE_URL is missing.');
  }
  if (env.DATABASE_REPLICA_URLS !== undefined && env.DATABASE_URL === undefined) {
    throw new StartError('DATABASE_REPLICA_URLS names servers that follow the store, but DATABASE_URL is missing.');
  }
  const externalNetworks = env.NETWORKS_CONFIG ? readNetworks(env.NETWORKS_CONFIG) : undefined;
  const restricted = externalNetworks?.find((network) => network.zone !== undefined);
  if (restricted && env.ZONE_SIGNER_KEY === undefined) {
    throw new StartError(
      `NETWORKS_CONFIG names a zone on ${restricted.name}, but ZONE_SIGNER_KEY is missing: give the private key whose permissions that zone believes.`,
    );
  }
  return {
    port: env.PORT,
    host: env.HOST,
    stateDir: env.VITRINE_STATE,
    build: env.VITRINE_NO_BUILD === undefined,
    testMode: env.VITRINE_TEST === '1',
    worldScale: env.VITRINE_WORLD_SCALE,
    ...storeConfigOf(env),
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy,
    limitsScale: env.LIMITS_SCALE,
    accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    redirects: env.REDIRECTS ? readJson('REDIRECTS', env.REDIRECTS, v.array(redirectSchema)) : defaultRedirects,
    usdRates: parseRates(env.USD_RATES),
    exchangeRates: env.EXCHANGE_RATES,
    feeBps: env.MARKETPLACE_FEE_BPS,
    feeRecipient: env.MARKETPLACE_FEE_RECIPIENT,
    contentHosts: contentHostsOf(env.CONTENT_HOSTS, externalNetworks),
    ipfsGateway: env.IPFS_GATEWAY,
    zoneSignerKey: env.ZONE_SIGNER_KEY,
    accessTokenKeys: env.ACCESS_TOKEN_KEYS?.split(',') ?? [],
    externalNetworks,
    networksFile: env.NETWORKS_CONFIG,
    ...externalWalletConfigOf(env),
    wallet: walletConfigOf(env),
    ...pushConfigOf(env),
    ...watchingConfigOf(env),
    ...roleConfigOf(env),
    ...operatorConfigOf(env),
    serviceWorker: env.SERVICE_WORKER === 'on',
    reportsEmail: env.REPORTS_EMAIL,
    securityContacts: env.SECURITY_CONTACT?.split(',') ?? [],
  };
}

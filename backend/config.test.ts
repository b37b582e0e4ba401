import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig, StartError } from './config.ts';

/** What the start says of these settings. */
function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

test.each([
  ['PORT', '65536', 'it must be a number from 0 to 65535'],
  ['PORT', 'http', 'it must be a number from 0 to 65535'],
  ['VITRINE_WORLD_SCALE', 'half', 'it must be a number such as 0.5'],
  ['PUBLIC_ORIGIN', 'market.example', 'it must be an origin such as https://market.example, without a path'],
  [
    'PUBLIC_ORIGIN',
    'https://market.example/shop',
    'it must be an origin such as https://market.example, without a path',
  ],
  ['PUBLIC_ORIGIN', 'https://a b', 'it must be an origin such as https://market.example, without a path'],
  ['LIMITS_SCALE', 'twice', 'it must be a number such as 0.5 or 2, and at least 0.01'],
  ['LIMITS_SCALE', '0', 'it must be a number such as 0.5 or 2, and at least 0.01'],
  ['EXCHANGE_RATES', 'EUR', 'it must be how many of a currency a dollar is, such as EUR=0.86,JPY=155'],
  ['EXCHANGE_RATES', 'EUR=0', 'it must be how many of a currency a dollar is, such as EUR=0.86,JPY=155'],
  ['EXCHANGE_RATES', 'EUR=0.86,DOGE=2', 'it must be how many of a currency a dollar is, such as EUR=0.86,JPY=155'],
  ['ACCESS_TOKEN_SECONDS', '10m', 'it must be a whole number of seconds, of up to six digits'],
  ['MARKETPLACE_FEE_BPS', '5001', 'it must be a whole number from 0 to 5000: hundredths of a percent'],
  ['MARKETPLACE_FEE_RECIPIENT', '0x1', 'it must be an address: 0x and 40 hexadecimal digits'],
  ['SERVICE_WORKER', 'no', 'it must be on or off'],
  ['OPERATOR_ADDRESSES', '0x12, me', 'it must be addresses separated by commas, each of 0x and 40 hexadecimal digits'],
  ['ROLES', 'web,cook', 'it must be some of web, indexer and worker, separated by commas'],
  [
    'DATABASE_REPLICA_URLS',
    'replica0, replica1',
    'it must be URLs such as postgres://reader@replica/vitrine, separated by commas alone',
  ],
  ['IPFS_GATEWAY', 'ipfs', 'it must be a URL such as https://ipfs.example'],
  ['ACCESS_TOKEN_KEYS', 'short', 'it must be keys of 32 characters or more, separated by commas alone'],
  ['ZONE_SIGNER_KEY', '0x12', 'it must be a private key: 0x and 64 hexadecimal digits'],
  [
    'SECURITY_CONTACT',
    'security@market.example',
    'it must be URIs such as mailto:security@market.example or https://market.example/report, separated by commas',
  ],
])('%s=%s is refused in one plain sentence', (name, value, wanted) => {
  expect(refusal({ [name]: value })).toBe(`The environment variable ${name} is wrong: ${wanted}.`);
});

test('what is wrong in a file is said without the rule’s own spelling', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'redirects.json');
  const said = (rules: unknown) => {
    writeFileSync(file, JSON.stringify(rules));
    return refusal({ REDIRECTS: file }).replace(`REDIRECTS (${file}) `, '');
  };
  expect(said([{ to: '/', status: 302 }])).toBe('is wrong at 0.from: this is missing.');
  expect(said([{ from: 'home', to: '/', status: 302 }])).toBe(
    'is wrong at 0.from: "home" does not have the right form.',
  );
  expect(said([{ from: '/home', to: '/', status: 200 }])).toBe(
    'is wrong at 0.status: it must be (301 | 302 | 307 | 308), not 200.',
  );
  expect(said({})).toBe('is wrong at its top: it must be Array, not Object.');
});

describe('a secret may stand in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = join(folder, 'database-url');
  writeFileSync(file, 'postgres://vitrine@database/vitrine\n');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('which is read without its last line break', () => {
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://vitrine@database/vitrine');
  });

  test('and not in the environment as well', () => {
    expect(refusal({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://other' })).toContain('both set');
  });

  test('which must be there, and hold something', () => {
    const empty = join(folder, 'empty');
    writeFileSync(empty, '\n');
    expect(refusal({ DATABASE_URL_FILE: empty })).toBe(`DATABASE_URL_FILE (${empty}) is empty.`);
    expect(refusal({ SMTP_URL_FILE: join(folder, 'none') })).toMatch(
      /^SMTP_URL_FILE \(.*none\) cannot be read: ENOENT/,
    );
  });
});

test('a public origin is known as browsers write it', () => {
  const origin = (text: string) => readConfig({ PUBLIC_ORIGIN: text }).publicOrigin;
  expect(['https://Market.Example:443/', 'http://market.example:8080'].map(origin)).toEqual([
    'https://market.example',
    'http://market.example:8080',
  ]);
});

test('exchange rates are read by currency', () => {
  expect(readConfig({ EXCHANGE_RATES: 'EUR=0.86,JPY=155' }).exchangeRates).toEqual({ EUR: '0.86', JPY: '155' });
  expect(readConfig({}).exchangeRates).toBeUndefined();
});

test('security contacts are URIs of three kinds', () => {
  const contacts = ['mailto:security@market.example', 'https://market.example/report?a=1', 'tel:+1-201-555-0123'];
  expect(readConfig({ SECURITY_CONTACT: contacts.join(',') }).securityContacts).toEqual(contacts);
  expect(readConfig({}).securityContacts).toEqual([]);
});

test('a smart-wallet app is offered where its page is named, and its servers are origins', () => {
  expect(readConfig({})).toMatchObject({ smartWalletKeysUrl: undefined, smartWalletServers: [] });
  expect(
    readConfig({
      SMART_WALLET_KEYS_URL: 'https://keys.wallet.example/connect',
      SMART_WALLET_SERVERS: 'https://rpc.wallet.example,https://b.example:8443',
    }),
  ).toMatchObject({
    smartWalletKeysUrl: 'https://keys.wallet.example/connect',
    smartWalletServers: ['https://rpc.wallet.example', 'https://b.example:8443'],
  });
  for (const url of ['http://keys.example', 'keys.example', 'https://', 'javascript:alert(1)'])
    expect(() => readConfig({ SMART_WALLET_KEYS_URL: url }), url).toThrow('SMART_WALLET_KEYS_URL');
  for (const servers of [
    'https://a.example/path',
    'https://a.example, https://b.example',
    'https://a.example;script-src',
  ])
    expect(() => readConfig({ SMART_WALLET_SERVERS: servers }), servers).toThrow('SMART_WALLET_SERVERS');
});

test('WalletConnect is offered where this app’s id is given, by its own relay or another', () => {
  const relay = 'wss://relay.walletconnect.org';
  expect(readConfig({})).toMatchObject({ walletConnectProjectId: undefined, walletConnectRelayUrl: relay });
  expect(
    readConfig({ WALLETCONNECT_PROJECT_ID: 'ab12', WALLETCONNECT_RELAY_URL: 'wss://relay.example/v1' }),
  ).toMatchObject({ walletConnectProjectId: 'ab12', walletConnectRelayUrl: 'wss://relay.example/v1' });
  for (const id of ['a b', 'a;b', 'a'.repeat(65)])
    expect(() => readConfig({ WALLETCONNECT_PROJECT_ID: id }), id).toThrow('WALLETCONNECT_PROJECT_ID');
  for (const url of [
    'ws://relay.example',
    'https://relay.example',
    'wss://a.example?x=1',
    'wss://a.example;script-src',
  ])
    expect(() => readConfig({ WALLETCONNECT_RELAY_URL: url }), url).toThrow('WALLETCONNECT_RELAY_URL');
});

test('work is divided only among nodes that share a store', () => {
  expect(refusal({ ROLES: 'web' })).toContain('DATABASE_URL is missing');
  expect(refusal({ DATABASE_REPLICA_URLS: 'postgres://replica/vitrine' })).toContain('DATABASE_URL is missing');
  expect(refusal({ ROLES: 'worker, web,indexer' })).toBe('');
  const { roles } = readConfig({ ROLES: 'indexer,worker', DATABASE_URL: 'postgres://market.test/vitrine' });
  expect([...roles]).toEqual(['indexer', 'worker']);
});

test('operators are named by their addresses, in either case', () => {
  const [one, other] = [`0x${'aB'.repeat(20)}`, `0x${'01'.repeat(20)}`];
  expect([...readConfig({ OPERATOR_ADDRESSES: `${one}, ${other},` }).operators]).toEqual([one.toLowerCase(), other]);
  expect(readConfig({}).operators.size).toBe(0);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { appConfigSchema } from '../../src/contract/config.ts';
import { listedOrderSchema, type ListedOrder } from '../../src/contract/listed-order.ts';
import type { SignedOrder } from '../../src/contract/order.ts';
import { pagedSchema, singleSchema } from '../../src/contract/paging.ts';
import { moveClockToNow } from '../../backend/demo/chain/clock.ts';
import { hashOrder } from '../../backend/seaport/seaport.ts';
import { root, startProduct, type Product } from '../support/browser/product.ts';
import { testAccount } from '../support/server/accounts.ts';
import { startTestChain, type TestChain } from '../support/server/chain.ts';
import { testZoneKey } from '../support/server/embedded-chains.ts';
import { giveTheme, signedIn, THEME } from '../support/server/themed.ts';

/* A market outlives its operator: another instance on the same chain takes over what was signed. */

const ETHER = 10n ** 18n;
const [ada, bob, cyd] = [testAccount(10), testAccount(11), testAccount(12)];
const folder = mkdtempSync(join(tmpdir(), 'export-'));
const file = join(folder, 'market.export');
let chain: TestChain;
/** The market that ends, and the one that goes on. */
let a: Instance | undefined;
let b: Instance | undefined;

type Instance = Product & { state: string; env: Record<string, string> };

async function start(name: string): Promise<Instance> {
  const { network, deployment, embedded, registrations } = chain;
  const { client: _, zone, proxiedRpcUrl: __, publicRpcUrls: ___, ...told } = network;
  const config = join(folder, 'networks.json');
  const entry = {
    ...told,
    rpcUrls: [embedded.rpcUrl],
    multicall3: deployment.multicall3,
    zone: zone?.address,
    tokens: network.tokens.slice(2),
    collections: registrations,
  };
  writeFileSync(config, JSON.stringify([entry]));
  const state = join(folder, name);
  const env = {
    NETWORKS_CONFIG: config,
    ZONE_SIGNER_KEY: testZoneKey,
    MARKETPLACE_FEE_BPS: String(network.feeBps),
    MARKETPLACE_FEE_RECIPIENT: network.feeRecipient,
    OPERATOR_ADDRESSES: ada.address,
  };
  const product = await startProduct({ state, env, knownAccounts: false });
  await readByNow(product);
  return { ...product, state, env };
}

const statusSchema = singleSchema(v.object({ networks: v.array(v.object({ state: v.string(), block: v.number() })) }));
/** Resolves when it has read all that is on the chain by now. */
const readByNow = (instance: Product | undefined) =>
  vi.waitFor(
    async () => {
      const { data } = v.parse(statusSchema, await (await fetch(`${instance?.origin}/status`)).json());
      const head = Number(await chain.rpc.call('eth_blockNumber', []));
      expect(data?.networks[0]).toMatchObject({ state: 'following', block: head });
    },
    { timeout: 60_000 },
  );

/** `npm run vitrine -- …` for an instance. */
function vitrine(instance: Instance | undefined, ...words: string[]) {
  const command = ['--import', 'tsx', 'backend/tools/vitrine.ts', ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...instance?.env, VITRINE_STATE: instance?.state, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function publish(kind: 'order' | 'offer', order: SignedOrder): Promise<void> {
  const query = `chain=${chain.network.chainId}&user=${order.parameters.offerer}`;
  const answer = await fetch(`${a?.origin}/marketplace/v1/${kind}?${query}`, post(order));
  expect(answer.status, await answer.text()).toBe(200);
}

const signIn = (person: ReturnType<typeof testAccount>) =>
  signedIn(a?.origin ?? '', privateKeyToAccount(person.privateKey), chain.network.chainId);
/** What an instance is called. */
async function nameOf(instance: Instance | undefined): Promise<string | undefined> {
  const config = v.parse(appConfigSchema, await (await fetch(`${instance?.origin}/config.json`)).json());
  return config.theme?.name ?? undefined;
}

/** All orders that an instance shows: whatever anybody is told of each. */
async function listed(instance: Instance | undefined, status = 'active'): Promise<ListedOrder[]> {
  const lists = await Promise.all(
    ['orders', 'offers'].map(async (kind) => {
      const answer = await fetch(`${instance?.origin}/marketplace/v1/${kind}/list?status=${status}&size=50`);
      return v.parse(pagedSchema(listedOrderSchema), await answer.json()).data;
    }),
  );
  return lists.flat();
}
const hashes = async (instance: Instance | undefined, status?: string) =>
  (await listed(instance, status)).map(({ hash }) => hash);

const sign = (kind: 'listing' | 'offer', id: number | null, terms: object = {}) =>
  chain.act.sign(kind, kind === 'listing' ? ada : bob, {
    wares: { id },
    unitPrice: ETHER,
    restricted: true,
    ...(kind === 'offer' && { currency: chain.deployment.weth }),
    ...terms,
  });

/** By what became of them: cancelled on the chain, cancelled by the server, asleep as its item moved. */
let [onChain, byServer, asleep]: SignedOrder[] = [];

beforeAll(async () => {
  chain = await startTestChain();
  await moveClockToNow(chain.rpc);
  await chain.rpc.call('evm_mine');
  const { act, single, edition } = chain;
  await act.mint(ada, 10);
  await act.mintEdition(ada, 1, 50);
  await act.approveAll(ada, single);
  await act.approveAll(ada, edition);
  await act.wrap(bob, 50n * ETHER);
  a = await start('a');
  for (const id of [1, 2, 3]) await publish('order', await sign('listing', id, { restricted: id !== 3 }));
  await publish('order', await sign('listing', 4, { currency: chain.deployment.weth, startIn: 3_600 }));
  const copies = { token: edition, kind: 'edition', id: 1, units: 5 };
  await publish('order', await sign('listing', 1, { wares: copies }));
  for (const id of [1, 2, null]) await publish('offer', await sign('offer', id));
  onChain = await sign('listing', 5);
  byServer = await sign('listing', 6);
  asleep = await sign('listing', 7);
  for (const order of [onChain, byServer, asleep]) await publish('order', order);
  await act.cancel(ada, onChain);
  await act.give(ada, cyd, 7);
  const cancel = `${a.origin}/marketplace/v1/order/cancel?hash=${hashOrder(byServer.parameters)}`;
  const session = await signIn(ada);
  expect((await fetch(cancel, post({}, session))).status).toBe(200);
  await giveTheme(a.origin, session);
  await readByNow(a);
});
afterAll(async () => {
  await Promise.all([a?.stop(), b?.stop()]);
  await chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('an export is made while the server runs, and holds nothing of any person but what they signed', async () => {
  const made = vitrine(a, 'export', file);
  expect(made).toMatchObject({ status: 0 });
  expect(made.said).toMatch(
    /^Exported: 9 orders in 2 collections\. Signed by 0x[0-9a-f]{40}: give that address to whoever gets the file\.\n$/,
  );
  const text = gunzipSync(readFileSync(file)).toString();
  const records = text.trimEnd().split('\n');
  expect(records.map((line) => /^\{"part":"([a-z-]+)"/.exec(line)?.[1])).toEqual([
    'vitrine-export',
    'theme',
    'legal-text',
    'network',
    'collection',
    'collection',
    ...Array.from({ length: 11 }, () => 'item'),
    ...Array.from({ length: 9 }, () => 'order'),
    'end',
  ]);
  for (const gone of [onChain, byServer]) expect(text).not.toContain(gone?.signature);
  expect(text).toContain(asleep?.signature);
  // Neither a node's address nor a key of this server.
  for (const secret of [chain.embedded.rpcUrl, testZoneKey.slice(2)]) expect(text).not.toContain(secret);
  expect(vitrine(a, 'export', file)).toEqual({ status: 1, said: `${file} is there already: name another file.\n` });
});

test('without its server the same is exported from the store', async () => {
  await a?.stop();
  const again = join(folder, 'again.export');
  expect(vitrine(a, 'export', again)).toMatchObject({ status: 0 });
  const records = (name: string) => gunzipSync(readFileSync(name)).toString().trimEnd().split('\n').slice(1, -1);
  expect(records(again)).toEqual(records(file));
  expect(vitrine(a, 'import', file).said).toBe('The server judges each order: start it, then import.\n');
  a = await start('a');
});

test('another instance takes what holds, and shows the same market', async () => {
  b = await start('b');
  expect(await listed(b)).toEqual([]);
  const taken = vitrine(b, 'import', file);
  expect(taken).toMatchObject({ status: 0 });
  expect(taken.said.split('\n').slice(1)).toEqual([
    'Taken: 8. Already there: 0. Refused: 1.',
    '  1 order.owner: The maker does not hold the item.',
    'Passed over: its theme. This market looks as its own operator decides.',
    '',
  ]);
  await expect.poll(() => listed(b), { timeout: 60_000 }).toEqual(await listed(a));
  // Each market looks as its own operator decides.
  expect([await nameOf(a), await nameOf(b)]).toEqual([THEME.name, undefined]);
  expect(await listed(b)).toHaveLength(7);
  const open = await hashes(b, 'open');
  expect(open).toHaveLength(8);
  for (const gone of [onChain, byServer, asleep]) expect(open).not.toContain(gone && hashOrder(gone.parameters));
});

test('taken again, it changes nothing; what holds by then is taken too', async () => {
  const before = await listed(b, 'open');
  expect(vitrine(b, 'import', file).said).toContain('Taken: 0. Already there: 8. Refused: 1.');
  expect(await listed(b, 'open')).toEqual(before);
  await chain.act.give(cyd, ada, 7);
  await readByNow(b);
  expect(vitrine(b, 'import', file).said).toContain('Taken: 1. Already there: 8. Refused: 0.');
});

test('what its maker has cancelled here stays cancelled', async () => {
  const cancelled = (await listed(b)).find(({ nft, side }) => side === 'listing' && nft.identifier === '3');
  if (cancelled === undefined) throw new Error('It is not listed');
  await chain.act.cancel(ada, cancelled);
  await expect.poll(() => hashes(b), { timeout: 60_000 }).not.toContain(cancelled.hash);
  const { said } = vitrine(b, 'import', file);
  expect(said).toContain('Refused: 0.');
  expect(await hashes(b)).not.toContain(cancelled.hash);
});

test('of a file that is broken, or signed by somebody else, nothing is taken', async () => {
  const before = await hashes(b, 'open');
  const cut = join(folder, 'cut.export');
  const bytes = readFileSync(file);
  writeFileSync(cut, bytes.subarray(0, bytes.length >> 1));
  expect(vitrine(b, 'import', cut)).toMatchObject({
    status: 1,
    said: expect.stringContaining('cannot be imported'),
  });
  expect(vitrine(b, 'import', file, '--signer', cyd.address).said).toMatch(/is signed by 0x[0-9a-f]{40}, not by/);
  expect(vitrine(b, 'import', file, '--signer', 'cyd').said).toBe('--signer is an address.\n');
  expect(await hashes(b, 'open')).toEqual(before);
});

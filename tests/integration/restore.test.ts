import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { ACCESS_TOKEN_HEADER, sessionSchema, tokensSchema } from '../../src/contract/auth.ts';
import { singleSchema } from '../../src/contract/paging.ts';
import { buildSignInMessage } from '../../src/contract/sign-in-message.ts';
import { root, startProduct, type Product } from '../support/browser/product.ts';

/* The restore drill: everything is lost but one file, and the market is there again. */

const folder = mkdtempSync(join(tmpdir(), 'restore-'));
const state = join(folder, 'state');
const backup = join(folder, 'market.backup');
const person = privateKeyToAccount(generatePrivateKey());
const env = { VITRINE_WORLD_SCALE: '0.05' };
let product: Product | null = null;

/** `npm run vitrine -- …` for the state folder of the drill. */
function vitrine(...words: string[]) {
  const command = ['--import', 'tsx', 'backend/tools/vitrine.ts', ...words];
  const port = product === null ? '1' : new URL(product.origin).port;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, VITRINE_STATE: state, DATABASE_URL: '', PORT: port },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const answerOf = async (path: string, init?: RequestInit): Promise<unknown> => {
  const answer = await fetch(`${product?.origin}${path}`, init);
  expect(answer.status, path).toBe(200);
  return answer.json();
};
const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function signIn() {
  const [address, chainId] = [person.address, 31337];
  const origin = product?.origin ?? '';
  const message = buildSignInMessage({
    origin,
    address,
    chainId,
    nonce: generatePrivateKey().slice(2, 26),
    issuedAt: new Date(),
  });
  const signature = await person.signMessage({ message });
  const answer = await answerOf('/marketplace/v1/login', post({ address, chainId, message, signature }));
  return v.parse(singleSchema(sessionSchema), answer).data;
}

const page = v.object({ data: v.array(v.looseObject({ uuid: v.string() })) });
/** What people see of the market: what is for sale and offered, and what happened. */
async function market() {
  const collections = v.parse(page, await answerOf('/data/collections')).data;
  const seen: unknown[] = [];
  for (const { uuid } of collections) {
    seen.push(uuid);
    for (const kind of ['orders', 'offers'])
      seen.push(
        v
          .parse(page, await answerOf(`/marketplace/v1/${kind}/list?collection=${uuid}`))
          .data.map((order) => order.uuid),
      );
  }
  return seen;
}

let before: unknown[];
let session: v.InferOutput<typeof sessionSchema> | null;

beforeAll(async () => {
  product = await startProduct({ state, env });
  session = await signIn();
  before = await market();
});
afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a back-up is made while the server runs, for its user alone', () => {
  expect(before.flat().length).toBeGreaterThan(20);
  const made = vitrine('backup', backup);
  expect(made).toMatchObject({ status: 0 });
  expect(made.said).toMatch(/^Backed up: [\d,]{5,} rows and \d+ files\. Whoever reads it/);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(vitrine('backup', backup)).toEqual({ status: 1, said: `${backup} is there already: name another file.\n` });
  expect(vitrine('doctor')).toMatchObject({ status: 0, said: expect.stringContaining('the running server is ready') });
  expect(vitrine('restore', backup, '--overwrite').said).toContain('Another Vitrine is already running');
});

test('wiped and restored, it has the same orders and users, and nobody is signed out', async () => {
  await product?.kill();
  product = null;
  rmSync(state, { recursive: true });
  expect(vitrine('restore', backup)).toMatchObject({ status: 0 });
  expect(readdirSync(state).toSorted()).toEqual([
    'chain-31337.json',
    'chain-31338.json',
    'chains.json',
    'db',
    'deployments.json',
    'keys',
  ]);
  product = await startProduct({ state, env, knownAccounts: false });
  expect(await market()).toEqual(before);
  const headers = { [ACCESS_TOKEN_HEADER]: session?.access ?? '' };
  await answerOf('/marketplace/v1/auth-check', { headers });
  const refreshed = await answerOf('/marketplace/v1/refresh', post({ refreshToken: session?.refresh }));
  expect(v.parse(singleSchema(tokensSchema), refreshed).data).not.toBeNull();
});

test('what is there is overwritten only at a word, and by nothing that is damaged', async () => {
  await product?.stop();
  product = null;
  const there = readFileSync(join(state, 'keys/access-token'), 'utf8');
  expect(vitrine('restore', backup)).toMatchObject({
    status: 1,
    said: expect.stringContaining('--overwrite replaces'),
  });
  const bytes = readFileSync(backup);
  const cut = join(folder, 'cut.backup');
  writeFileSync(cut, bytes.subarray(0, bytes.length >> 1));
  expect(vitrine('restore', cut, '--overwrite')).toMatchObject({
    status: 1,
    said: expect.stringContaining('no back-up that can be restored'),
  });
  expect(readFileSync(join(state, 'keys/access-token'), 'utf8')).toBe(there);
  expect(readdirSync(state)).not.toContain('restoring');
  expect(vitrine('restore', backup, '--overwrite')).toMatchObject({ status: 0 });
});

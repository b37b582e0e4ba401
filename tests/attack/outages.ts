import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import * as v from 'valibot';
import { ACCESS_TOKEN_HEADER, sessionSchema, tokensSchema } from '../../src/contract/auth.ts';
import { buildSignInMessage } from '../../src/contract/sign-in-message.ts';
import { startProduct, type Product } from '../support/browser/product.ts';
import { postgresBin, startPostgres } from '../support/server/postgres-server.ts';

/*
 * `npm run test:outage`: PostgreSQL stops for 30 s under load, and the disk of the embedded store fills up.
 * Needs root on Linux, for a file system of its own and for PostgreSQL's own user; a part that cannot be
 * run says so.
 */

const WORLD = { VITRINE_WORLD_SCALE: '0.05' };
const POSTGRES_PORT = 55_432;
const LOAD_MS = 5_000;
const DOWN_MS = 30_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);
let broken = 0;
function check(what: string, holds: boolean): void {
  if (!holds) broken += 1;
  say(`  ${holds ? 'held  ' : 'BROKEN'} ${what}`);
}

const bodySchema = <T extends v.GenericSchema>(data: T) => v.object({ data });
const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

async function signIn({ origin }: Product): Promise<{ access: string; refresh: string } | null> {
  const account = privateKeyToAccount(generatePrivateKey());
  const { address } = account;
  const nonce = generatePrivateKey().slice(2, 26);
  const message = buildSignInMessage({ origin, address, chainId: 31337, nonce, issuedAt: new Date() });
  const signature = await account.signMessage({ message });
  const answer = await fetch(`${origin}/marketplace/v1/login`, post({ address, chainId: 31337, message, signature }));
  return answer.ok ? v.parse(bodySchema(sessionSchema), await answer.json()).data : null;
}

const isSignedIn = async ({ origin }: Product, access: string) =>
  (await statusOf(`${origin}/marketplace/v1/auth-check`, { headers: { [ACCESS_TOKEN_HEADER]: access } })) === 200;
const isReady = async ({ origin }: Product) => (await statusOf(`${origin}/ready`)) === 200;

async function fullDisk(folder: string): Promise<void> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=700m,mode=700', 'tmpfs', folder]);
  try {
    const state = join(folder, 'state');
    let product = await startProduct({ state, env: WORLD });
    const session = await signIn(product);
    check('ready before', session !== null && (await isReady(product)));
    const fill = join(folder, 'fill');
    const { bavail, bsize } = statfsSync(folder);
    try {
      writeFileSync(fill, Buffer.alloc(bavail * bsize));
    } catch {
      // As full as it gets.
    }
    await sleep(2_500);
    check(
      'full: not ready, and alive',
      !(await isReady(product)) && (await statusOf(`${product.origin}/health`)) === 200,
    );
    check('full: lists and pages are answered', (await statusOf(`${product.origin}/data/collections`)) === 200);
    check('full: nobody is signed out', await isSignedIn(product, session?.access ?? ''));
    check('full: nobody is signed in', (await signIn(product)) === null);
    rmSync(fill);
    await sleep(2_500);
    check('freed: ready without a restart', await isReady(product));
    check('freed: people sign in', (await signIn(product)) !== null);
    await product.stop();
    product = await startProduct({ state, env: WORLD });
    check('started anew: whole', (await isReady(product)) && (await isSignedIn(product, session?.access ?? '')));
    await product.stop();
  } finally {
    execFileSync('umount', [folder]);
  }
}

/** One person who goes on asking: with the access token, for a new one, for a list. */
async function goOn(
  product: Product,
  session: { access: string; refresh: string },
  load: { ends: boolean; seen: Map<string, number> },
) {
  const note = (what: string) => load.seen.set(what, (load.seen.get(what) ?? 0) + 1);
  const { origin } = product;
  while (!load.ends) {
    const headers = { [ACCESS_TOKEN_HEADER]: session.access };
    note(`check ${await statusOf(`${origin}/marketplace/v1/auth-check`, { headers })}`);
    const refreshed = await fetch(`${origin}/marketplace/v1/refresh`, post({ refreshToken: session.refresh }));
    note(`refresh ${refreshed.status}`);
    if (refreshed.ok) Object.assign(session, v.parse(bodySchema(tokensSchema), await refreshed.json()).data);
    note(`list ${await statusOf(`${origin}/data/collections`)}`);
    await sleep(100);
  }
}

const seenIn = (seen: Map<string, number>) => [...seen].map(([what, times]) => `${what} × ${times}`).join(', ');

async function silentStore(folder: string, bin: string): Promise<void> {
  const postgres = await startPostgres(bin, folder, POSTGRES_PORT);
  try {
    const state = join(folder, 'state');
    const env = { ...WORLD, DATABASE_URL: postgres.url };
    const product = await startProduct({ state, env });
    const sessions = (await Promise.all(Array.from({ length: 10 }, () => signIn(product)))).filter(
      (one) => one !== null,
    );
    const load = { ends: false, seen: new Map<string, number>() };
    const people = sessions.map((session) => goOn(product, session, load));
    await sleep(LOAD_MS);
    say(`  before: ${seenIn(load.seen)}`);
    load.seen.clear();
    await postgres.stop();
    await sleep(DOWN_MS / 2);
    check(
      'down: not ready, and alive',
      !(await isReady(product)) && (await statusOf(`${product.origin}/health`)) === 200,
    );
    await sleep(DOWN_MS / 2);
    say(`  down:   ${seenIn(load.seen)}`);
    const refused = () => [...load.seen.keys()].some((what) => what.endsWith(' 401'));
    check('down: nobody is signed out', !refused());
    load.seen.clear();
    await postgres.start();
    await sleep(LOAD_MS);
    load.ends = true;
    await Promise.all(people);
    say(`  after:  ${seenIn(load.seen)}`);
    check('back: ready without a restart', await isReady(product));
    check(
      'back: all ten go on with their sessions',
      !refused() && (await Promise.all(sessions.map((one) => isSignedIn(product, one.access)))).every(Boolean),
    );
    await product.stop();
  } finally {
    await postgres.stop();
  }
}

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'vitrine-outage-'));
try {
  say('A full disk');
  if (isRoot) await fullDisk(folder);
  else say('  NOT RUN: only root on Linux can make a small file system');
  say('PostgreSQL stops for 30 s');
  const bin = postgresBin();
  if (bin !== null) await silentStore(folder, bin);
  else say('  NOT RUN: needs root and Debian’s postgresql package');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(broken > 0 ? 1 : 0);

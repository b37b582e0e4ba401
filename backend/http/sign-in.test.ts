import { createHash } from 'node:crypto';
import { sign } from 'hono/jwt';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { authCheckSchema, sessionSchema, tokensSchema } from '../../src/contract/auth.ts';
import { singleSchema } from '../../src/contract/paging.ts';
import { buildSignInMessage, type SignInFields } from '../../src/contract/sign-in-message.ts';
import type { Database } from '../db/database.ts';
import { wallSeconds } from '../stores/context.ts';
import { endSession, pruneSessions } from '../stores/sessions.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { json, post, testApp } from '../../tests/support/server/app.ts';
import { testClient, testNetwork } from '../../tests/support/server/market.ts';

const ORIGIN = 'http://localhost:8080';
const account = privateKeyToAccount(generatePrivateKey());
let database: Database;
let app: Awaited<ReturnType<typeof testApp>>['app'];
let nonces = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  // A chain that knows no contract: whatever is asked of an address reverts or is empty.
  const client = testClient(31337, (method) => {
    if (method === 'eth_chainId') return '0x7a69';
    if (method === 'eth_getCode') return '0x';
    if (method === 'eth_call') return '0x';
    throw new Error(`unexpected ${method}`);
  });
  ({ app } = await testApp(database, {}, [testNetwork(31337, 'meridian', client), testNetwork(31338, 'tessera')]));
}, 60_000);
afterAll(() => database.close());

async function credentials(changes: Partial<SignInFields> = {}, signer = account) {
  const fields: SignInFields = {
    origin: ORIGIN,
    address: account.address,
    chainId: 31337,
    nonce: `nonce${String((nonces += 1)).padStart(8, '0')}`,
    issuedAt: new Date(),
    ...changes,
  };
  const message = buildSignInMessage(fields);
  return {
    address: account.address,
    chainId: fields.chainId,
    message,
    signature: await signer.signMessage({ message }),
  };
}
const login = (body: unknown) => json(app.request(`${ORIGIN}/marketplace/v1/login`, post(body)));
const refresh = (refreshToken: string) => json(app.request(`${ORIGIN}/marketplace/v1/refresh`, post({ refreshToken })));
const check = (token?: string) =>
  json(
    app.request(
      `${ORIGIN}/marketplace/v1/auth-check`,
      token === undefined ? {} : { headers: { 'X-Access-Token': token } },
    ),
  );
const session = async () =>
  v.parse(singleSchema(sessionSchema), (await login(await credentials())).body).data ?? raise();
const raise = (): never => {
  throw new Error('no session');
};
/** As if everything stored had happened so much earlier. */
async function passSeconds(seconds: number): Promise<void> {
  await database.query('update refresh_tokens set used_at = used_at - $1', [seconds]);
  await database.query('update session_families set ends_at = ends_at - $1', [seconds]);
}
const msgId = (body: unknown) => v.parse(v.object({ status: v.object({ msgId: v.string() }) }), body).status.msgId;

describe('sign-in', () => {
  test('a right signature gives tokens and the user; the access token works [J3] [J5] [C34]', async () => {
    const { access, refresh: token, user } = await session();
    expect(user).toEqual({ address: account.address.toLowerCase(), chainId: 31337 });
    expect(token.length).toBeGreaterThan(30);
    const answer = await check(access);
    expect(v.parse(singleSchema(authCheckSchema), answer.body).data?.user).toEqual(user);
  });

  test('another key’s signature is refused [G15]', async () => {
    const answer = await login(await credentials({}, privateKeyToAccount(generatePrivateKey())));
    expect([answer.status, msgId(answer.body)]).toEqual([401, 'auth.signature']);
  });

  test('a message is good once [G15]', async () => {
    const body = await credentials();
    expect((await login(body)).status).toBe(200);
    const again = await login(body);
    expect([again.status, msgId(again.body)]).toEqual([401, 'auth.replayed']);
    const race = await credentials();
    const answers = await Promise.all([login(race), login(race), login(race)]);
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect(answers.filter((one) => one.status === 401)).toHaveLength(2);
  });

  test.each([
    ['auth.stale', -301, {}],
    ['auth.future', 65, {}],
    ['auth.domain', 0, { origin: 'http://evil.test' }],
    ['auth.domain', 0, { origin: 'https://market.test' }],
    ['auth.address', 0, { address: '0x000000000000000000000000000000000000dEaD' }],
    ['auth.chain', 0, { chainId: 5 }],
  ])('%s is refused [G15]', async (id, seconds, changes) => {
    const answer = await login(await credentials({ issuedAt: new Date(Date.now() + seconds * 1_000), ...changes }));
    expect([answer.status, msgId(answer.body)]).toEqual([401, id]);
  });

  test('a text that only looks like ours is refused', async () => {
    const body = await credentials();
    const message = `${body.message}\nResources:`;
    const answer = await login({ ...body, message, signature: await account.signMessage({ message }) });
    expect([answer.status, msgId(answer.body)]).toEqual([401, 'auth.message']);
  });

  test('a demo marker is no signature', async () => {
    const body = await credentials();
    for (const signature of ['0x', '0xdeadbeef', `0x${'00'.repeat(65)}`]) {
      expect((await login({ ...body, signature })).status).toBe(401);
    }
    expect((await login({ ...body, signature: 'demo' })).status).toBe(400);
  });

  test('a Host that is not this machine is not believed unless PUBLIC_ORIGIN names it [G15]', async () => {
    const evil = await credentials({ origin: 'http://evil.test' });
    const forged = await json(app.request('http://evil.test/marketplace/v1/login', post(evil)));
    expect([forged.status, msgId(forged.body)]).toEqual([401, 'auth.domain']);
    const market = 'https://market.test';
    const named = await testApp(database, {
      signIn: { keys: () => ['test'], publicOrigin: market, accessTokenSeconds: 60 },
    });
    const body = post(await credentials({ origin: market }));
    expect((await json(named.app.request('http://127.0.0.1/marketplace/v1/login', body))).status).toBe(200);
  });

  test('a chain that does not answer never lets anyone in: 503', async () => {
    const wrong = await credentials({ chainId: 31338 }, privateKeyToAccount(generatePrivateKey()));
    const answer = await login(wrong);
    expect([answer.status, msgId(answer.body)]).toEqual([503, 'auth.chain-unreachable']);
  });
});

describe('sessions', () => {
  test('refresh answers exactly two new tokens that work [J4]', async () => {
    const first = await session();
    const answer = await refresh(first.refresh);
    expect(Object.keys((answer.body as { data: object }).data).toSorted()).toEqual(['access', 'refresh']);
    const next = v.parse(singleSchema(tokensSchema), answer.body).data ?? raise();
    expect(next.refresh).not.toBe(first.refresh);
    expect((await check(next.access)).status).toBe(200);
  });

  const renewed = async (token: string) =>
    v.parse(singleSchema(tokensSchema), (await refresh(token)).body).data ?? raise();

  test('a refresh token that comes back after its successor was used ends the whole family', async () => {
    const first = await session();
    const second = await renewed(first.refresh);
    const third = await renewed(second.refresh);
    const reused = await refresh(first.refresh);
    expect([reused.status, msgId(reused.body)]).toEqual([401, 'auth.refresh']);
    expect((await refresh(third.refresh)).status).toBe(401);
    expect((await check(third.access)).status).toBe(401);
    expect((await check((await session()).access)).status).toBe(200);
  });

  test('an answer that was lost on its way can be asked for again, as often as it is lost [M17]', async () => {
    const first = await session();
    await renewed(first.refresh);
    await passSeconds(30);
    await renewed(first.refresh);
    await passSeconds(30);
    const arrived = await renewed(first.refresh);
    expect((await check(arrived.access)).status).toBe(200);
    expect((await check((await renewed(arrived.refresh)).access)).status).toBe(200);
  });

  test('calls that refresh at the same time get one successor, and it works', async () => {
    const first = await session();
    const answers = await Promise.all([1, 2, 3].map(() => renewed(first.refresh)));
    expect(new Set(answers.map((one) => one.refresh)).size).toBe(1);
    for (const { access } of answers) expect((await check(access)).status).toBe(200);
    const next = await renewed(answers[0]?.refresh ?? '');
    expect((await check(next.access)).status).toBe(200);
  });

  test('a session ends 30 days after its sign-in, however often it was refreshed', async () => {
    let latest = await session();
    for (let day = 0; day < 29; day += 1) {
      await passSeconds(86_400);
      latest = { ...latest, ...(await renewed(latest.refresh)) };
    }
    expect((await check(latest.access)).status).toBe(200);
    await passSeconds(86_400);
    expect((await check(latest.access)).status).toBe(401);
    expect((await refresh(latest.refresh)).status).toBe(401);
  });

  test('signing out ends every token of the session, by any of them, and no other session', async () => {
    const [mine, other] = [await session(), await session()];
    const next = await renewed(mine.refresh);
    const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
    const signOut = (tokenHash: string) => json(app.request(`${ORIGIN}/marketplace/v1/logout`, post({ tokenHash })));
    expect(await signOut(hashOf(mine.refresh))).toMatchObject({ status: 200, body: { data: { signedOut: true } } });
    expect(await signOut(hashOf('nobody’s'))).toMatchObject({ status: 200, body: { data: { signedOut: true } } });
    expect((await signOut(mine.refresh)).status).toBe(400);
    for (const { access } of [mine, next]) expect((await check(access)).status).toBe(401);
    for (const token of [mine.refresh, next.refresh]) expect((await refresh(token)).status).toBe(401);
    expect((await check(other.access)).status).toBe(200);
    expect((await check((await renewed(other.refresh)).access)).status).toBe(200);
  });

  test('a token of one session speaks for nobody else, even when it is signed with the right key', async () => {
    const { access } = await session();
    const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as object;
    const forged = (change: object) => sign({ ...claims, ...change }, 'test', 'HS256');
    expect((await check(await forged({}))).status).toBe(200);
    expect((await check(await forged({ sub: `0x${'ab'.repeat(20)}` }))).status).toBe(401);
    expect((await check(await forged({ chainId: 31338 }))).status).toBe(401);
    expect((await check(await forged({ family: 'another' }))).status).toBe(401);
  });

  test('an exchanged key signs nobody out while the one before still counts', async () => {
    const { access } = await session();
    const rotated = await testApp(database, {
      signIn: { keys: () => ['newer', 'test'], publicOrigin: ORIGIN, accessTokenSeconds: 60 },
    });
    const header = { headers: { 'X-Access-Token': access } };
    expect((await rotated.app.request('/marketplace/v1/auth-check', header)).status).toBe(200);
    const later = await testApp(database, {
      signIn: { keys: () => ['newer'], publicOrigin: ORIGIN, accessTokenSeconds: 60 },
    });
    expect((await later.app.request('/marketplace/v1/auth-check', header)).status).toBe(401);
  });

  test('what is over is forgotten', async () => {
    const [ended, lives] = [await session(), await session()];
    await endSession(database, createHash('sha256').update(ended.refresh).digest('hex'));
    expect(await pruneSessions(database, wallSeconds())).toBeGreaterThan(0);
    expect(await pruneSessions(database, wallSeconds())).toBe(0);
    expect((await refresh(ended.refresh)).status).toBe(401);
    expect((await check(lives.access)).status).toBe(200);
  });

  test('a token in two hands is found out by whoever comes second, whichever they hold', async () => {
    const first = await session();
    const mine = await renewed(first.refresh);
    await passSeconds(30);
    const theirs = await renewed(first.refresh);
    expect((await refresh(mine.refresh)).status).toBe(401);
    expect((await refresh(theirs.refresh)).status).toBe(401);
    expect((await check(theirs.access)).status).toBe(401);
  });

  test('no, garbled, foreign and expired tokens are 401 [G27] [J5]', async () => {
    const { access } = await session();
    const [header = '', payload = '', mac = ''] = access.split('.');
    const encode = (text: string) => Buffer.from(text).toString('base64url');
    const decode = (part: string) => Buffer.from(part, 'base64url').toString();
    const unsigned = encode('{"alg":"none","typ":"JWT"}');
    const claims = JSON.parse(decode(payload)) as Record<string, unknown>;
    const { exp: _, ...endless } = claims;
    // Made with the right key in the same way, it would be let in.
    expect((await check(await sign(claims, 'test', 'HS256'))).status).toBe(200);
    for (const token of [
      undefined,
      '',
      'garbage',
      'a.b',
      'a.b.c',
      `${header}.${encode(decode(payload).replace('31337', '31338'))}.${mac}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${unsigned}.${payload}.`,
      `${unsigned}.${payload}.${mac}`,
      await sign(claims, 'another secret', 'HS256'),
      await sign(claims, 'test', 'HS512'),
      await sign(endless, 'test', 'HS256'),
      'x'.repeat(5_000),
    ]) {
      expect((await check(token)).status, token).toBe(401);
    }
    const short = await testApp(database, {
      signIn: { keys: () => ['test'], publicOrigin: ORIGIN, accessTokenSeconds: 0 },
    });
    const answer = await json(short.app.request('http://127.0.0.1/marketplace/v1/login', post(await credentials())));
    const expired = v.parse(singleSchema(sessionSchema), answer.body).data ?? raise();
    expect((await check(expired.access)).status).toBe(401);
    expect((await refresh('garbage')).status).toBe(401);
    expect((await refresh('x'.repeat(600))).status).toBe(400);
  });
});

import { createHash } from 'node:crypto';
import { sign } from 'hono/jwt';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { sessionSchema, tokensSchema } from '../../src/contract/auth.ts';
import { singleSchema } from '../../src/contract/paging.ts';
import { json, post, testApp } from '../../tests/support/server/app.ts';
import { msgId, useSignIn } from '../../tests/support/server/sign-in.ts';
import { wallSeconds } from '../stores/context.ts';
import { endSession, pruneSessions } from '../stores/sessions.ts';

const people = useSignIn();

describe('sessions', () => {
  test('refresh answers exactly two new tokens that work [J4]', async () => {
    const first = await people.session();
    const answer = await people.refresh(first.refresh);
    expect(Object.keys((answer.body as { data: object }).data).toSorted()).toEqual(['access', 'refresh']);
    const next = v.parse(singleSchema(tokensSchema), answer.body).data ?? { access: '', refresh: first.refresh };
    expect(next.refresh).not.toBe(first.refresh);
    expect((await people.check(next.access)).status).toBe(200);
  });

  test('a refresh token that comes back after its successor was used ends the whole family', async () => {
    const first = await people.session();
    const second = await people.renewed(first.refresh);
    const third = await people.renewed(second.refresh);
    const reused = await people.refresh(first.refresh);
    expect([reused.status, msgId(reused.body)]).toEqual([401, 'auth.refresh']);
    expect((await people.refresh(third.refresh)).status).toBe(401);
    expect((await people.check(third.access)).status).toBe(401);
    expect((await people.check((await people.session()).access)).status).toBe(200);
  });

  test('an answer that was lost on its way can be asked for again, as often as it is lost [M17]', async () => {
    const first = await people.session();
    await people.renewed(first.refresh);
    await people.passSeconds(30);
    await people.renewed(first.refresh);
    await people.passSeconds(30);
    const arrived = await people.renewed(first.refresh);
    expect((await people.check(arrived.access)).status).toBe(200);
    expect((await people.check((await people.renewed(arrived.refresh)).access)).status).toBe(200);
  });

  test('calls that refresh at the same time get one successor, and it works', async () => {
    const first = await people.session();
    const answers = await Promise.all([1, 2, 3].map(() => people.renewed(first.refresh)));
    expect(new Set(answers.map((one) => one.refresh)).size).toBe(1);
    for (const { access } of answers) expect((await people.check(access)).status).toBe(200);
    const next = await people.renewed(answers[0]?.refresh ?? '');
    expect((await people.check(next.access)).status).toBe(200);
  });

  test('a session ends 30 days after its sign-in, however often it was refreshed', async () => {
    let latest = await people.session();
    for (let day = 0; day < 29; day += 1) {
      await people.passSeconds(86_400);
      latest = { ...latest, ...(await people.renewed(latest.refresh)) };
    }
    expect((await people.check(latest.access)).status).toBe(200);
    await people.passSeconds(86_400);
    expect((await people.check(latest.access)).status).toBe(401);
    expect((await people.refresh(latest.refresh)).status).toBe(401);
  });

  test('signing out everywhere ends every session of the account, on every device, and nobody else’s', async () => {
    const devices = [await people.session(), await people.session(), await people.session()];
    const stranger = privateKeyToAccount(generatePrivateKey());
    const theirs = v.parse(
      singleSchema(sessionSchema),
      (
        await people.login({
          ...(await people.credentials({ address: stranger.address }, stranger)),
          address: stranger.address,
        })
      ).body,
    ).data;
    const renewed = await people.renewed(devices[1]!.refresh);
    const everywhere = (token?: string) =>
      people.call('/logout/everywhere', {
        method: 'POST',
        ...(token === undefined ? {} : { headers: { 'X-Access-Token': token } }),
      });
    expect((await everywhere()).status).toBe(401);
    expect(await everywhere(devices[0]!.access)).toMatchObject({ status: 200, body: { data: { signedOut: true } } });
    for (const { access } of [...devices, renewed]) expect((await people.check(access)).status).toBe(401);
    for (const { refresh } of [devices[0]!, devices[2]!, renewed])
      expect((await people.refresh(refresh)).status).toBe(401);
    expect((await everywhere(devices[0]!.access)).status).toBe(401);
    expect((await people.check(theirs?.access)).status).toBe(200);
    expect((await people.check((await people.session()).access)).status).toBe(200);
  });

  test('signing out ends every token of the session, by any of them, and no other session', async () => {
    const [mine, other] = [await people.session(), await people.session()];
    const next = await people.renewed(mine.refresh);
    const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
    const signOut = (tokenHash: string) => people.call('/logout', post({ tokenHash }));
    expect(await signOut(hashOf(mine.refresh))).toMatchObject({ status: 200, body: { data: { signedOut: true } } });
    expect(await signOut(hashOf('nobody’s'))).toMatchObject({ status: 200, body: { data: { signedOut: true } } });
    expect((await signOut(mine.refresh)).status).toBe(400);
    for (const { access } of [mine, next]) expect((await people.check(access)).status).toBe(401);
    for (const token of [mine.refresh, next.refresh]) expect((await people.refresh(token)).status).toBe(401);
    expect((await people.check(other.access)).status).toBe(200);
    expect((await people.check((await people.renewed(other.refresh)).access)).status).toBe(200);
  });

  test('a token of one session speaks for nobody else, even when it is signed with the right key', async () => {
    const { access } = await people.session();
    const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as object;
    const forged = (change: object) => sign({ ...claims, ...change }, 'test', 'HS256');
    expect((await people.check(await forged({}))).status).toBe(200);
    expect((await people.check(await forged({ sub: `0x${'ab'.repeat(20)}` }))).status).toBe(401);
    expect((await people.check(await forged({ chainId: 31338 }))).status).toBe(401);
    expect((await people.check(await forged({ family: 'another' }))).status).toBe(401);
  });

  test('an exchanged key signs nobody out while the one before still counts', async () => {
    const { access } = await people.session();
    const rotated = await testApp(people.database, {
      signIn: { keys: () => ['newer', 'test'], accessTokenSeconds: 60 },
    });
    const header = { headers: { 'X-Access-Token': access } };
    expect((await rotated.app.request('/marketplace/v1/auth-check', header)).status).toBe(200);
    const later = await testApp(people.database, {
      signIn: { keys: () => ['newer'], accessTokenSeconds: 60 },
    });
    expect((await later.app.request('/marketplace/v1/auth-check', header)).status).toBe(401);
  });

  test('what is over is forgotten', async () => {
    const [ended, lives] = [await people.session(), await people.session()];
    await endSession(people.database, createHash('sha256').update(ended.refresh).digest('hex'));
    expect(await pruneSessions(people.database, wallSeconds())).toBeGreaterThan(0);
    expect(await pruneSessions(people.database, wallSeconds())).toBe(0);
    expect((await people.refresh(ended.refresh)).status).toBe(401);
    expect((await people.check(lives.access)).status).toBe(200);
  });

  test('a token in two hands is found out by whoever comes second, whichever they hold', async () => {
    const first = await people.session();
    const mine = await people.renewed(first.refresh);
    await people.passSeconds(30);
    const theirs = await people.renewed(first.refresh);
    expect((await people.refresh(mine.refresh)).status).toBe(401);
    expect((await people.refresh(theirs.refresh)).status).toBe(401);
    expect((await people.check(theirs.access)).status).toBe(401);
  });

  test('no, garbled, foreign and expired tokens are 401 [G27] [J5]', async () => {
    const { access } = await people.session();
    const [header = '', payload = '', mac = ''] = access.split('.');
    const encode = (text: string) => Buffer.from(text).toString('base64url');
    const decode = (part: string) => Buffer.from(part, 'base64url').toString();
    const unsigned = encode('{"alg":"none","typ":"JWT"}');
    const claims = JSON.parse(decode(payload)) as Record<string, unknown>;
    const { exp: _, ...endless } = claims;
    // Made with the right key in the same way, it would be let in.
    expect((await people.check(await sign(claims, 'test', 'HS256'))).status).toBe(200);
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
      expect((await people.check(token)).status, token).toBe(401);
    }
    const short = await testApp(people.database, {
      signIn: { keys: () => ['test'], accessTokenSeconds: 0 },
    });
    const answer = await json(
      short.app.request('http://127.0.0.1/marketplace/v1/login', post(await people.credentials())),
    );
    const expired = v.parse(singleSchema(sessionSchema), answer.body).data ?? { access: '', refresh: '' };
    expect((await people.check(expired.access)).status).toBe(401);
    expect((await people.refresh('garbage')).status).toBe(401);
    expect((await people.refresh('x'.repeat(600))).status).toBe(400);
  });
});

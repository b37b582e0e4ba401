import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { authCheckSchema } from '../../src/contract/auth.ts';
import { singleSchema } from '../../src/contract/paging.ts';
import { json, post, testApp } from '../../tests/support/server/app.ts';
import { account, msgId, useSignIn } from '../../tests/support/server/sign-in.ts';

const people = useSignIn();
const edge = { publicOrigin: undefined, host: '127.0.0.1', trustProxy: null, scale: 1 };

describe('sign-in', () => {
  test('a right signature gives tokens and the user; the access token works [J3] [J5] [C34]', async () => {
    const { access, refresh: token, user } = await people.session();
    expect(user).toEqual({ address: account.address.toLowerCase(), chainId: 31337 });
    expect(token.length).toBeGreaterThan(30);
    const answer = await people.check(access);
    expect(v.parse(singleSchema(authCheckSchema), answer.body).data?.user).toEqual(user);
  });

  test('another key’s signature is refused [G15]', async () => {
    const answer = await people.login(await people.credentials({}, privateKeyToAccount(generatePrivateKey())));
    expect([answer.status, msgId(answer.body)]).toEqual([401, 'auth.signature']);
  });

  test('a message is good once [G15]', async () => {
    const body = await people.credentials();
    expect((await people.login(body)).status).toBe(200);
    const again = await people.login(body);
    expect([again.status, msgId(again.body)]).toEqual([401, 'auth.replayed']);
    const race = await people.credentials();
    const answers = await Promise.all([people.login(race), people.login(race), people.login(race)]);
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
    const answer = await people.login(
      await people.credentials({ issuedAt: new Date(Date.now() + seconds * 1_000), ...changes }),
    );
    expect([answer.status, msgId(answer.body)]).toEqual([401, id]);
  });

  test('a text that only looks like ours is refused', async () => {
    const body = await people.credentials();
    const message = `${body.message}\nResources:`;
    const answer = await people.login({ ...body, message, signature: await account.signMessage({ message }) });
    expect([answer.status, msgId(answer.body)]).toEqual([401, 'auth.message']);
  });

  test('a demo marker is no signature', async () => {
    const body = await people.credentials();
    for (const signature of ['0x', '0xdeadbeef', `0x${'00'.repeat(65)}`]) {
      expect((await people.login({ ...body, signature })).status).toBe(401);
    }
    expect((await people.login({ ...body, signature: 'demo' })).status).toBe(400);
  });

  test('a secure login needs a signature that the account’s network believes; its marker alone is 401 [J50]', async () => {
    const { address, ...proof } = await people.credentials();
    const marker = { sentAddress: address, nonce: 'secure-login', signature: 'smart-wallet' };
    const alone = await people.login(marker);
    expect([alone.status, msgId(alone.body)]).toEqual([401, 'auth.proof']);
    const forged = await people.login({ ...marker, proof: { ...proof, signature: `0x${'11'.repeat(65)}` } });
    expect([forged.status, msgId(forged.body)]).toEqual([401, 'auth.signature']);
    for (const changes of [{ nonce: 'other' }, { signature: '0x' }, { sentAddress: 'me' }]) {
      expect((await people.login({ ...marker, ...changes, proof })).status).toBe(400);
    }
  });

  test('a Host that is not this machine is not believed unless PUBLIC_ORIGIN names it [G15]', async () => {
    const evil = await people.credentials({ origin: 'http://evil.test' });
    const forged = await people.call('/login', post(evil), 'http://evil.test');
    expect([forged.status, msgId(forged.body)]).toEqual([401, 'auth.domain']);
    const market = 'https://market.test';
    const named = await testApp(people.database, { edge: { ...edge, publicOrigin: market } });
    const body = post(await people.credentials({ origin: market }));
    expect((await json(named.app.request('http://127.0.0.1/marketplace/v1/login', body))).status).toBe(200);
  });

  test('a server that listens on one address can be signed in to by it, and by no other', async () => {
    const { app } = await testApp(people.database, { edge: { ...edge, host: '192.168.1.5' } });
    const login = async (origin: string) =>
      app.request(`${origin}/marketplace/v1/login`, post(await people.credentials({ origin })));
    expect((await login('http://192.168.1.5:8080')).status).toBe(200);
    expect((await login('http://192.168.1.6:8080')).status).toBe(401);
  });

  test('a chain that does not answer never lets anyone in: 503', async () => {
    const wrong = await people.credentials({ chainId: 31338 }, privateKeyToAccount(generatePrivateKey()));
    const answer = await people.login(wrong);
    expect([answer.status, msgId(answer.body)]).toEqual([503, 'auth.chain-unreachable']);
  });
});

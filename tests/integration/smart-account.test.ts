import { getAddress, hashMessage, toHex, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { encodeBatch } from '../../src/features/demo-wallet/batch-call.ts';
import { smartAccountOf } from '../../src/features/demo-wallet/smart-account.ts';
import { sessionSchema } from '../../src/contract/auth.ts';
import { singleSchema } from '../../src/contract/paging.ts';
import { buildSignInMessage } from '../../src/contract/sign-in-message.ts';
import { json, post, testApp } from '../support/server/app.ts';
import { startTestChain, type TestChain } from '../support/server/chain.ts';
import { openTestDatabase } from '../support/server/test-database.ts';

/* The demo smart wallet's account on a real chain, asked as the server asks: `verifyHash` of a message. */

let chain: TestChain;
beforeAll(async () => {
  chain = await startTestChain();
}, 60_000);
afterAll(() => chain.stop());

const message = 'Sign in to Vitrine.';
const network = () => ({
  chainId: chain.network.chainId,
  slug: 'meridian',
  name: 'Meridian',
  rpcUrls: [chain.embedded.rpcUrl],
  currency: chain.network.currency,
  explorerTransactionUrl: null,
});
const isSigned = (address: Hex, signature: Hex, text = message) =>
  chain.network.client.verifyHash({ address, hash: hashMessage(text), signature });

async function run(account: ReturnType<typeof smartAccountOf>, calls: { to: Hex; value: bigint; data: Hex }[]) {
  const { hash, broadcast } = await account.signCalls(calls, network());
  await broadcast();
  return chain.network.client.waitForTransactionReceipt({ hash });
}

test('it signs before it is on the chain (ERC-6492) and afterwards (ERC-1271), for itself alone', async () => {
  const owner = privateKeyToAccount(generatePrivateKey());
  const account = smartAccountOf(owner);
  const early = await account.signMessage(toHex(message), network());
  expect(early).toMatch(/6492649264926492649264926492649264926492649264926492649264926492$/);
  expect(await isSigned(account.address, early)).toBe(true);
  expect(await isSigned(account.address, early, 'Another message')).toBe(false);
  const stranger = smartAccountOf(privateKeyToAccount(generatePrivateKey()));
  expect(await isSigned(stranger.address, early)).toBe(false);
  expect(await isSigned(account.address, await stranger.signMessage(toHex(message), network()))).toBe(false);
  // Asking puts nothing there.
  expect(await chain.network.client.getCode({ address: account.address })).toBeUndefined();

  const receipt = await run(account, [{ to: owner.address, value: 0n, data: '0x' }]);
  expect(receipt.status).toBe('success');
  const late = await account.signMessage(toHex(message), network());
  expect(late).toHaveLength(132);
  expect(await isSigned(account.address, late)).toBe(true);
  expect(await isSigned(account.address, late, 'Another message')).toBe(false);
  expect(await isSigned(stranger.address, late)).toBe(false);
  // The owner's plain signature is not the account's.
  expect(await isSigned(account.address, await owner.signMessage({ message }))).toBe(false);
});

test('only its owner moves what it has, and of several calls all happen or none', async () => {
  const account = smartAccountOf(privateKeyToAccount(generatePrivateKey()));
  const to = privateKeyToAccount(generatePrivateKey()).address;
  await chain.rpc.call('anvil_setBalance', [account.address, toHex(10n)]);
  const pay = (value: bigint) => ({ to, value, data: '0x' as const });
  const balance = () => chain.network.client.getBalance({ address: to });
  expect((await run(account, [pay(3n), pay(4n)])).status).toBe('success');
  expect(await balance()).toBe(7n);
  expect((await run(account, [pay(1n), pay(100n)])).status).toBe('reverted');
  expect(await balance()).toBe(7n);
  const thief = smartAccountOf(privateKeyToAccount(generatePrivateKey()));
  await expect(
    // AccountUnauthorized(address)
    chain.network.client.call({
      account: thief.address,
      to: account.address,
      data: encodeBatch([pay(1n)]),
    }),
  ).rejects.toThrow('0x7cf8632b');
  expect(await balance()).toBe(7n);
});

test('by the secure login it opens its own account, and its owner’s plain signature does not', async () => {
  const database = await openTestDatabase();
  const { app } = await testApp(database, {}, [chain.network]);
  const owner = privateKeyToAccount(generatePrivateKey());
  const account = smartAccountOf(owner);
  const origin = 'http://localhost:8080';
  const chainId = chain.network.chainId;
  const call = (path: string, init: RequestInit) => json(app.request(`${origin}/marketplace/v1${path}`, init));
  const text = buildSignInMessage({
    origin,
    address: getAddress(account.address),
    chainId,
    nonce: 'nonce0000001',
    issuedAt: new Date(),
  });
  const logIn = (signature: Hex) =>
    call(
      '/login',
      post({
        sentAddress: account.address,
        nonce: 'secure-login',
        signature: 'smart-wallet',
        proof: { chainId, message: text, signature },
      }),
    );
  expect((await logIn(await owner.signMessage({ message: text }))).status).toBe(401);
  const answer = await logIn(await account.signMessage(toHex(text), network()));
  const session = v.parse(singleSchema(sessionSchema), answer.body).data;
  expect(session?.user.address).toBe(account.address.toLowerCase());
  expect((await call('/auth-check', { headers: { 'X-Access-Token': session?.access ?? '' } })).status).toBe(200);
  await database.close();
});

import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSignInMessage } from '../../src/contract/sign-in-message.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { json, post, testApp } from '../../tests/support/server/app.ts';
import { startTestChain, type TestChain } from '../../tests/support/server/chain.ts';
import { address } from '../../tests/support/server/market.ts';

let chain: TestChain;
let database: Database;
let app: Awaited<ReturnType<typeof testApp>>['app'];
let funded: string[];

beforeAll(async () => {
  [chain, database] = await Promise.all([startTestChain(), openTestDatabase()]);
  funded = [];
  ({ app } = await testApp(database, { fund: async (chainId, to) => void funded.push(`${chainId}:${to}`) }, [
    chain.network,
  ]));
}, 120_000);
afterAll(async () => {
  await chain.stop();
  await database.close();
});

const rpc = (method: string, params: unknown[] = []) =>
  json(app.request('/rpc/31337', post({ jsonrpc: '2.0', id: 7, method, params })));

describe('/rpc', () => {
  test('answers what wallets and pages ask, alone and in batches', async () => {
    expect((await rpc('eth_chainId')).body).toEqual({ jsonrpc: '2.0', id: 7, result: '0x7a69' });
    const batch = await json(
      app.request(
        '/rpc/31337',
        post([1, 2].map((id) => ({ jsonrpc: '2.0', id, method: 'eth_blockNumber', params: [] }))),
      ),
    );
    expect(batch.body).toHaveLength(2);
  });

  test.each([
    'anvil_setBalance',
    'evm_mine',
    'evm_revert',
    'hardhat_reset',
    'debug_traceTransaction',
    'personal_sign',
    'eth_sendTransaction',
    'eth_sign',
    'eth_signTypedData_v4',
    'eth_accounts',
    'txpool_content',
    'ANVIL_reset',
    '',
  ])('refuses %s', async (method) => {
    const answer = await rpc(method);
    expect(answer.body).toMatchObject({ id: 7, error: { code: -32601 } });
    expect(answer.body).not.toHaveProperty('result');
  });

  test('a refused call spoils its whole batch', async () => {
    const calls = ['eth_chainId', 'evm_mine'].map((method, id) => ({ jsonrpc: '2.0', id, method, params: [] }));
    const before = await chain.rpc.call('eth_blockNumber');
    const answer: unknown = await (await app.request('/rpc/31337', post(calls))).json();
    expect(answer).toMatchObject([{ id: 1, error: { code: -32601 } }]);
    expect(await chain.rpc.call('eth_blockNumber')).toBe(before);
  });

  test('does not tell which program the chain is, alone or in a batch', async () => {
    expect((await rpc('web3_clientVersion')).body).toEqual({ jsonrpc: '2.0', id: 7, result: 'Vitrine' });
    const asked = async (methods: string[]) => {
      const calls = methods.map((method, id) => ({ jsonrpc: '2.0', id, method, params: [] }));
      return (await json(app.request('/rpc/31337', post(calls)))).body;
    };
    const own = (id: number) => ({ jsonrpc: '2.0', id, result: 'Vitrine' });
    expect(await asked(['web3_clientVersion'])).toEqual([own(0)]);
    expect(await asked(['web3_clientVersion', 'eth_chainId', 'web3_clientVersion'])).toEqual([
      { jsonrpc: '2.0', id: 1, result: '0x7a69' },
      own(0),
      own(2),
    ]);
  });

  test('bad requests get 4xx', async () => {
    expect((await app.request('/rpc/31337', post('{'))).status).toBe(400);
    expect((await app.request('/rpc/31337', post([]))).status).toBe(400);
    expect((await app.request('/rpc/31337', { method: 'POST', body: '{}' })).status).toBe(415);
    expect((await app.request('/rpc/31337')).status).toBe(405);
    expect((await app.request('/rpc/5', post({}))).status).toBe(404);
    expect((await app.request('/rpc/31337', post(`"${'x'.repeat(600_000)}"`))).status).toBe(413);
  });
});

describe('/demo/faucet', () => {
  test('funds an address, not twice in ten seconds', async () => {
    const ask = (body: unknown) => app.request('/demo/faucet', post(body));
    expect((await ask({ chainId: 31337, address: address(5) })).status).toBe(200);
    expect((await ask({ chainId: 31337, address: address(5) })).status).toBe(429);
    expect((await ask({ chainId: 1, address: address(5) })).status).toBe(400);
    expect((await ask({ chainId: 31337, address: 'x' })).status).toBe(400);
    expect(funded).toEqual([`31337:${address(5)}`]);
  });

  test('is not there on real networks', async () => {
    const real = await testApp(database, { fund: null }, [chain.network]);
    expect((await real.app.request('/demo/faucet', post({ chainId: 31337, address: address(5) }))).status).toBe(404);
  });
});

describe('sign-in on a real chain', () => {
  test('the account’s own key is let in, another key is 401, not 503 [G15]', async () => {
    const account = privateKeyToAccount(generatePrivateKey());
    const stranger = privateKeyToAccount(generatePrivateKey());
    const statuses = [];
    for (const signer of [account, stranger]) {
      const message = buildSignInMessage({
        origin: 'http://localhost:8080',
        address: account.address,
        chainId: 31337,
        nonce: `nonce${account.address.slice(2, 12)}${statuses.length}`,
        issuedAt: new Date(),
      });
      const signature = await signer.signMessage({ message });
      const body = { address: account.address, chainId: 31337, message, signature };
      statuses.push((await app.request('http://localhost:8080/marketplace/v1/login', post(body))).status);
    }
    expect(statuses).toEqual([200, 401]);
  });
});

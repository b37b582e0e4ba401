import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll } from 'vitest';
import * as v from 'valibot';
import { sessionSchema, tokensSchema } from '../../../src/contract/auth.ts';
import { singleSchema } from '../../../src/contract/paging.ts';
import { buildSignInMessage, type SignInFields } from '../../../src/contract/sign-in-message.ts';
import type { Database } from '../../../backend/db/database.ts';
import { json, post, testApp } from './app.ts';
import { testClient, testNetwork } from './market.ts';
import { openTestDatabase } from './test-database.ts';

export const ORIGIN = 'http://localhost:8080';
export const account = privateKeyToAccount(generatePrivateKey());

const raise = (): never => {
  throw new Error('no session');
};
export const msgId = (body: unknown) =>
  v.parse(v.object({ status: v.object({ msgId: v.string() }) }), body).status.msgId;

/** A server that people sign in to, for the tests of a file. */
export function useSignIn() {
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
  const call = (path: string, init?: RequestInit, origin = ORIGIN) =>
    json(app.request(`${origin}/marketplace/v1${path}`, init));
  const login = (body: unknown) => call('/login', post(body));
  const refresh = (refreshToken: string) => call('/refresh', post({ refreshToken }));
  return {
    get database() {
      return database;
    },
    credentials,
    call,
    login,
    refresh,
    check: (token?: string) => call('/auth-check', token === undefined ? {} : { headers: { 'X-Access-Token': token } }),
    session: async () => v.parse(singleSchema(sessionSchema), (await login(await credentials())).body).data ?? raise(),
    renewed: async (token: string) => v.parse(singleSchema(tokensSchema), (await refresh(token)).body).data ?? raise(),
    /** As if everything stored had happened so much earlier. */
    async passSeconds(seconds: number): Promise<void> {
      await database.query('update refresh_tokens set used_at = used_at - $1', [seconds]);
      await database.query('update session_families set ends_at = ends_at - $1', [seconds]);
    },
  };
}

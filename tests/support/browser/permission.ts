import type { PrivateKeyAccount } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import * as v from 'valibot';
import { testAccounts } from '../server/accounts.ts';
import { ACCESS_TOKEN_HEADER, sessionSchema } from '../../../src/contract/auth.ts';
import { orderSchema, type Order } from '../../../src/contract/order.ts';
import { buildSignInMessage } from '../../../src/contract/sign-in-message.ts';
import { origin } from './origin.ts';

/** Any network of the world: a key proves itself on all of them. */
const MERIDIAN = 31337;

/** Somebody with a key: a test's own account, or the address of one of the demo world's people. */
export type Somebody = PrivateKeyAccount | `0x${string}`;

function accountOf(somebody: Somebody): PrivateKeyAccount {
  if (typeof somebody !== 'string') return somebody;
  const known = testAccounts.find(({ address }) => address === somebody.toLowerCase());
  if (!known) throw new Error(`Nobody has the key of ${somebody}`);
  return known.signer;
}

const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin()}/marketplace${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A token lives ten minutes, a test run longer. */
const RENEW_MS = 5 * 60_000;
const tokens = new Map<string, { token: Promise<string>; since: number }>();

async function signIn(account: PrivateKeyAccount): Promise<string> {
  const { address } = account;
  const nonce = generatePrivateKey().slice(2, 26);
  const message = buildSignInMessage({ origin: origin(), address, chainId: MERIDIAN, nonce, issuedAt: new Date() });
  const signature = await account.signMessage({ message });
  const response = await call('/v1/login', { address, chainId: MERIDIAN, message, signature });
  return v.parse(v.object({ data: sessionSchema }), await response.json()).data.access;
}

/** The access token of somebody who signed in beside the app under test. */
export function accessTokenOf(somebody: Somebody): Promise<string> {
  const account = accountOf(somebody);
  const key = `${origin()} ${account.address}`;
  const known = tokens.get(key);
  if (known && Date.now() - known.since < RENEW_MS) return known.token;
  const token = signIn(account);
  tokens.set(key, { token, since: Date.now() });
  return token;
}

const passerBy = privateKeyToAccount(generatePrivateKey());

/** The best order with the marketplace's permission for `by` to fill it; null where there is none. */
export async function toFill(uuid: string, by: Somebody = passerBy, identifier?: string): Promise<Order | null> {
  const headers = { [ACCESS_TOKEN_HEADER]: await accessTokenOf(by) };
  const response = await call('/v2/order/best', { uuid, identifier, fulfill: true }, headers);
  if (response.status === 401) throw new Error(`${uuid}: the token of who asks is refused`);
  return v.parse(v.object({ data: v.nullable(orderSchema) }), await response.json()).data;
}

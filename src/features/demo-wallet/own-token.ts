import * as v from 'valibot';
import { walletUserSchema } from '../../contract/token-service.ts';

/** The token service said no; `status` is HTTP's. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly status: number;
  constructor(path: string, status: number) {
    super(`${path} was answered with ${status}.`);
    this.status = status;
  }
}

/** One call of the token service as who is signed in. @throws RefusedError */
export async function ask(path: string, token: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(path, { ...init, headers });
  if (!response.ok) throw new RefusedError(path, response.status);
  return response.status === 204 ? null : response.json();
}

/** An access token, or null where nobody is signed in. One window at a time: a refresh token is good once. */
export async function openToken(): Promise<string | null> {
  const response = await navigator.locks.request('session', () => fetch('/session', { method: 'POST' }));
  if (!response.ok) throw new RefusedError('/session', response.status);
  return v.parse(v.object({ access_token: v.nullable(v.string()) }), await response.json()).access_token;
}

export const readUser = async (token: string) => v.parse(walletUserSchema, await ask('/users/me', token));

/** Ends the login of this browser, with its tokens. @throws RefusedError */
export async function signOut(): Promise<void> {
  const response = await fetch('/logins/leave', { method: 'POST' });
  if (!response.ok) throw new RefusedError('/logins/leave', response.status);
}

import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type Provider from 'oidc-provider';
import {
  phoneLinkConfirmSchema,
  phoneLinkRequestSchema,
  tokenToValidateSchema,
} from '../../src/contract/token-service.ts';
import { ApiError } from '../http/answers.ts';
import { readBody } from '../http/input.ts';
import type { Limits } from '../http/limits.ts';
import type { Database } from '../db/database.ts';
import { findWalletUser, setWalletPhone, type WalletUser } from '../stores/wallet-users.ts';
import type { Codes } from './codes.ts';
import type { WalletLanguage } from './language.ts';
import { createKeyApi } from './key-api.ts';
import { CLIENT_ID } from './settings.ts';

/** What a bearer of the token service's tokens may ask. `phoneCodes` is null where nothing sends short messages. */
export function createAccountApi(o: {
  provider: Provider;
  database: Database;
  limits: Limits;
  phoneCodes: Codes | null;
  language: WalletLanguage;
}) {
  const { provider, database, limits } = o;
  const app = new Hono();

  /** An access token that counts: of our client and not run out; the provider refuses one whose login was signed out. */
  async function readToken(value: string) {
    const token = await provider.AccessToken.find(value);
    return token?.isValid && token.clientId === CLIENT_ID ? token : null;
  }

  function unauthorized(c: Context): ApiError {
    c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
    return new ApiError(401, 'token.invalid', 'This access token does not count.');
  }

  async function requireUser(c: Context): Promise<WalletUser> {
    const [, value = ''] = /^Bearer ([\w-]{1,512})$/.exec(c.req.header('authorization') ?? '') ?? [];
    const token = value === '' ? null : await readToken(value);
    const user = token && (await findWalletUser(database, token.accountId));
    if (!user) throw unauthorized(c);
    return user;
  }

  app.post('/token/validate', limits.guard('reads'), async (c) => {
    const { token: value } = await readBody(c, tokenToValidateSchema);
    const token = await readToken(value);
    if (!token) throw unauthorized(c);
    const { clientId, accountId, scope = '', exp = 0 } = token;
    return c.json({ active: true, client_id: clientId, scope, sub: accountId, exp });
  });

  app.get('/users/me', limits.guard('reads'), async (c) => {
    const { id, email, phone } = await requireUser(c);
    return c.json({ id, email, phone });
  });

  app.route('/users/me/key', createKeyApi({ database, limits, requireUser }));

  const { phoneCodes } = o;
  if (phoneCodes) {
    const purposeOf = (user: WalletUser, operation: string) => `phone:${user.id}:${operation}`;
    app.post('/users/me/phone_link/request', limits.guard('codes'), async (c) => {
      const user = await requireUser(c);
      const { phone_number: phone } = await readBody(c, phoneLinkRequestSchema);
      const operation = randomUUID();
      await phoneCodes.ask(purposeOf(user, operation), phone, o.language.of(c));
      return c.json({ operation_id: operation });
    });
    app.post('/users/me/phone_link/confirm', limits.guard('signIn'), async (c) => {
      const user = await requireUser(c);
      const { operation_id: operation, code } = await readBody(c, phoneLinkConfirmSchema);
      const guess = await phoneCodes.guess(purposeOf(user, operation), code);
      if ('left' in guess)
        throw new ApiError(422, 'code.wrong', `This code does not count. Tries left: ${guess.left}.`);
      await setWalletPhone(database, { id: user.id, phone: guess.recipient });
      return c.body(null, 204);
    });
  }
  return app;
}

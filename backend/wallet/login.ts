import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type Provider from 'oidc-provider';
import * as v from 'valibot';
import { emailSchema } from '../../src/contract/token-service.ts';
import type { SecurityLog } from '../core/security-log.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/answers.ts';
import type { Limits } from '../http/limits.ts';
import { wallSeconds } from '../stores/context.ts';
import { openWalletUser } from '../stores/wallet-users.ts';
import { nodeOf } from './bridge.ts';
import { CODE_LIMITS, type Codes } from './codes.ts';
import { codeForm, emailForm, page, problemPage } from './pages.ts';

const GONE = 'This sign-in is over or was begun in another window';

/** The hosted login: an e-mail address, then the code that it gets. */
export function createLogin(o: {
  provider: Provider;
  database: Database;
  codes: Codes;
  limits: Limits;
  /** The wallet's own: no other site's page sends its forms. */
  origin: string;
  hasOutbox: boolean;
  securityLog: SecurityLog;
}) {
  const { provider, database, codes, limits } = o;
  const app = new Hono();
  const purposeOf = (uid: string, email: string) => `login:${uid}:${email}`;

  /** The login that this browser has begun; null where it has none of this name. */
  async function begun(c: Context) {
    const { incoming, outgoing } = nodeOf(c);
    const login = await provider.interactionDetails(incoming, outgoing).catch(() => null);
    return login !== null && login.uid === c.req.param('uid') ? login : null;
  }

  const gone = (c: Context) => c.html(page(problemPage(GONE)), 400);

  async function finish(c: Context, result: Parameters<Provider['interactionResult']>[2]) {
    const { incoming, outgoing } = nodeOf(c);
    return c.redirect(await provider.interactionResult(incoming, outgoing, result), 303);
  }

  async function field(c: Context, name: string): Promise<string> {
    const form = await c.req.parseBody().catch(() => ({}));
    const value: unknown = Object.entries(form).find(([key]) => key === name)?.[1];
    return typeof value === 'string' ? value.trim() : '';
  }

  const shown = (c: Context, uid: string, email: string, problem: string | null, status: 200 | 400 = 200) =>
    c.html(page(codeForm({ uid, problem, email, outbox: o.hasOutbox })), status);

  app.use('/:uid/*', limits.guard('signIn'));
  app.post('/:uid/*', async (c, next) => {
    if (c.req.header('origin') !== o.origin) throw new ApiError(403, 'origin', 'Only the wallet itself may ask this.');
    await next();
  });
  app.use('/:uid/email', limits.guard('codes'));

  app.get('/:uid', async (c) => {
    const login = await begun(c);
    if (!login) return gone(c);
    return c.html(page(emailForm({ uid: login.uid, problem: null, email: '', outbox: o.hasOutbox })));
  });

  app.post('/:uid/email', async (c) => {
    const login = await begun(c);
    if (!login) return gone(c);
    const given = await field(c, 'email');
    const email = v.safeParse(emailSchema, given);
    if (!email.success) {
      const problem = 'That is no e-mail address.';
      return c.html(page(emailForm({ uid: login.uid, problem, email: given, outbox: o.hasOutbox })), 400);
    }
    await codes.ask(purposeOf(login.uid, email.output), email.output);
    return shown(c, login.uid, email.output, null);
  });

  app.post('/:uid/code', async (c) => {
    const login = await begun(c);
    if (!login) return gone(c);
    const form = await c.req.parseBody();
    const email = v.safeParse(emailSchema, form['email']);
    const code = typeof form['code'] === 'string' ? form['code'].replaceAll(/\s/g, '') : '';
    if (!email.success) return gone(c);
    const guess = await codes.guess(purposeOf(login.uid, email.output), code);
    const client = limits.clientOf(c);
    if ('left' in guess) {
      o.securityLog({ event: 'sign-in.refused', client, account: email.output, details: { reason: 'wallet.code' } });
      const problem =
        guess.left === 0
          ? `No code counts any more after ${CODE_LIMITS.tries} tries or ${CODE_LIMITS.seconds / 60} minutes: have a new one sent.`
          : `That is not the code. ${guess.left === 1 ? 'One try is' : `${guess.left} tries are`} left.`;
      return shown(c, login.uid, email.output, problem, 400);
    }
    const user = await openWalletUser(database, { id: randomUUID(), email: guess.recipient, now: wallSeconds() });
    o.securityLog({ event: 'sign-in', client, account: user.email, details: { by: 'e-mail' } });
    return finish(c, { login: { accountId: user.id, remember: true } });
  });

  app.post('/:uid/cancel', async (c) => {
    if (!(await begun(c))) return gone(c);
    return finish(c, { error: 'access_denied', error_description: 'The person cancelled the sign-in' });
  });

  return app;
}

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
import { textsIn, type WalletLanguage } from './language.ts';
import { codeForm, emailForm, page, problemPage } from './pages.ts';
import { PATHS } from './settings.ts';

/** What the last form came to; kept with the login, for the page that shows it. */
const submissionSchema = v.object({
  form: v.picklist(['email', 'code']),
  email: v.string(),
  /** In the language of who sent it. */
  problem: v.nullable(v.string()),
  /** The code takes no more tries. */
  isOver: v.optional(v.boolean(), false),
});
type Submission = v.InferOutput<typeof submissionSchema>;
type Submitted = v.InferInput<typeof submissionSchema>;

/**
 * The hosted login: an e-mail address, then the code that it gets. Each form is answered with the way to a page, so
 * that neither Back nor a reload sends one again.
 */
export function createLogin(o: {
  provider: Provider;
  database: Database;
  codes: Codes;
  limits: Limits;
  /** The wallet's own: no other site's page sends its forms. */
  origin: string;
  language: WalletLanguage;
  hasOutbox: boolean;
  securityLog: SecurityLog;
}) {
  const { provider, database, codes, limits, language } = o;
  const textsFor = (c: Context) => textsIn(language.of(c));
  const app = new Hono();
  const purposeOf = (uid: string, email: string) => `login:${uid}:${email}`;

  /** The login that this browser has begun; null where it has none of this name. */
  async function begun(c: Context) {
    const { incoming, outgoing } = nodeOf(c);
    const login = await provider.interactionDetails(incoming, outgoing).catch(() => null);
    return login !== null && login.uid === c.req.param('uid') ? login : null;
  }

  type Login = NonNullable<Awaited<ReturnType<typeof begun>>>;

  const gone = (c: Context) =>
    c.html(
      page(
        problemPage((texts) => texts.loginGone),
        language.of(c),
        language.market(),
      ),
      400,
    );
  const pathOf = (c: Context, form: Submission['form']) =>
    `${PATHS.login}/${encodeURIComponent(c.req.param('uid') ?? '')}${form === 'code' ? '/code' : ''}`;
  const lead = (c: Context, form: Submission['form']) => c.redirect(pathOf(c, form), 303);

  async function answer(c: Context, login: Login, submission: Submitted) {
    login.lastSubmission = submission;
    await login.persist();
    return lead(c, submission.form);
  }

  /** What was last sent in this login by that form. */
  function submitted(login: Login, form: Submission['form']): Submission | null {
    const read = v.safeParse(submissionSchema, login.lastSubmission);
    return read.success && read.output.form === form ? read.output : null;
  }

  async function finish(c: Context, result: Parameters<Provider['interactionResult']>[2]) {
    const { incoming, outgoing } = nodeOf(c);
    return c.redirect(
      await provider.interactionResult(incoming, outgoing, result, { mergeWithLastSubmission: false }),
      303,
    );
  }

  async function field(c: Context, name: string): Promise<string> {
    const form = await c.req.parseBody().catch(() => ({}));
    const value: unknown = Object.entries(form).find(([key]) => key === name)?.[1];
    return typeof value === 'string' ? value.trim() : '';
  }

  app.use('/:uid/*', limits.guard('signIn'));
  app.post('/:uid/*', async (c, next) => {
    if (c.req.header('origin') !== o.origin) throw new ApiError(403, 'origin', 'Only the wallet itself may ask this.');
    await next();
  });
  app.use('/:uid/email', limits.guard('codes'));

  app.get('/:uid', async (c) => {
    const login = await begun(c);
    if (!login) return gone(c);
    const { problem, email } = submitted(login, 'email') ?? { problem: null, email: '' };
    return c.html(
      page(emailForm({ uid: login.uid, problem, email, outbox: o.hasOutbox }), language.of(c), language.market()),
      problem === null ? 200 : 400,
    );
  });

  app.get('/:uid/code', async (c) => {
    const login = await begun(c);
    if (!login) return gone(c);
    const sent = submitted(login, 'code');
    if (sent === null) return lead(c, 'email');
    const { problem, email, isOver } = sent;
    return c.html(
      page(
        codeForm({ uid: login.uid, problem, email, isOver, outbox: o.hasOutbox }),
        language.of(c),
        language.market(),
      ),
      problem === null ? 200 : 400,
    );
  });

  app.post('/:uid/email', async (c) => {
    const login = await begun(c);
    if (!login) return lead(c, 'email');
    const given = await field(c, 'email');
    const email = v.safeParse(emailSchema, given);
    if (!email.success) {
      return answer(c, login, { form: 'email', email: given.slice(0, 254), problem: textsFor(c).noEmail });
    }
    await codes.ask(purposeOf(login.uid, email.output), email.output, language.of(c));
    return answer(c, login, { form: 'code', email: email.output, problem: null });
  });

  app.post('/:uid/code', async (c) => {
    const login = await begun(c);
    if (!login) return lead(c, 'email');
    const form = await c.req.parseBody();
    const email = v.safeParse(emailSchema, form['email']);
    const code = typeof form['code'] === 'string' ? form['code'].replaceAll(/\s/g, '') : '';
    if (!email.success) return lead(c, 'email');
    const guess = await codes.guess(purposeOf(login.uid, email.output), code);
    const client = limits.clientOf(c);
    if ('left' in guess) {
      o.securityLog({ event: 'sign-in.refused', client, account: email.output, details: { reason: 'wallet.code' } });
      const problem =
        guess.left === 0
          ? textsFor(c).codeOver(CODE_LIMITS.tries, CODE_LIMITS.seconds / 60)
          : textsFor(c).wrongCode(guess.left);
      return answer(c, login, { form: 'code', email: email.output, problem, isOver: guess.left === 0 });
    }
    const user = await openWalletUser(database, { id: randomUUID(), email: guess.recipient, now: wallSeconds() });
    o.securityLog({ event: 'sign-in', client, account: user.email, details: { by: 'e-mail' } });
    return finish(c, { login: { accountId: user.id, remember: true } });
  });

  app.post('/:uid/cancel', async (c) => {
    if (!(await begun(c))) return lead(c, 'email');
    return finish(c, { error: 'access_denied', error_description: 'The person cancelled the sign-in' });
  });

  return app;
}

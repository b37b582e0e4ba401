import { Hono, type Context } from 'hono';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type Provider from 'oidc-provider';
import type { SecurityLog } from '../core/security-log.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/answers.ts';
import type { Limits } from '../http/limits.ts';
import { wallSeconds } from '../stores/context.ts';
import {
  endWalletLogins,
  listWalletLogins,
  noteWalletLogin,
  useWalletLogin,
  type EndedLogins,
} from '../stores/wallet-logins.ts';
import { findWalletUser } from '../stores/wallet-users.ts';
import { nodeOf } from './bridge.ts';
import { browserName } from './browser-name.ts';
import type { WalletLanguage } from './language.ts';
import { loginsPage } from './logins-page.ts';
import { page } from './pages.ts';
import { CLIENT_ID, PATHS } from './settings.ts';

/** Where one person can be signed in at once: one more ends what was not used for longest. Docs/operating.md has it too. */
export const MOST_LOGINS = 20;

const end = (database: Database, userId: string, which: EndedLogins) =>
  endWalletLogins(database, { userId, which, now: wallSeconds(), clientId: CLIENT_ID });

/** Notes where people sign in, and when that is used. */
export const createLoginNotes = (database: Database) => ({
  /** At each authorization of somebody who is signed in. */
  async signedIn(ctx: KoaContextWithOIDC): Promise<void> {
    const { session } = ctx.oidc;
    if (!session?.accountId) return;
    const { uid: id, accountId: userId } = session;
    const now = wallSeconds();
    const browser = browserName(ctx.get('user-agent'));
    await noteWalletLogin(database, { id, userId, browser, begunAt: session.loginTs ?? now, now });
    await end(database, userId, { beside: id, most: MOST_LOGINS - 1 });
  },
  /** At each use of what the login gave. */
  used: (sessionUid: string) => useWalletLogin(database, { id: sessionUid, now: wallSeconds() }),
});

/** Where somebody is signed in, and how they end it: for who is signed in at this browser, by its cookie. */
export function createLogins(o: {
  provider: Provider;
  database: Database;
  limits: Limits;
  /** The wallet's own: no other site's page sends its forms. */
  origin: string;
  language: WalletLanguage;
  securityLog: SecurityLog;
}) {
  const { database, limits } = o;
  const app = new Hono();

  /** Who is signed in at this browser, by which login. */
  async function signedIn(c: Context) {
    const { incoming, outgoing } = nodeOf(c);
    const { uid, accountId } = await o.provider.Session.get(o.provider.createContext(incoming, outgoing));
    const user = accountId ? await findWalletUser(database, accountId) : null;
    return user && { here: uid, user };
  }

  app.get('/', limits.guard('pages'), async (c) => {
    const signed = await signedIn(c);
    if (!signed) return c.redirect('/', 303);
    const now = wallSeconds();
    const logins = await listWalletLogins(database, { userId: signed.user.id, now, most: MOST_LOGINS });
    const hasEnded = c.req.query('ended') !== undefined;
    const view = loginsPage({ logins, here: signed.here, now, hasEnded, email: signed.user.email });
    return c.html(page(view, o.language.of(c), o.language.market()));
  });

  app.post('/end', limits.guard('signIn'), async (c) => {
    if (c.req.header('origin') !== o.origin) throw new ApiError(403, 'origin', 'Only the wallet itself may ask this.');
    const signed = await signedIn(c);
    if (!signed) return c.redirect('/', 303);
    const { login } = await c.req.parseBody();
    const which = typeof login === 'string' ? { only: login } : { others: signed.here };
    const ended = await end(database, signed.user.id, which);
    const account = signed.user.email;
    o.securityLog({ event: 'sign-out', client: limits.clientOf(c), account, details: { by: 'list', ended } });
    return c.redirect(ended > 0 ? `${PATHS.logins}?ended` : PATHS.logins, 303);
  });

  /** The wallet's page, whose person means to sign in as somebody else. */
  app.post('/leave', limits.guard('signIn'), async (c) => {
    if (c.req.header('origin') !== o.origin) throw new ApiError(403, 'origin', 'Only the wallet itself may ask this.');
    const signed = await signedIn(c);
    if (signed) {
      await end(database, signed.user.id, { only: signed.here });
      const account = signed.user.email;
      o.securityLog({ event: 'sign-out', client: limits.clientOf(c), account, details: { by: 'window', ended: 1 } });
    }
    return c.body(null, 204);
  });

  return app;
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { ApiError } from '../http/answers.ts';
import type { Limits } from '../http/limits.ts';
import type { WalletLanguage } from './language.ts';
import { page, problemPage } from './pages.ts';
import { CLIENT_ID, cookieName, LIFETIMES, LOCALE, PATHS, PROJECT_ID, SCOPE, type WalletSettings } from './settings.ts';

/** Asks the token service as others do, by the network; answers its status and body. */
export type TokenCall = (form: URLSearchParams) => Promise<{ status: number; text: string }>;

const tokensSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
});

const random = () => randomBytes(32).toString('base64url');
const isSame = (a: string, b: string) =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/**
 * The wallet's own end of the login. Client secret, verifier and refresh token stay with this server or in
 * cookies that no script reads; the wallet's page gets short-lived access tokens.
 */
export function createWalletClient(
  o: WalletSettings & { tokenCall: TokenCall; limits: Limits; language: WalletLanguage },
) {
  const app = new Hono();
  const redirectUri = o.origin + PATHS.callback;
  const names = { login: cookieName(o.origin, 'state'), refresh: cookieName(o.origin, 'refresh') };
  const cookie = { httpOnly: true, sameSite: 'Lax', secure: o.origin.startsWith('https:'), path: '/' } as const;

  /** Adds what only this server knows. Null where the service refuses. */
  async function askTokens(c: Context, grant: Record<string, string>) {
    const { text, status } = await o.tokenCall(
      new URLSearchParams({
        client_id: CLIENT_ID,
        client_secret: o.clientSecret,
        redirect_uri: redirectUri,
        scope: SCOPE,
        ...grant,
      }),
    );
    if (status !== 200) {
      deleteCookie(c, names.refresh, cookie);
      return null;
    }
    const tokens = v.parse(tokensSchema, JSON.parse(text));
    setCookie(c, names.refresh, tokens.refresh_token, { ...cookie, maxAge: LIFETIMES.refresh });
    return tokens;
  }

  app.get(PATHS.start, o.limits.guard('signIn'), (c) => {
    const [state, verifier] = [random(), random()];
    // Begun in the wallet's window, it ends there.
    const from = c.req.query('from') === 'window' ? 'window' : 'page';
    setCookie(c, names.login, `${state}.${verifier}.${from}`, { ...cookie, maxAge: LIFETIMES.login });
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      project_id: PROJECT_ID,
      locale: LOCALE,
      response_type: 'code',
      scope: SCOPE,
      redirect_uri: redirectUri,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      with_logout: '1',
    });
    return c.redirect(`${PATHS.authorize}?${query.toString()}`, 303);
  });

  app.get(PATHS.callback, o.limits.guard('signIn'), async (c) => {
    const [state = '', verifier = '', from] = (getCookie(c, names.login) ?? '').split('.');
    // Good once, whatever comes of it.
    deleteCookie(c, names.login, cookie);
    const given = c.req.query();
    if (verifier === '' || !isSame(state, given['state'] ?? '') || given['iss'] !== o.origin) {
      return c.html(
        page(
          problemPage((texts) => texts.notBegunHere),
          o.language.of(c),
          o.language.market(),
        ),
        400,
      );
    }
    const code = given['code'];
    const isWindow = from === 'window';
    if (code === undefined) return c.redirect(isWindow ? `${PATHS.window}?cancelled` : '/', 303);
    const tokens = await askTokens(c, { grant_type: 'authorization_code', code, code_verifier: verifier });
    if (tokens === null)
      return c.html(
        page(
          problemPage((texts) => texts.loginOver),
          o.language.of(c),
          o.language.market(),
        ),
        400,
      );
    return c.redirect(isWindow ? PATHS.window : '/', 303);
  });

  /** A fresh access token for the wallet's page; the refresh token moves on in its cookie. */
  app.post('/session', o.limits.guard('refresh'), async (c) => {
    if (c.req.header('origin') !== o.origin) {
      throw new ApiError(403, 'origin', 'Only the wallet itself may ask this.');
    }
    const refresh = getCookie(c, names.refresh);
    const tokens = refresh ? await askTokens(c, { grant_type: 'refresh_token', refresh_token: refresh }) : null;
    // Nobody signed in is no error: whoever comes for the first time is asked for an e-mail address.
    if (tokens === null) return c.json({ access_token: null });
    return c.json({ access_token: tokens.access_token, expires_in: tokens.expires_in });
  });

  return app;
}

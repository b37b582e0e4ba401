import { generateKeyPairSync } from 'node:crypto';
import type { Configuration } from 'oidc-provider';
import { InvalidRequest } from 'oidc-provider/lib/helpers/errors.js';
import { Provider } from 'oidc-provider/lib/provider.js';
import type { SecurityLog } from '../core/security-log.ts';
import type { Database } from '../db/database.ts';
import { findWalletUser } from '../stores/wallet-users.ts';
import { createAdapter } from './adapter.ts';
import type { WalletLanguage } from './language.ts';
import { createLoginNotes } from './logins.ts';
import { logoutForm, page, problemPage, signedOutPage, technical } from './pages.ts';
import { CLIENT_ID, cookieName, LIFETIMES, LOCALE, PATHS, PROJECT_ID, SCOPE, type WalletSettings } from './settings.ts';

/** An extra parameter of the authorization request that has only these values; it may be missing. */
const oneOf =
  (name: string, ...allowed: string[]) =>
  (_: unknown, value: string | undefined) => {
    if (value !== undefined && !allowed.includes(value)) throw new InvalidRequest(`${name} is not supported`);
  };

/** No id token is ever made (there is no scope for one), so this signs nothing, and lives as long as the process. */
const unusedSigningKey = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
};

/** The token service: authorization codes with PKCE for one client of ours, and tokens that rotate. */
export function createProvider(
  o: WalletSettings & {
    database: Database;
    securityLog: SecurityLog;
    log: (line: string) => void;
    language: WalletLanguage;
  },
) {
  const logins = createLoginNotes(o.database);
  const isHttps = o.origin.startsWith('https:');
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isHttps, signed: true } as const;
  const configuration: Configuration = {
    adapter: createAdapter(o.database),
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: 'Vitrine wallet',
        client_secret: o.clientSecret,
        redirect_uris: [o.origin + PATHS.callback],
        post_logout_redirect_uris: [`${o.origin}/`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
        scope: SCOPE,
      },
    ],
    jwks: { keys: [unusedSigningKey()] },
    scopes: SCOPE.split(' '),
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_post'],
    pkce: { required: () => true },
    extraParams: {
      locale: oneOf('locale', LOCALE),
      project_id: oneOf('project_id', PROJECT_ID),
      with_logout: oneOf('with_logout', '0', '1'),
    },
    allowOmittingSingleRegisteredRedirectUri: false,
    routes: { authorization: PATHS.authorize, token: PATHS.token, end_session: PATHS.logout },
    cookies: {
      keys: [...o.cookieKeys],
      names: {
        session: cookieName(o.origin, 'session'),
        interaction: 'wallet-login',
        resume: 'wallet-resume',
      },
      long: cookie,
      short: cookie,
    },
    ttl: {
      AccessToken: LIFETIMES.access,
      AuthorizationCode: LIFETIMES.code,
      RefreshToken: LIFETIMES.refresh,
      Session: LIFETIMES.refresh,
      Grant: LIFETIMES.refresh,
      Interaction: LIFETIMES.login,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: false },
      introspection: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = page(logoutForm(form), o.language.ofProvider(ctx), o.language.market());
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = page(signedOutPage, o.language.ofProvider(ctx), o.language.market());
        },
      },
    },
    interactions: { url: (_, interaction) => `${PATHS.login}/${interaction.uid}` },
    issueRefreshToken: (_, client, code) => client.grantTypeAllowed('refresh_token') && code.scopes.has('offline'),
    rotateRefreshToken: true,
    async findAccount(_, id, token) {
      if (token && 'sessionUid' in token && token.sessionUid) await logins.used(token.sessionUid);
      const user = await findWalletUser(o.database, id);
      return user ? { accountId: id, claims: () => ({ sub: id }) } : undefined;
    },
    // The client is ours: who signs in has agreed to it by doing so.
    async loadExistingGrant(ctx) {
      const { provider, session, client, result } = ctx.oidc;
      if (!session?.accountId || !client) return undefined;
      await logins.signedIn(ctx);
      const id = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
      const known = id === undefined ? undefined : await provider.Grant.find(id);
      if (known) return known;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = page(
        problemPage(technical(out.error_description ?? out.error)),
        o.language.ofProvider(ctx),
        o.language.market(),
      );
    },
  };
  const provider = new Provider(o.origin, configuration);
  // What a request says of host and scheme is ours: see `bridge.ts`.
  provider.proxy = true;
  provider.on('server_error', (_, error) => o.log(`Token service: ${error.stack ?? error.message}`));
  provider.on('grant.error', (ctx, error) => {
    const detail = (error as { error_detail?: string }).error_detail ?? '';
    if (!/already (used|consumed)/.test(detail)) return;
    const account = ctx.oidc.entities.Account?.accountId ?? null;
    o.securityLog({ event: 'refresh.reused', account, details: { service: 'wallet' } });
  });
  return provider;
}

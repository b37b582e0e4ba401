import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import * as oauth from 'oauth4webapi';
import { askHere } from '../../../backend/launch/wallet.ts';
import { listen, type Fetch } from '../../../backend/launch/listen.ts';
import type { SecurityEvent } from '../../../backend/core/security-log.ts';
import type { Database } from '../../../backend/db/database.ts';
import { createLimitState } from '../../../backend/http/limit-state.ts';
import { createWalletApp, type WalletParts } from '../../../backend/wallet/app.ts';
import { createOutbox } from '../../../backend/core/messages.ts';
import { CLIENT_ID } from '../../../backend/wallet/settings.ts';

export const CLIENT_SECRET = 'the-client-secret-of-a-test-0123456789';

/** The wallet's origin on a port of this machine. */
export async function startWallet(database: Database, parts: Partial<WalletParts> = {}) {
  let answer: Fetch = () => new Response(null, { status: 503 });
  const address = await listen({
    port: 0,
    host: '127.0.0.1',
    fetch: (request, env) => answer(request, env),
    https: false,
    behindProxy: false,
  });
  const origin = `http://localhost:${address.port}`;
  const outbox = createOutbox();
  const securityEvents: SecurityEvent[] = [];
  const logged: string[] = [];
  answer = createWalletApp({
    origin,
    clientSecret: CLIENT_SECRET,
    cookieKeys: ['the-cookie-key-of-a-test-0123456789'],
    codeKey: 'the-code-key-of-a-test-0123456789',
    database,
    trustProxy: null,
    limitState: createLimitState(database, 100),
    securityLog: (event) => securityEvents.push(event),
    log: (line) => logged.push(line),
    mail: async (_, message) => outbox.send(message),
    outbox,
    market: null,
    ask: askHere('127.0.0.1', address.port, origin),
    ...parts,
  }).fetch;
  return { origin, port: address.port, outbox, securityEvents, logged, close: () => address.close() };
}

export type Wallet = Awaited<ReturnType<typeof startWallet>>;

/** The code of the newest message to somebody. */
export const codeFor = ({ outbox }: Pick<Wallet, 'outbox'>, recipient: string): string =>
  /^\d{6}/.exec(outbox.list().find((message) => message.recipient === recipient)?.text ?? '')?.[0] ?? '';

/** A browser without scripts: cookies by path, redirects step by step. */
export function createBrowser(origin: string, userAgent = 'test') {
  const cookies = new Map<string, { value: string; path: string }>();

  async function visit(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, origin);
    const sent = [...cookies].flatMap(([name, { value, path: below }]) =>
      url.pathname === below || url.pathname.startsWith(below.endsWith('/') ? below : `${below}/`)
        ? [`${name}=${value}`]
        : [],
    );
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        cookie: sent.join('; '),
        accept: 'text/html',
        'user-agent': userAgent,
        ...(init.headers as Record<string, string>),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
      if (value === '') cookies.delete(name);
      else cookies.set(name, { value, path });
    }
    return response;
  }

  return {
    cookies,
    visit,
    send: (path: string, fields: Record<string, string>) =>
      visit(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin } }),
    /** Follows redirects until a page answers, or until one leads to what begins with `end`. */
    async follow(path: string, end = 'none'): Promise<{ url: URL; response: Response }> {
      let url = new URL(path, origin);
      for (let steps = 0; steps < 10; steps += 1) {
        const response = await visit(url.pathname + url.search);
        const next = response.headers.get('location');
        if (next === null) return { url, response };
        url = new URL(next, url);
        if (url.href.startsWith(end)) return { url, response };
      }
      throw new Error(`${path} leads round and round.`);
    },
  };
}
export type Browser = ReturnType<typeof createBrowser>;

const client: oauth.Client = { client_id: CLIENT_ID };
const overHttp = { [oauth.allowInsecureRequests]: true } as const;

/** A stock OAuth client (oauth4webapi) that knows the service by discovery. */
export async function createStockClient(origin: string) {
  const issuer = new URL(origin);
  const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...overHttp });
  const as = await oauth.processDiscoveryResponse(issuer, found);
  const auth = oauth.ClientSecretPost(CLIENT_SECRET);
  const redirectUri = `${origin}/callback`;

  return {
    as,
    /** Where a login begins; `changes` are what a wrong one asks. */
    async begin(changes: Record<string, string> = {}) {
      const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()];
      const url = new URL(as.authorization_endpoint ?? '');
      url.search = new URLSearchParams({
        client_id: CLIENT_ID,
        project_id: 'vitrine',
        locale: 'en_US',
        response_type: 'code',
        scope: 'offline email',
        redirect_uri: redirectUri,
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...changes,
      }).toString();
      return { state, verifier, path: url.pathname + url.search };
    },
    /** Throws what the library refuses, and what the service does. */
    async redeem(callback: URL, state: string, verifier: string) {
      const given = oauth.validateAuthResponse(as, client, callback, state);
      const answer = await oauth.authorizationCodeGrantRequest(as, client, auth, given, redirectUri, verifier, {
        ...overHttp,
        additionalParameters: { scope: 'offline email' },
      });
      return oauth.processAuthorizationCodeResponse(as, client, answer);
    },
    async refresh(token: string) {
      const answer = await oauth.refreshTokenGrantRequest(as, client, auth, token, {
        ...overHttp,
        additionalParameters: { redirect_uri: redirectUri, scope: 'offline' },
      });
      return oauth.processRefreshTokenResponse(as, client, answer);
    },
  };
}

/** Logs in on the hosted pages as a person does; answers where they lead in the end. */
export async function logIn(wallet: Wallet, browser: Browser, path: string, email: string): Promise<URL> {
  const page = await browser.follow(path);
  const asked = await browser.send(`${page.url.pathname}/email`, { email });
  if (asked.status !== 303) throw new Error(`The address was answered with ${asked.status}.`);
  const done = await browser.send(`${page.url.pathname}/code`, { email, code: codeFor(wallet, email) });
  const end = await browser.follow(done.headers.get('location') ?? '', `${wallet.origin}/callback`);
  return end.url;
}

/** The page where somebody types their address, and what they send from there. */
export async function openLogin(wallet: Pick<Wallet, 'origin'>, browser = createBrowser(wallet.origin)) {
  const { url, response } = await browser.follow('/start');
  const uid = url.pathname.split('/').at(-1) ?? '';
  /** Sends a form as a browser does: where its answer leads to another page of the login, that is read. */
  const submit = async (form: 'email' | 'code', fields: Record<string, string>) => {
    const answer = await browser.send(`${url.pathname}/${form}`, fields);
    const next = answer.headers.get('location');
    return next?.startsWith('/login/') ? browser.visit(next) : answer;
  };
  return {
    browser,
    uid,
    url,
    page: response,
    ask: (email: string) => submit('email', { email }),
    guess: (email: string, code: string) => submit('code', { email, code }),
  };
}

/** An address that nobody has used yet. */
export const somebody = () => `${randomUUID()}@people.test`;

/** Asks as a proxy with TLS does for somebody at 203.0.113.7: by another name than where this goes. */
export function askAs(
  port: number,
  host: string,
  path: string,
  o: { cookie: string; form?: Record<string, string> | undefined },
): Promise<{ status: number; location: string; cookies: string[] }> {
  const body = o.form === undefined ? '' : new URLSearchParams(o.form).toString();
  return new Promise((resolve, reject) => {
    const asking = request({
      host: '127.0.0.1',
      port,
      path,
      method: o.form === undefined ? 'GET' : 'POST',
      headers: {
        host,
        cookie: o.cookie,
        origin: `https://${host}`,
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-host': 'evil.test',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      },
    });
    asking.on('error', reject);
    asking.on('response', (answer) => {
      answer.resume();
      const { location = '', 'set-cookie': cookies = [] } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, location, cookies });
    });
    asking.end(body);
  });
}

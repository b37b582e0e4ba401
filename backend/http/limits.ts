import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress, type TrustProxy } from '../core/client-address.ts';
import type { SecurityLog } from '../core/security-log.ts';
import type { Database } from '../db/database.ts';
import type { User } from '../../src/contract/auth.ts';
import type { Route } from '../../src/contract/route.ts';
import { ApiError } from './answers.ts';
import { createCounters } from './limit-counters.ts';
import type { LimitState } from './limit-state.ts';

const WINDOW_SECONDS = 60;

/**
 * Calls per minute. `client`: by network address, where a /64 of IPv6 counts as one. `account`: by who is signed in,
 * wherever they are. Each is many times what a person's page needs; `LIMITS_SCALE`, or an operator, multiplies them all.
 * docs/operating.md has the same table.
 */
export const LIMITS = {
  /** Pages; and among them those that must be rendered for this visitor. Beyond that the browser draws them. */
  pages: { client: 1_200, account: null },
  renders: { client: 600, account: null },
  /** Scripts, styles, fonts, icons. */
  files: { client: 12_000, account: null },
  pictures: { client: 12_000, account: null },
  reads: { client: 6_000, account: 3_000 },
  /** Orders, updates and cancels. */
  writes: { client: 600, account: 300 },
  signIn: { client: 60, account: null },
  refresh: { client: 120, account: null },
  /** Requests to read an item's metadata again: they make this server call others. */
  metadata: { client: 30, account: null },
  /** Names of accounts, several per call: this server asks a chain for them. */
  names: { client: 240, account: null },
  faucet: { client: 30, account: null },
  /** Counts calls, however many of them one request contains. */
  rpc: { client: 6_000, account: null },
  reports: { client: 60, account: null },
  /** Requests for a one-time code or a subscription: they make this server write to somebody. */
  codes: { client: 12, account: null },
} as const satisfies Record<string, { client: number; account: number | null }>;
export type LimitName = keyof typeof LIMITS;

/** Per hour, by what each is for, wherever it is requested from. */
export const HOURLY = {
  /**
   * Messages to one e-mail address or phone number: subscriptions, and codes, each of which gives a guesser five tries.
   */
  codes: 6,
} as const;
const HOUR_SECONDS = 3_600;

const calls: Readonly<Record<string, LimitName>> = {
  login: 'signIn',
  refresh: 'refresh',
  bestOrder: 'reads',
  bestOrders: 'reads',
  packCollections: 'reads',
  refreshNft: 'metadata',
  names: 'names',
  named: 'names',
  faucet: 'faucet',
  subscribe: 'codes',
  operatorLookAtCollection: 'metadata',
  operatorFirstBlock: 'metadata',
  operatorAddCollection: 'metadata',
};
/** What a call counts as, by its name among the routes. */
export const limitOfCall = (name: string, route: Route): LimitName =>
  calls[name] ?? (route.method === 'GET' ? 'reads' : 'writes');

export type LimitOptions = {
  /** Several nodes count in this database; otherwise, and while it does not answer, counts are kept in this process. */
  database: Pick<Database, 'engine' | 'query'>;
  trustProxy: TrustProxy;
  state: Pick<LimitState, 'scale' | 'noteRefused'>;
  securityLog: SecurityLog;
};

/** What is left of a limit after the latest count, in the terms of the headers. */
type Standing = { limit: number; remaining: number; resetSeconds: number; refused: boolean; isFirstRefusal: boolean };

/** At least one call, whatever multiplies it. */
export const scaled = (calls: number, scale: number): number => Math.max(1, Math.round(calls * scale));

/** Calls a minute under this multiplier. */
export function limitsNow(name: LimitName, scale: number): { client: number; account: number | null } {
  const { client, account } = LIMITS[name];
  return { client: scaled(client, scale), account: account === null ? null : scaled(account, scale) };
}

/** Who is counted: by account where one is named, else by address. */
type Caller = { account?: string; calls?: number; isOperator?: boolean };

const inWords = (seconds: number) => (seconds === 1 ? 'one second' : `${seconds} seconds`);

/** The connection's own address; null for a call that this process makes to itself, which is not counted. */
function peerOf(c: Context): string | null {
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  return incoming === undefined ? null : (incoming.socket?.remoteAddress ?? 'unknown');
}

/**
 * Counts calls by caller. Headers as in draft-ietf-httpapi-ratelimit-headers-06, for the limit that is closest to being
 * reached.
 */
export function createLimits({ database, trustProxy, state, securityLog }: LimitOptions) {
  const counterOf = createCounters(database);
  const counted = new WeakMap<Context, LimitName>();

  async function count(counter: string, limit: number, key: string, calls: number): Promise<Standing> {
    const after = await counterOf(counter, limit, WINDOW_SECONDS)
      .consume(key, calls)
      .catch((reason: unknown) => {
        if (reason instanceof RateLimiterRes) return reason;
        throw reason;
      });
    // Zero: blocked without being counted again.
    const refused = after.consumedPoints > limit || after.consumedPoints === 0;
    return {
      limit,
      remaining: refused ? 0 : limit - after.consumedPoints,
      resetSeconds: Math.max(1, Math.ceil(after.msBeforeNext / 1_000)),
      refused,
      isFirstRefusal: after.consumedPoints > limit && after.consumedPoints - calls <= limit,
    };
  }

  function tell(c: Context, standing: Standing): void {
    const left = c.res.headers.get('RateLimit-Remaining');
    // If two limits apply, the one that has less left is reported.
    if (left !== null && Number(left) < standing.remaining) return;
    c.header('RateLimit-Limit', String(standing.limit));
    c.header('RateLimit-Remaining', String(standing.remaining));
    c.header('RateLimit-Reset', String(standing.resetSeconds));
    c.header('RateLimit-Policy', `${standing.limit};w=${WINDOW_SECONDS}`);
  }

  const clientOf = (c: Context): string | null => {
    const peer = peerOf(c);
    return peer === null ? null : clientAddress(peer, c.req.header('x-forwarded-for'), trustProxy);
  };

  async function take(c: Context, name: LimitName, by: Caller = {}): Promise<void> {
    const { account = null, calls = 1, isOperator = false } = by;
    const client = clientOf(c);
    const limit = limitsNow(name, isOperator ? Math.max(1, state.scale()) : state.scale());
    const points = isOperator ? (limit.account ?? limit.client) : limit[account === null ? 'client' : 'account'];
    const key = account ?? client;
    if (client === null || points === null || key === null) return;
    const counter = isOperator ? `${name}:operator` : account === null ? name : `${name}:account`;
    const standing = await count(counter, points, key, calls);
    tell(c, standing);
    if (!standing.refused) return;
    state.noteRefused(name, key);
    if (standing.isFirstRefusal) securityLog({ event: 'limit.hit', client, account, details: { limit: name } });
    c.header('Retry-After', String(standing.resetSeconds));
    throw new ApiError(
      429,
      `limit.${name}`,
      `Too many requests${account === null ? ' from your network' : ''}. Try again in ${inWords(standing.resetSeconds)}.`,
      standing.resetSeconds,
    );
  }

  return {
    /** The caller, as limits and the log identify them; null for this process itself. */
    clientOf,
    /** Counts calls by address. Throws the `ApiError` 429, with its headers set, when they are too many. */
    async takeClient(c: Context, name: LimitName, calls = 1) {
      counted.set(c, name);
      await take(c, name, { calls });
    },
    /**
     * Counts a call of the console by its operator alone: no stranger's calls, nor what an operator multiplies limits by,
     * keep anybody from taking that back.
     */
    takeOperator: (c: Context, name: LimitName, account: string) => take(c, name, { account, isOperator: true }),
    /** Counts every call by the account that it proves, under the same limit as its address. */
    countAccounts: <Service extends { requireUser(c: Context): Promise<User> }>(service: Service): Service => ({
      ...service,
      async requireUser(c: Context) {
        const user = await service.requireUser(c);
        await take(c, counted.get(c) ?? 'reads', { account: user.address });
        return user;
      },
    }),
    /** Whether the limit allows one more, which is counted; the caller is told nothing. */
    async has(c: Context, name: LimitName): Promise<boolean> {
      const client = clientOf(c);
      if (client === null) return true;
      const { refused } = await count(name, limitsNow(name, state.scale()).client, client, 1);
      if (refused) state.noteRefused(name, client);
      return !refused;
    },
    /** Whether the limit allows one more this hour for `key`, which must not identify anybody: it may be stored. */
    async hasThisHour(name: keyof typeof HOURLY, key: string): Promise<boolean> {
      const counter = counterOf(`hourly:${name}`, scaled(HOURLY[name], state.scale()), HOUR_SECONDS);
      return counter.consume(key).then(
        () => true,
        (reason: unknown) => {
          if (!(reason instanceof RateLimiterRes)) throw reason;
          state.noteRefused(`hourly:${name}`, key);
          return false;
        },
      );
    },
    /** Middleware that counts all calls of a path. */
    guard:
      (name: LimitName): MiddlewareHandler =>
      async (c, next) => {
        await take(c, name);
        return next();
      },
  };
}

export type Limits = ReturnType<typeof createLimits>;

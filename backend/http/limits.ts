import type { Context, MiddlewareHandler } from 'hono';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { clientAddress, type TrustProxy } from '../core/client-address.ts';
import type { SecurityLog } from '../core/security-log.ts';
import type { Database } from '../db/database.ts';
import type { User } from '../../src/contract/auth.ts';
import type { Route } from '../../src/contract/route.ts';
import { ApiError } from './answers.ts';

const WINDOW_SECONDS = 60;

/**
 * Calls per minute. `client`: by network address, where a /64 of IPv6 counts as one. `account`: by who is signed in,
 * wherever they are. Each is many times what a person's page needs; `LIMITS_SCALE` multiplies them all.
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
  scale: number;
  securityLog: SecurityLog;
};

/** What is left of a limit after the latest count, in the terms of the headers. */
type Standing = { limit: number; remaining: number; resetSeconds: number; refused: boolean; isFirstRefusal: boolean };

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
export function createLimits({ database, trustProxy, scale, securityLog }: LimitOptions) {
  const counters = new Map<string, RateLimiterAbstract>();
  const counted = new WeakMap<Context, LimitName>();

  /** With several nodes each count is one query, except for callers that are already over the limit. */
  function counterOf(name: string, points: number, duration = WINDOW_SECONDS): RateLimiterAbstract {
    const known = counters.get(name);
    if (known) return known;
    const options = { keyPrefix: name, points, duration };
    const here = new RateLimiterMemory(options);
    const counter =
      database.engine === 'pglite'
        ? here
        : new RateLimiterPostgres({
            ...options,
            storeClient: {
              query: async ({ text, values }: { text: string; values: (string | number)[] }) => {
                const rows = await database.query(text, values);
                return { rows, rowCount: rows.length };
              },
            },
            storeType: 'client',
            tableName: 'rate_limits',
            tableCreated: true,
            insuranceLimiter: here,
            inMemoryBlockOnConsumed: points + 1,
          });
    counters.set(name, counter);
    return counter;
  }

  async function count(name: string, perMinute: number, key: string, calls: number): Promise<Standing> {
    const limit = Math.max(1, Math.round(perMinute * scale));
    const after = await counterOf(name, limit)
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

  async function take(c: Context, name: LimitName, account: string | null, calls = 1): Promise<void> {
    const client = clientOf(c);
    const perMinute = LIMITS[name][account === null ? 'client' : 'account'];
    const key = account ?? client;
    if (client === null || perMinute === null || key === null) return;
    const standing = await count(account === null ? name : `${name}:account`, perMinute, key, calls);
    tell(c, standing);
    if (!standing.refused) return;
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
      await take(c, name, null, calls);
    },
    /** Counts every call by the account that it proves, under the same limit as its address. */
    countAccounts: <Service extends { requireUser(c: Context): Promise<User> }>(service: Service): Service => ({
      ...service,
      async requireUser(c: Context) {
        const user = await service.requireUser(c);
        await take(c, counted.get(c) ?? 'reads', user.address);
        return user;
      },
    }),
    /** Whether the limit allows one more, which is counted; the caller is told nothing. */
    async has(c: Context, name: LimitName): Promise<boolean> {
      const client = clientOf(c);
      return client === null || !(await count(name, LIMITS[name].client, client, 1)).refused;
    },
    /** Whether the limit allows one more this hour for `key`, which must not identify anybody: it may be stored. */
    async hasThisHour(name: keyof typeof HOURLY, key: string): Promise<boolean> {
      const limit = Math.max(1, Math.round(HOURLY[name] * scale));
      const counter = counterOf(`hourly:${name}`, limit, HOUR_SECONDS);
      return counter.consume(key).then(
        () => true,
        (reason: unknown) => {
          if (reason instanceof RateLimiterRes) return false;
          throw reason;
        },
      );
    },
    /** Middleware that counts all calls of a path. */
    guard:
      (name: LimitName): MiddlewareHandler =>
      async (c, next) => {
        await take(c, name, null);
        return next();
      },
  };
}

export type Limits = ReturnType<typeof createLimits>;

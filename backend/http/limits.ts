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
 * How often a minute. `client`: by address of the network, a /64 of IPv6 counting as one. `account`: by who
 * is signed in, wherever they are. Each is many times what a person's page asks for; `LIMITS_SCALE`
 * multiplies them all. docs/operating.md has the same table.
 */
export const LIMITS = {
  /** Pages; and of those, the ones that have to be rendered for this visitor. The rest are drawn by the browser. */
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
  /** Asking for an item's metadata anew: it makes this server ask others. */
  metadata: { client: 30, account: null },
  /** Names of accounts, of which one call asks for several: this server asks a chain for them. */
  names: { client: 240, account: null },
  faucet: { client: 30, account: null },
  /** Calls, however many of them a request holds. */
  rpc: { client: 6_000, account: null },
  reports: { client: 60, account: null },
  /** Asking for a one-time code or a subscription: it makes this server write to somebody. */
  codes: { client: 12, account: null },
} as const satisfies Record<string, { client: number; account: number | null }>;
export type LimitName = keyof typeof LIMITS;

/** How often an hour, by what each is for, wherever it is asked from. */
export const HOURLY = {
  /** Messages to one e-mail address or phone number: codes, with five tries each what a guesser has, and subscriptions. */
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
};
/** What a call counts as, by its name among the routes. */
export const limitOfCall = (name: string, route: Route): LimitName =>
  calls[name] ?? (route.method === 'GET' ? 'reads' : 'writes');

export type LimitOptions = {
  /** Counted here where several nodes share it; in this process otherwise, and while it does not answer. */
  database: Pick<Database, 'engine' | 'query'>;
  trustProxy: TrustProxy;
  scale: number;
  securityLog: SecurityLog;
};

/** How much of a limit is left after what was just counted, in headers' terms. */
type Standing = { limit: number; remaining: number; resetSeconds: number; refused: boolean; isFirstRefusal: boolean };

const inWords = (seconds: number) => (seconds === 1 ? 'one second' : `${seconds} seconds`);

/** The connection's own address; null for a call that this process makes to itself, which counts for nobody. */
function peerOf(c: Context): string | null {
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  return incoming === undefined ? null : (incoming.socket?.remoteAddress ?? 'unknown');
}

/** Counts who asks for what. Headers as in draft-ietf-httpapi-ratelimit-headers-06, of the limit that is nearest. */
export function createLimits({ database, trustProxy, scale, securityLog }: LimitOptions) {
  const counters = new Map<string, RateLimiterAbstract>();
  const counted = new WeakMap<Context, LimitName>();

  /** One query a count on several nodes, but for who is over the limit already. */
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
    // Zero: blocked without having been counted again.
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
    // Of two limits, the one that has less left.
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
    /** Who asks, as limits and the log know them; null for this process itself. */
    clientOf,
    /** Counts calls by address. Throws the `ApiError` 429, with its headers set, when they are too many. */
    async takeClient(c: Context, name: LimitName, calls = 1) {
      counted.set(c, name);
      await take(c, name, null, calls);
    },
    /** Counts every call by the account it proves, under the limit that its address was counted by. */
    countAccounts: <Service extends { requireUser(c: Context): Promise<User> }>(service: Service): Service => ({
      ...service,
      async requireUser(c: Context) {
        const user = await service.requireUser(c);
        await take(c, counted.get(c) ?? 'reads', user.address);
        return user;
      },
    }),
    /** Whether there is one left, counted without a word to who asks. */
    async has(c: Context, name: LimitName): Promise<boolean> {
      const client = clientOf(c);
      return client === null || !(await count(name, LIMITS[name].client, client, 1)).refused;
    },
    /** Whether there is one left this hour for `key`, which names nobody: it may be stored. */
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
    /** All calls of a path. */
    guard:
      (name: LimitName): MiddlewareHandler =>
      async (c, next) => {
        await take(c, name, null);
        return next();
      },
  };
}

export type Limits = ReturnType<typeof createLimits>;

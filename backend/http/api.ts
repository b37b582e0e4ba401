import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { User } from '../../src/contract/auth.ts';
import type { Answer, BodyOutput, QueryOutput, Route, Segments } from '../../src/contract/route.ts';
import { StoreUnavailableError } from '../db/database.ts';
import { ChainSilentError, OrderRefusedError } from '../market/order-refusal.ts';
import { BadCursorError } from '../stores/nft-page.ts';
import { ApiError, failure } from './answers.ts';
import { readBody, readQuery } from './input.ts';
import { limitOfCall, type Limits } from './limits.ts';

const BODY_BYTES = 64 * 1024;

/** One call that came in, parsed by its route. */
export type Call<R extends Route> = {
  c: Context;
  segments: Segments<R>;
  query: QueryOutput<R>;
  body: BodyOutput<R>;
  /** Who calls, where the route requires credentials. */
  user: R extends { credentials: 'required' | 'operator' } ? User : null;
};
/** Answers a call with what its route promises, including the envelope. */
export type Handler<R extends Route> = (call: Call<R>) => Answer<R> | Promise<Answer<R>>;
/** A handler for every route of a service. */
export type Handlers<Routes extends Record<string, Route>> = { [Name in keyof Routes]: Handler<Routes[Name]> };

export type ApiParts<Routes extends Record<string, Route>> = {
  routes: Routes;
  handlers: Handlers<Routes>;
  /** The user of a call that requires credentials; throws for anybody else. */
  requireUser?: (c: Context) => Promise<User>;
  /** Who calls, where they are an operator; null for everybody else. */
  operatorOf?: (c: Context) => Promise<User | null>;
  limits: Limits;
  log: (line: string) => void;
};

function asApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof OrderRefusedError) return new ApiError(error.code, error.msgId, error.message, error.retryAfter);
  if (error instanceof ChainSilentError) return new ApiError(503, 'order.chain-unreachable', error.message);
  if (error instanceof StoreUnavailableError)
    return new ApiError(503, 'store.unavailable', 'The marketplace cannot reach its store now. Try again in a moment.');
  if (error instanceof BadCursorError)
    return new ApiError(400, 'bad-cursor', 'The query parameter "next" is not a position in this list.');
  return null;
}

/**
 * A JSON service built from its routes: limits, credentials, query and body are checked before the handler is called.
 * Envelopes for every answer, 405 with `Allow` for a known path, 404 for the rest.
 */
export function createApi<Routes extends Record<string, Route>>(parts: ApiParts<Routes>): Hono {
  const { routes, handlers, requireUser, operatorOf, limits, log } = parts;
  const api = new Hono();
  api.onError((error, c) => {
    const known = asApiError(error);
    if (known) return failure(c, known);
    log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return failure(c, new ApiError(500, 'internal', 'An internal server error occurred.'));
  });
  api.notFound((c) => failure(c, new ApiError(404, 'no-such-call', 'There is no such call.')));
  api.use(
    bodyLimit({
      maxSize: BODY_BYTES,
      onError: (c) => failure(c, new ApiError(413, 'too-large', `The body is larger than ${BODY_BYTES} bytes.`)),
    }),
  );
  // An answer may name a person: browsers store no copy, unless the call allows it.
  api.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  const methods = new Map<string, string[]>();
  for (const [name, route] of Object.entries<Route>(routes)) {
    const { method, path, query, lists, body, credentials } = route;
    const handle = handlers[name] as Handler<Route>;
    const isPublic = method === 'GET' && credentials === undefined;
    const isOperators = credentials === 'operator';
    if (isOperators ? !operatorOf : credentials === 'required' && !requireUser)
      throw new Error(`Nobody checks the credentials of ${path}`);
    api.on(method, path, async (c, next) => {
      // Before anything is counted or said: to everybody else this is an unknown path.
      const operator = isOperators ? ((await operatorOf?.(c)) ?? null) : null;
      if (isOperators && operator === null) return next();
      const limit = limitOfCall(name, route);
      await (operator === null ? limits.takeClient(c, limit) : limits.takeOperator(c, limit, operator.address));
      if (isPublic) {
        // It gives everybody the same answer, so pages of other sites may read it as well.
        c.header('Access-Control-Allow-Origin', '*');
        c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      }
      const call = {
        c,
        user: credentials === 'required' ? await requireUser?.(c) : operator,
        segments: c.req.param(),
        query: query && readQuery(c, query, lists),
        body: body && (await readBody(c, body)),
      };
      return c.json(await handle(call as Call<Route>));
    });
    if (!isOperators) methods.set(path, [...(methods.get(path) ?? []), method]);
  }
  for (const [path, known] of methods) {
    const allow = (known.includes('GET') ? [...known, 'HEAD'] : known).join(', ');
    api.all(path, limits.guard('reads'), (c) => {
      c.header('Allow', allow);
      return failure(c, new ApiError(405, 'method-not-allowed', `This call takes ${allow}.`));
    });
  }
  return api;
}

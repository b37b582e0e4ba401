import * as v from 'valibot';
import type { Answer, BodyOutput, QueryOutput, Route, Segments } from '../contract/route.ts';
import { notFound, Refusal } from './refusal.ts';

type Asked<R extends Route> = { segments: Segments<R>; query: QueryOutput<R>; body: BodyOutput<R> };

/** One call of the contract, with what answers it inside the page. */
export type Handler = {
  method: string;
  path: RegExp;
  answer: (asked: { segments: Record<string, string>; params: URLSearchParams; body: unknown }) => Promise<unknown>;
};

const OK = { code: 200, message: 'OK', msgId: 'ok' };

function parsed<T extends v.GenericSchema>(schema: T, given: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw new Refusal(400, 'request.invalid', result.issues[0].message);
}

const queryOf = (params: URLSearchParams, lists: readonly string[]) =>
  Object.fromEntries(
    [...new Set(params.keys())].map((key) => [key, lists.includes(key) ? params.getAll(key) : params.get(key)]),
  );

/** `base`: where the service's paths begin. The answer is the contract's, without its status. */
export function on<R extends Route>(
  base: string,
  route: R,
  answer: (asked: Asked<R>) => Promise<Omit<Answer<R>, 'status'>>,
): Handler {
  return {
    method: route.method,
    path: new RegExp(`^${base}${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    async answer({ segments, params, body }) {
      const asked = {
        segments,
        query: route.query === undefined ? undefined : parsed(route.query, queryOf(params, route.lists ?? [])),
        body: route.body === undefined ? undefined : parsed(route.body, body),
      } as unknown as Asked<R>;
      return { ...(await answer(asked)), status: OK };
    },
  };
}

/** What one page of a list holds, and which of how many it is. */
export function pageOf<T>(all: readonly T[], { page, size }: { page: number; size: number }) {
  return {
    data: all.slice((page - 1) * size, page * size),
    pagination: { page, size, total: all.length },
  };
}

/** The same by a cursor: how many were told before. */
export function nextPageOf<T>(all: readonly T[], asked: { page: number; size: number; next?: string | undefined }) {
  const { size, next } = asked;
  const from = next === undefined ? (asked.page - 1) * size : Number(next);
  if (!Number.isSafeInteger(from) || from < 0) throw new Refusal(400, 'request.invalid', 'not a cursor');
  return {
    data: all.slice(from, from + size),
    pagination: { page: Math.floor(from / size) + 1, size, total: all.length },
    next: from + size < all.length ? String(from + size) : null,
  };
}

/** Calls the handler that a request is for. @throws Refusal */
export async function route(handlers: readonly Handler[], request: { method: string; url: URL; body: unknown }) {
  const { method, url, body } = request;
  for (const handler of handlers) {
    const found = handler.method === method ? handler.path.exec(url.pathname) : null;
    if (found === null) continue;
    const segments = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return handler.answer({
      segments: Object.fromEntries(segments) as Record<string, string>,
      params: url.searchParams,
      body,
    });
  }
  throw notFound();
}

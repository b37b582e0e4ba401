import type { Context } from 'hono';
import { directionOf, type Language } from '../../src/language/language.ts';
import type { History, NextPaged, Paged, Pagination, Single, Status } from '../../src/contract/paging.ts';
import type { Total } from '../stores/bounded-count.ts';
import { languageFor, textsIn, type Texts } from './language.ts';

/** Statuses an API call may fail with; the envelope's `code` is the same number. */
export type ErrorCode = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 501 | 502 | 503;

/** A refusal in words for people; `msgId` is for programs and never changes. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly msgId: string;
  /** Seconds until the same call may work. */
  readonly retryAfter: number | null;
  constructor(code: ErrorCode, msgId: string, message: string, retryAfter: number | null = null) {
    super(message);
    this.retryAfter = retryAfter;
    this.code = code;
    this.msgId = msgId;
  }
}

export const notFound = (what: string) => new ApiError(404, 'not-found', `${what} not found.`);

const OK: Status = { code: 200, message: 'OK', msgId: 'ok' };

/** A refusal of a page: its sentence is in the catalogue. */
export const refusal = (code: ErrorCode, msgId: keyof Texts['refusals']) =>
  new ApiError(code, msgId, textsIn('en').refusals[msgId]);

/** The envelope of a single thing. */
export const single = <T>(data: T): Single<T> => ({ data, status: OK });

/** A single thing that hardly ever changes: the caller may reuse the answer for a minute. */
export function lasting<T>(c: Context, data: T): Single<T> {
  c.header('Cache-Control', 'public, max-age=60');
  return single(data);
}

/** How a page lies in a list that was counted, wholly or in part. */
export const pagination = (page: number, size: number, { total, complete }: Total): Pagination => ({
  page,
  size,
  total,
  ...(complete ? {} : { complete }),
});

export const paged = <T>(data: T[], pagination: Pagination): Paged<T> => ({ data, pagination, status: OK });

export const nextPaged = <T>(data: T[], pagination: Pagination, next: string | null): NextPaged<T> => ({
  ...paged(data, pagination),
  next,
});

export const history = <T>(data: T[], nextTS: string | null): History<T> => ({ data, nextTS, status: OK });

/** How long a caller is asked to wait while a part of this server is down. */
const RETRY_SECONDS = 2;

const apiPath = /^\/(?:marketplace|data|rpc|demo|health|ready|status|_ipx)(?:\/|$)/;
/** Whether a path is called by programs, who read envelopes. */
export const isApiPath = (path: string) => apiPath.test(path);

/** Text for people, shown in place of what they asked for. */
export const plain = (text: string, status: number) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });

/** What {@link languageFor} chose the language by. */
export const LANGUAGE_VARY = 'Accept-Language, Cookie';
/** Plain text cannot declare its direction: each line carries it. */
export const line = (language: Language, text: string) =>
  directionOf(language) === 'rtl' ? `\u2067${text}\u2069` : text;

/** The same in the reader's language. */
export function plainIn(language: Language, what: 'notFound' | 'failed', status: 404 | 500): Response {
  const answer = plain(line(language, textsIn(language)[what]), status);
  answer.headers.set('Vary', LANGUAGE_VARY);
  return answer;
}

/** Refusals that only programs get have an English sentence only. */
function sentenceOf({ code, msgId, message, retryAfter }: ApiError, language: Language): string {
  const { tooMany, refusals } = textsIn(language);
  const known = Object.entries(refusals).find(([id]) => id === msgId)?.[1];
  const said = code === 429 && retryAfter !== null ? tooMany(retryAfter) : known;
  return said === undefined ? message : line(language, said);
}

/** A refusal before it is known what is asked for: the envelope for programs, its sentence for people. */
export function refuse(c: Context, error: ApiError): Response {
  if (isApiPath(c.req.path)) return failure(c, error);
  return c.body(`${sentenceOf(error, languageFor(c))}\n`, error.code, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
}

export function failure(c: Context, error: ApiError): Response {
  const status: Status = { code: error.code, message: error.message, msgId: error.msgId };
  const wait = error.retryAfter ?? (error.code === 503 ? RETRY_SECONDS : null);
  if (wait !== null) c.header('Retry-After', String(wait));
  return c.json({ data: null, status }, error.code);
}

import type { Context } from 'hono';
import type { History, NextPaged, Paged, Single, Status } from '../../src/contract/paging.ts';

/** Statuses an API call may fail with; the envelope's `code` is the same number. */
export type ErrorCode = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;

/** A refusal in words for people; `msgId` is for programs and never changes. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly msgId: string;
  constructor(code: ErrorCode, msgId: string, message: string) {
    super(message);
    this.code = code;
    this.msgId = msgId;
  }
}

export const notFound = (what: string) => new ApiError(404, 'not-found', `${what} not found.`);

const OK: Status = { code: 200, message: 'OK', msgId: 'ok' };

export const single = (c: Context, data: unknown): Response => c.json({ data, status: OK } satisfies Single<unknown>);

/** One thing that hardly ever changes: whoever asked may use the answer again for a minute. */
export function lasting(c: Context, data: unknown): Response {
  c.header('Cache-Control', 'public, max-age=60');
  return single(c, data);
}

export const paged = (
  c: Context,
  data: unknown[],
  pagination: { page: number; size: number; total: number },
): Response => c.json({ data, pagination, status: OK } satisfies Paged<unknown>);

export const nextPaged = (
  c: Context,
  data: unknown[],
  pagination: { page: number; size: number; total: number },
  next: string | null,
): Response => c.json({ data, pagination, status: OK, next } satisfies NextPaged<unknown>);

export const history = (c: Context, data: unknown[], nextTS: string | null): Response =>
  c.json({ data, nextTS, status: OK } satisfies History<unknown>);

export function failure(c: Context, error: ApiError): Response {
  const status: Status = { code: error.code, message: error.message, msgId: error.msgId };
  return c.json({ data: null, status }, error.code);
}

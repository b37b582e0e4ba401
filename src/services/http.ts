import * as v from 'valibot';
import { ACCESS_TOKEN_HEADER } from '../contract/auth.ts';
import { HAS_SERVER } from '../contract/has-server.ts';
import { INDEX_AGE_HEADER } from '../contract/index-age.ts';
import type { Route } from '../contract/route.ts';
import { OfflineError, ShapeError, tooManyRequests, VitrineError } from '../domain/errors.ts';
import { shortenAddresses } from '../domain/paths.ts';
import { raiseServerError, raiseWait } from './answer-alerts.ts';
import { noteIndexAge } from './index-age.ts';
import { isPassing } from './passing.ts';
import { runtime } from './runtime.ts';
import * as texts from './answer-texts.ts';

/** The time limit of every HTTP call. */
export const HTTP_TIMEOUT_MS = 10_000;
/** A non-mutating request is tried once more on these. */
const RETRY_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** A read waits as long as the server says, but no longer than this: nobody looks at an empty page for longer. */
const MOST_WAIT_SECONDS = 30;
/** A shorter wait is over before anybody has read about it. */
const TOLD_WAIT_SECONDS = 3;

/** The service answered with a refusal. */
export class HttpError extends VitrineError {
  override name = 'HttpError';
  readonly status: number;
  readonly msgId: string;
  constructor(status: number, message: string, msgId: string) {
    super(`${status} ${message}`, { userMessage: shortenAddresses(message), retryable: RETRY_STATUSES.has(status) });
    this.status = status;
    this.msgId = msgId;
  }
}

/** Answered with a 500: the server's own alert reports it, and nothing else should. */
export const isServerError = (failure: unknown): boolean =>
  (failure instanceof HttpError || failure instanceof Response) && failure.status === 500;

/** Without a server, networks are asked by the page itself. */
const NO_ANSWER = HAS_SERVER
  ? { timeout: texts.notInTime, network: texts.notReached }
  : { timeout: texts.networkNotInTime, network: texts.networkNotReached };

/** No answer: network down, server gone, or 10 s passed. */
export class UnreachableError extends VitrineError {
  override name = 'UnreachableError';
  constructor(reason: 'timeout' | 'network', cause: unknown) {
    super(NO_ANSWER[reason], { cause });
  }
}

/** Supplies tokens; set by the auth service, absent on the rendering server. */
export type CredentialSource = {
  accessToken(): string | null;
  /** One refresh, shared by all who wait; false when the user is now signed out. */
  refresh(rejected: string | null): Promise<boolean>;
  /** Called when even a fresh token was refused. */
  refused(): void;
};
let credentialSource: CredentialSource | null = null;
/** Sets the supplier of tokens; null removes it. */
export function useCredentials(source: CredentialSource | null): void {
  credentialSource = source;
}

/** One call: an absolute URL or app path, and the schema its answer must fit. */
export type HttpRequest<T extends v.GenericSchema> = {
  url: string;
  schema: T;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A list is sent as a repeated parameter; `undefined` is not sent. */
  query?: Readonly<Record<string, string | number | readonly string[] | undefined>> | undefined;
  body?: unknown;
  /** `required`: the call is marked with credentials. `optional`: the token is sent when there is one. */
  credentials?: Route['credentials'];
  /** Nobody waits for it, or its failure is already known: a 500 raises no alert. */
  quiet?: boolean | undefined;
  signal?: AbortSignal | undefined;
};

/** What a caller adds to a call. */
export type CallOptions = Pick<HttpRequest<v.GenericSchema>, 'signal' | 'quiet'>;

function fullUrl(request: HttpRequest<v.GenericSchema>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(request.query ?? {})) {
    if (value === undefined) continue;
    if (typeof value === 'object') for (const one of value) params.append(key, one);
    else params.append(key, String(value));
  }
  const search = params.toString();
  return search === '' ? request.url : `${request.url}?${search}`;
}

/** Even of an answer that may not be stored, browsers write the address to the disk while they wait for it. */
const namesSomebody = (url: string, token: string | null) => token !== null || /0x[0-9a-f]{40}/i.test(url);

async function once(request: HttpRequest<v.GenericSchema>, token: string | null): Promise<Response> {
  const timeout = AbortSignal.timeout(HTTP_TIMEOUT_MS);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (request.body !== undefined) headers['Content-Type'] = 'application/json';
  if (token !== null) headers[ACCESS_TOKEN_HEADER] = token;
  const url = fullUrl(request);
  try {
    const response = await runtime().fetch(url, {
      method: request.method ?? 'GET',
      headers,
      cache: namesSomebody(url, token) ? 'no-store' : 'default',
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
    });
    if (response.ok && !runtime().isServer) noteIndexAge(response.headers.get(INDEX_AGE_HEADER));
    // The body counts against the same 10 s: read it before the verdict.
    return new Response(await response.arrayBuffer(), response);
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    if (!runtime().isServer && !navigator.onLine) throw new OfflineError();
    throw new UnreachableError(timeout.aborted ? 'timeout' : 'network', cause);
  }
}

/** Seconds the server asks us to wait; 0 where it does not ask. */
const retryAfter = (response: Response): number =>
  isPassing(response.status) ? Math.max(0, Number(response.headers.get('Retry-After')) || 0) : 0;

const pause = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', end, { once: true });
  });

async function withRetry(request: HttpRequest<v.GenericSchema>, token: string | null): Promise<Response> {
  const mutating = (request.method ?? 'GET') !== 'GET';
  try {
    const response = await once(request, token);
    if (mutating || !RETRY_STATUSES.has(response.status)) return response;
    const wait = retryAfter(response);
    if (wait > MOST_WAIT_SECONDS) return response;
    if (wait >= TOLD_WAIT_SECONDS && request.quiet !== true) raiseWait(response.status, wait);
    if (wait > 0) await pause(wait, request.signal);
  } catch (error) {
    if (mutating || !(error instanceof UnreachableError)) throw error;
  }
  return once(request, token);
}

const errorShape = v.object({ status: v.object({ message: v.string(), msgId: v.optional(v.string(), '') }) });

async function readError(response: Response): Promise<HttpError> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(errorShape, body);
  return parsed.success
    ? new HttpError(response.status, parsed.output.status.message, parsed.output.status.msgId)
    : new HttpError(
        response.status,
        response.status === 429 ? tooManyRequests(retryAfter(response)) : response.statusText || texts.noReason,
        '',
      );
}

/**
 * One call: 10 s, one retry if it changes nothing, one token refresh on 401, the answer parsed. A 500 raises the
 * server's alert, here and nowhere else.
 * @throws HttpError, UnreachableError, OfflineError, ShapeError
 */
export async function request<T extends v.GenericSchema>(call: HttpRequest<T>): Promise<v.InferOutput<T>> {
  const source = call.credentials === undefined ? null : credentialSource;
  const token = source?.accessToken() ?? null;
  let response: Response;
  if (source !== null && call.credentials === 'required' && token === null) {
    // It would be refused: refresh first instead of sending the call twice.
    if (!(await source.refresh(null))) throw new HttpError(401, texts.notSignedIn, 'auth.required');
    response = await withRetry(call, source.accessToken());
  } else {
    response = await withRetry(call, token);
    if (response.status === 401 && source !== null && (await source.refresh(token))) {
      // The replay is not a retry: each queued request is repeated exactly once.
      response = await withRetry(call, source.accessToken());
      if (response.status === 401) source.refused();
    }
  }
  if (!response.ok) {
    if (isServerError(response) && call.quiet !== true) raiseServerError();
    throw await readError(response);
  }
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new ShapeError('The answer', cause);
  });
  const parsed = v.safeParse(call.schema, body);
  if (!parsed.success) throw new ShapeError(`The answer of ${call.url}`, v.flatten(parsed.issues));
  return parsed.output;
}

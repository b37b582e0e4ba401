import { Hono, type Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ChainSilentError, OrderRefusedError } from '../market/order-refusal.ts';
import { BadCursorError } from '../stores/nft-list.ts';
import { ApiError, failure } from './answers.ts';

const BODY_BYTES = 64 * 1024;

export type Route = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, handler: Handler];

function asApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof OrderRefusedError) return new ApiError(error.code, error.msgId, error.message);
  if (error instanceof ChainSilentError) return new ApiError(503, 'order.chain-unreachable', error.message);
  if (error instanceof BadCursorError)
    return new ApiError(400, 'bad-cursor', 'The query parameter "next" is not a position in this list.');
  return null;
}

/** A JSON service: envelopes for every answer, 405 with `Allow` for a known path, 404 for the rest. */
export function createApi(routes: readonly Route[], log: (line: string) => void): Hono {
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
  const methods = new Map<string, string[]>();
  for (const [method, path, handler] of routes) {
    api.on(method, path, handler);
    methods.set(path, [...(methods.get(path) ?? []), method]);
  }
  for (const [path, known] of methods) {
    const allow = (known.includes('GET') ? [...known, 'HEAD'] : known).join(', ');
    api.all(path, (c) => {
      c.header('Allow', allow);
      return failure(c, new ApiError(405, 'method-not-allowed', `This call takes ${allow}.`));
    });
  }
  return api;
}

import type { Fetch } from './listen.ts';
import type { Progress } from './progress.ts';

/** Answers everything with 503 and how far the start is; pages ask again by themselves. */
export const waitingPage =
  (progress: Progress): Fetch =>
  (request) => {
    const message = `Vitrine is starting: ${progress.current() || 'one moment'}`;
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '1' };
    if (/^\/(marketplace|data|rpc|demo|_ipx)\//.test(new URL(request.url).pathname)) {
      return Response.json({ data: null, status: { code: 503, message, msgId: 'starting' } }, { status: 503, headers });
    }
    return new Response(`${message}\n`, {
      status: 503,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', Refresh: '2' },
    });
  };

import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { RequestIdVariables } from 'hono/request-id';
import { createMiddleware } from 'hono/factory';
import { partOf, requestSeconds } from '../core/metrics.ts';
import { traced, traceOf } from '../core/traces.ts';

/**
 * Times and traces every answer. What this server asks itself to draw a page is within that page's time. A stranger
 * says nothing about our traces: a request belongs to its caller's only behind a proxy that is trusted.
 */
export const measured = (o: { isBehindProxy: boolean }) =>
  createMiddleware<{ Bindings: { incoming?: unknown }; Variables: Partial<RequestIdVariables> }>(async (c, next) => {
    if (c.env?.incoming === undefined) return next();
    const part = partOf(c.req.path);
    const { method } = c.req;
    const time = requestSeconds.startTimer({ part });
    await traced(
      `${method} ${part}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'vitrine.part': part } },
      async (span) => {
        await next();
        const { status } = c.res;
        span.setAttribute('http.response.status_code', status);
        const id = c.get('requestId');
        if (id !== undefined) span.setAttribute('vitrine.request_id', id);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      },
      o.isBehindProxy ? traceOf(c.req.raw.headers) : ROOT_CONTEXT,
    );
    time({ status: c.res.status });
  });

import { createMiddleware } from 'hono/factory';
import { partOf, requestSeconds } from '../core/metrics.ts';

/** Times every answer. What this server asks itself to draw a page is within that page's time. */
export const measured = createMiddleware(async (c, next) => {
  if (c.env?.incoming === undefined) return next();
  const end = requestSeconds.startTimer({ part: partOf(c.req.path) });
  await next();
  end({ status: c.res.status });
});

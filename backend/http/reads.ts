import { createMiddleware } from 'hono/factory';
import { readingCall } from '../db/replicas.ts';

/** What only asks may be answered from a replica of the store. */
export const readsAnywhere = createMiddleware((c, next) =>
  c.req.method === 'GET' || c.req.method === 'HEAD' ? readingCall(next) : next(),
);

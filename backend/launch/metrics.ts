import { Hono } from 'hono';
import type { NetworkHealth } from '../../src/contract/health.ts';
import { exposition } from '../core/metrics.ts';
import type { Database } from '../db/database.ts';
import { countJobs } from '../stores/job-lists.ts';
import { countWaiting } from '../stores/metadata.ts';
import type { Fetch } from './listen.ts';

/** What Prometheus reads, at `/metrics` of a port of its own: strangers never reach it. */
export function metricsPage(o: { database: Database; networksHealth: () => NetworkHealth[] }): Fetch {
  const app = new Hono();
  app.get('/metrics', async (c) => {
    // A store that is down hides nothing else.
    const metadataWaiting = await countWaiting(o.database).catch(() => null);
    const jobs = await countJobs(o.database).catch(() => null);
    const { type, text } = await exposition({ networks: o.networksHealth(), metadataWaiting, jobs, now: Date.now() });
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });
  return app.fetch;
}

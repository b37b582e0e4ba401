import type { MiddlewareHandler } from 'hono';
import type { NetworkHealth } from '../../src/contract/health.ts';
import { INDEX_AGE_HEADER } from '../../src/contract/index-age.ts';

/** No block takes this long, and reading what has come meanwhile takes less. */
const TOLD_SECONDS = 60;

/** Tells with each answer which networks are not read up to now. */
export const tellIndexAge =
  (networksHealth: () => NetworkHealth[]): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const now = Math.floor(Date.now() / 1000);
    const lags = networksHealth().flatMap(({ network, readTo }) =>
      readTo && now - readTo >= TOLD_SECONDS ? [`${network}=${now - readTo}`] : [],
    );
    if (lags.length > 0) c.header(INDEX_AGE_HEADER, lags.join(','));
  };

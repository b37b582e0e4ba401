import { Hono } from 'hono';
import { BUILT_IN_NAME } from '../../src/language/market-name.ts';
import { isApiPath, line } from '../http/answers.ts';
import { ALIVE_PATH, isAlive } from '../http/health.ts';
import { ownHostsOnly, readablePathsOnly, type HostOptions } from '../http/hosts.ts';
import { languageFor, textsIn } from '../http/language.ts';
import { commonHeaders, isHttps } from '../http/security.ts';
import type { Fetch } from './listen.ts';
import type { Progress } from './progress.ts';

/**
 * Answers everything but whether it is alive with 503 and how far the start is; pages ask again by themselves. `market`:
 * what the market is called.
 */
export function waitingPage(progress: Pick<Progress, 'current'>, edge: HostOptions, market = BUILT_IN_NAME): Fetch {
  const app = new Hono();
  app.use(commonHeaders({ https: isHttps(edge.publicOrigin) }), readablePathsOnly, ownHostsOnly(edge));
  // Whoever ends what is not alive would end a start that takes its time.
  app.get(ALIVE_PATH, (c) => c.json(isAlive, 200, { 'Cache-Control': 'no-store' }));
  app.all('*', (c) => {
    const message = textsIn('en').starting(progress.current(), market);
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '1' };
    if (isApiPath(c.req.path)) {
      return c.json({ data: null, status: { code: 503, message, msgId: 'starting' } }, 503, headers);
    }
    const language = languageFor(c);
    const said = line(language, textsIn(language).starting(progress.current(), market));
    return c.text(`${said}\n`, 503, { ...headers, Refresh: '2' });
  });
  return app.fetch;
}

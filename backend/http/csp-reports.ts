import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { SecurityLog } from '../core/security-log.ts';
import { plain } from './answers.ts';
import type { Limits } from './limits.ts';

const BODY_BYTES = 16 * 1024;
/** A browser sends reports in batches; the first ones say enough. */
const REPORTS = 10;

const text = v.optional(v.fallback(v.nullable(v.string()), null), null);
/** `report-uri`: one report, with hyphens. */
const oldReport = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
  }),
});
/** `report-to`: several, about anything that happened in a browser; only these concern us. */
const newReports = v.array(
  v.object({
    type: v.string(),
    body: v.object({ documentURL: text, blockedURL: text, effectiveDirective: text, sourceFile: text }),
  }),
);

type Violation = { page: string | null; blocked: string | null; directive: string | null; source: string | null };

function read(json: unknown): Violation[] | null {
  const old = v.safeParse(oldReport, json);
  if (old.success) {
    const { 'csp-report': report } = old.output;
    return [
      {
        page: report['document-uri'],
        blocked: report['blocked-uri'],
        directive: report['effective-directive'] ?? report['violated-directive'],
        source: report['source-file'],
      },
    ];
  }
  const reports = v.safeParse(newReports, json);
  if (!reports.success) return null;
  return reports.output
    .filter((report) => report.type === 'csp-violation')
    .slice(0, REPORTS)
    .map(({ body }) => ({
      page: body.documentURL,
      blocked: body.blockedURL,
      directive: body.effectiveDirective,
      source: body.sourceFile,
    }));
}

/** What a person asked for is kept out of the log. */
const withoutQuery = (address: string | null) => address?.split(/[?#]/, 1)[0] ?? null;

/** `POST /reports/csp`: what the page's policy blocked in somebody's browser, as lines of the security log. */
export function createCspReports(o: { limits: Limits; securityLog: SecurityLog }): Hono {
  const app = new Hono();
  app.use(
    o.limits.guard('reports'),
    bodyLimit({ maxSize: BODY_BYTES, onError: () => plain(`The report is larger than ${BODY_BYTES} bytes.`, 413) }),
  );
  app.post('/', async (c) => {
    const violations = read(await c.req.json<unknown>().catch(() => null));
    if (violations === null) return plain('This is no report of a policy.', 400);
    for (const { page, blocked, directive, source } of violations) {
      o.securityLog({
        event: 'csp.violation',
        client: o.limits.clientOf(c),
        details: { page: withoutQuery(page), blocked: withoutQuery(blocked), directive, source: withoutQuery(source) },
      });
    }
    return c.body(null, 204);
  });
  return app;
}

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { from, testApp } from '../../tests/support/server/app.ts';
import { startCollector, type ToldSpan } from '../../tests/support/server/collector.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { tracedDatabase } from './traced-database.ts';
import { startTraces } from './traces.ts';

const ADDRESS = '0x00000000000000000000000000000000000abcde';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const edge = { publicOrigin: undefined, host: '127.0.0.1', trustProxy: null, scale: 1 };
const SPAN = 'b7ad6b7169203331';
const asked = { headers: { Host: 'localhost', traceparent: `00-${TRACE}-${SPAN}-01` } };

function only(spans: readonly ToldSpan[], wanted: string): ToldSpan {
  const [span, ...more] = spans.filter(({ name }) => name === wanted);
  if (span === undefined || more.length > 0) throw new Error(`${more.length + (span ? 1 : 0)} spans of ${wanted}`);
  return span;
}

let database: Database;
beforeAll(async () => {
  database = tracedDatabase(await openTestDatabase());
}, 60_000);
afterAll(() => database.close());

test('a collector, mocked, is told of answers and their statements, of no address, and only proxies name a trace', async () => {
  const collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.origin);
  const said: string[] = [];
  const end = await startTraces((line) => said.push(line));
  try {
    const strangers = await testApp(database, { edge });
    const answer = await strangers.app.request(`/data/worth/${ADDRESS}`, asked, from('192.0.2.7'));
    expect(answer.status).toBe(200);
    // What nobody asked for is told by nobody.
    await database.query('select 1 as idle');
    const proxied = await testApp(database, { edge: { ...edge, trustProxy: { hops: 1 } } });
    await proxied.app.request('/health', asked, from('192.0.2.7'));
    await end();
    expect(said).toEqual([]);

    const spans = collector.spans();
    const { trace, parent, attributes } = only(spans, 'GET data');
    expect(attributes.get('vitrine.request_id')).toBe(answer.headers.get('x-request-id'));
    expect(parent).toBe('');
    expect(trace).not.toBe(TRACE);
    const statements = spans.filter((span) => span.attributes.has('db.query.text'));
    expect(statements.length).toBeGreaterThan(0);
    expect(new Set(statements.map((span) => span.trace))).toEqual(new Set([trace]));
    expect(only(spans, 'GET health')).toMatchObject({ trace: TRACE, parent: SPAN });
    const told = collector.bytes().toString('latin1').toLowerCase();
    expect(told).toContain('vitrine');
    for (const secret of [ADDRESS.slice(2), '192.0.2.7', 'idle']) expect(told).not.toContain(secret);
  } finally {
    await end();
    collector.close();
    vi.unstubAllEnvs();
  }
});

import { beforeEach, expect, test } from 'vitest';
import type { LogEntry } from '../../src/contract/operator.ts';
import { post } from '../../tests/support/server/app.ts';
import { cyd, refused, useOrderMarket } from '../../tests/support/server/order-market.ts';

/* Cyd is the operator of the test's market. */
const market = useOrderMarket();
type Answered<T> = { status: number; body: { data: T } };
const ask = async <T = unknown>(path: string, body?: unknown): Promise<Answered<T>> => {
  const headers = await market.trade.as(cyd);
  const to = `/marketplace/v1/operator${path}`;
  const answer = await market.trade.app.request(to, body === undefined ? { headers } : post(body, headers));
  return { status: answer.status, body: (await answer.json()) as { data: T } };
};
const log = async () => (await ask<LogEntry[]>('/log')).body.data;

beforeEach(async () => {
  const { database } = market.trade;
  await database.query('delete from subscribers');
  await database.query('delete from operator_log');
  await database.query(
    `insert into subscribers (email, name, token, created_at, asked_at, confirmed_at) values
       ('bob@people.test', 'Bob', 'token-of-bob', 1, 1, 86400), ('ada@people.test', '=Ada', 'token-of-ada', 1, 1, 2),
       ('cat@people.test', 'Cat', 'token-of-cat', 1, 1, null)`,
  );
});

test('subscribers are counted: those who confirmed, those who have not, and browsers', async () => {
  expect((await ask('/subscribers')).body.data).toEqual({ confirmed: 2, waiting: 1, browsers: 0, sendsMail: false });
});

test('who confirmed is exported with the link that ends it; that is logged, without an address', async () => {
  const { body } = await ask<{ rows: unknown[] }>('/subscribers/export', { after: '' });
  const row = (email: string, name: string, confirmedAt: number, token: string) => ({
    email,
    name,
    confirmedAt,
    end: `http://localhost:4600/subscribe?end=${token}`,
  });
  expect(body.data).toEqual({
    rows: [row('ada@people.test', '=Ada', 2, 'token-of-ada'), row('bob@people.test', 'Bob', 86_400, 'token-of-bob')],
    next: null,
  });
  const later = await ask('/subscribers/export', { after: 'ada@people.test' });
  expect(later.body.data).toMatchObject({ rows: [{ email: 'bob@people.test' }] });
  expect((await ask('/subscribers/export', { after: 'x' })).status).toBe(400);
  const entries = await log();
  expect(entries.map(({ about, after }) => ({ about, after }))).toEqual([
    { about: 'subscribers', after: { subscribers: 'exported', count: 1 } },
    { about: 'subscribers', after: { subscribers: 'exported', count: 2 } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('people.test');
  const undone = await ask(`/log/${entries[0]?.id ?? ''}/undo`, {});
  expect(undone).toMatchObject(refused(409, 'operator.final'));
});

test('an address is forgotten, confirmed or not, once; the log does not remember it', async () => {
  for (const email of [' Ada@People.test', 'cat@people.test'])
    expect((await ask('/subscribers/remove', { email })).body.data).toMatchObject({
      about: 'subscribers',
      after: { subscribers: 'removed', count: 1 },
    });
  expect(await ask('/subscribers/remove', { email: 'ada@people.test' })).toMatchObject(refused(404, 'not-found'));
  expect((await ask('/subscribers')).body.data).toMatchObject({ confirmed: 1, waiting: 0 });
  expect(JSON.stringify(await log())).not.toContain('people.test');
});

import { describe, expect, test } from 'vitest';
import * as operatorRoutes from '../../src/contract/operator-routes.ts';
import type { LogEntry } from '../../src/contract/operator.ts';
import type { Route } from '../../src/contract/route.ts';
import { ada, bob, cyd, refused, useOrderMarket } from '../../tests/support/server/order-market.ts';
import { post } from '../../tests/support/server/app.ts';
import type { EmbeddedAccount } from '../demo/chain/accounts.ts';

/* Cyd is the operator of the test's market. */
const market = useOrderMarket();

const ask = async (path: string, by: EmbeddedAccount | null, init: RequestInit = {}) => {
  const headers = { ...(init.headers as Record<string, string>), ...(by ? await market.trade.as(by) : {}) };
  return market.trade.app.request(path, { ...init, headers });
};
const data = async <T>(path: string, by: EmbeddedAccount | null = cyd): Promise<T> => {
  const answer = await ask(path, by);
  expect(answer.status, path).toBe(200);
  return ((await answer.json()) as { data: T }).data;
};
const calls = Object.entries<Route>(operatorRoutes);

describe('a call of the console', () => {
  test.each(calls)('%s is an unknown path to everybody but an operator', async (_, { method, path, body }) => {
    const to = (of: string) => `/marketplace${of.replace(':id', crypto.randomUUID())}`;
    const init = { ...(body ? post({}) : {}), method };
    for (const by of [null, ada]) {
      const [here, nowhere] = [await ask(to(path), by, init), await ask(to('/v1/nowhere'), by, init)];
      expect(here.status).toBe(404);
      expect(await here.text()).toBe(await nowhere.text());
      const headers = (answer: Response) =>
        [...answer.headers].filter(([name]) => !/^ratelimit|^date$|request-id/.test(name));
      expect(headers(here)).toEqual(headers(nowhere));
      for (const other of ['DELETE', 'OPTIONS', 'PUT'])
        expect((await ask(to(path), by, { method: other })).status).toBe(404);
    }
    const operators = await ask(to(path), cyd, init);
    expect(await operators.text()).not.toContain('no-such-call');
  });

  test('with a token whose session has ended is unknown as well', async () => {
    const headers = { 'x-access-token': 'x'.repeat(40) };
    expect((await market.trade.app.request('/marketplace/v1/operator', { headers })).status).toBe(404);
  });

  test('is named nowhere in what is public', async () => {
    for (const path of ['/openapi.json', '/api', '/hidden', '/sitemap.xml', '/config.json']) {
      const answer = await market.trade.app.request(`http://127.0.0.1${path}`);
      expect(await answer.text(), path).not.toContain('/operator');
    }
  });

  test('tells the operator of the networks and what the market takes on each', async () => {
    expect(await data('/marketplace/v1/operator')).toMatchObject({
      operator: cyd.address,
      networks: [],
      fees: [{ network: 'meridian', bps: market.trade.chain.network.feeBps }, { network: 'tessera' }],
    });
  });
});

const decide = async (body: unknown, by = cyd) => {
  const answer = await ask('/marketplace/v1/operator/decisions', by, post(body));
  return { status: answer.status, body: (await answer.json()) as { data: LogEntry } };
};
const undo = async (id: string) => {
  const answer = await ask(`/marketplace/v1/operator/log/${id}/undo`, cyd, post({}));
  return { status: answer.status, body: (await answer.json()) as { data: LogEntry } };
};
const settled = () => market.trade.app.request('/marketplace/v1/health-check');

describe('a decision', () => {
  const hideItem = (id: number) => ({
    about: 'hidden',
    subject: market.trade.item(id).toUpperCase(),
    value: { reason: 'stolen' },
    note: ' Its owner told us. ',
  });

  test('is logged with what was before, and is undone once; so is an undoing', async () => {
    const { body } = await decide(hideItem(9));
    expect(body.data).toMatchObject({
      operator: cyd.address,
      about: 'hidden',
      before: null,
      after: { reason: 'stolen' },
      note: 'Its owner told us.',
      undoneBy: null,
      subject: { kind: 'item', identifier: '9', hidden: true, path: '/collections/glass/9' },
    });
    expect(await decide(hideItem(9))).toMatchObject(refused(409, 'operator.unchanged'));
    const undone = await undo(body.data.id);
    expect(undone.body.data).toMatchObject({ before: { reason: 'stolen' }, after: null, undoes: body.data.id });
    expect(await undo(body.data.id)).toMatchObject(refused(409, 'operator.undone'));
    const redone = await undo(undone.body.data.id);
    expect(redone.body.data).toMatchObject({ after: { reason: 'stolen' }, undoes: undone.body.data.id });
    await undo(redone.body.data.id);
    const log = await data<LogEntry[]>('/marketplace/v1/operator/log');
    expect(log.map(({ undoneBy }) => undoneBy !== null)).toEqual([false, true, true, true]);
  });

  test('about what has changed since is not undone', async () => {
    const first = await decide(hideItem(10));
    await decide({ ...hideItem(10), value: { reason: 'copied' } });
    expect(await undo(first.body.data.id)).toMatchObject(refused(409, 'operator.changed'));
    await decide({ ...hideItem(10), value: null });
  });

  test.each([
    [{ about: 'hidden', subject: crypto.randomUUID(), value: { reason: 'spam' } }, 404, 'operator.unknown'],
    [{ about: 'hidden', subject: 'x', value: { reason: 'spam' } }, 400, 'bad-request'],
    [{ about: 'hidden', subject: crypto.randomUUID(), value: { reason: 'dull' } }, 400, 'bad-request'],
    [{ about: 'else', subject: crypto.randomUUID(), value: null }, 400, 'bad-request'],
    [{ about: 'featured', subject: crypto.randomUUID(), value: 9 }, 400, 'bad-request'],
  ])('%j is refused', async (body, status, msgId) => {
    expect(await decide(body)).toMatchObject(refused(status, msgId));
  });

  test('about a collection is none about an item', async () => {
    const body = { about: 'verified', subject: market.trade.item(9), value: true };
    expect(await decide(body)).toMatchObject(refused(400, 'operator.not-a-collection'));
    await settled();
  });
});

test('what is meant is found by its page, a link or its id, a collection by its contract and its name too', async () => {
  const uuid = market.trade.item(3);
  for (const q of ['/collections/glass/3', 'https://market.example/collections/glass/3?tab=x', uuid])
    expect(await data(`/marketplace/v1/operator/subject?q=${encodeURIComponent(q)}`)).toMatchObject({ uuid });
  const glass = await data<{ name: string; collection: { address: string } }>(
    '/marketplace/v1/operator/subject?q=/collections/glass',
  );
  expect(glass).toMatchObject({ kind: 'collection' });
  for (const q of ['glass', glass.name.toUpperCase(), glass.collection.address])
    expect(await data(`/marketplace/v1/operator/subject?q=${q}`)).toEqual(glass);
  for (const q of ['gla', '/collections/none', '/collections/glass/999', bob.address, crypto.randomUUID()])
    expect((await ask(`/marketplace/v1/operator/subject?q=${q}`, cyd)).status).toBe(404);
});

describe('what failed', () => {
  const FAILED = '/marketplace/v1/operator/jobs/failed';
  const act = async (body: unknown) => {
    const answer = await ask(FAILED, cyd, post(body));
    return { status: answer.status, body: (await answer.json()) as { data: LogEntry } };
  };
  const id = crypto.randomUUID();
  const stateOf = async () => {
    const [row] = await market.trade.database.query<{ state: string }>(
      'select metadata_state as state from nfts where uuid = $1',
      [market.trade.item(4)],
    );
    return row?.state;
  };
  const fail = async () => {
    const { database } = market.trade;
    await database.query(
      `insert into jobs (id, kind, key, payload, run_after, attempts, last_error, failed_at, dead_at)
       values ($1, 'mail', $1, '{}', now(), 8, 'The mail could not be sent (ETIMEDOUT).', now(), now())`,
      [id],
    );
    await database.query(
      `update nfts set metadata_state = 'failed', metadata_error = 'The source answered 500.', metadata_read = 5, metadata_tries = 5
       where uuid = $1`,
      [market.trade.item(4)],
    );
  };

  test('is counted and listed with its last error, is tried again or discarded, and each is logged for good', async () => {
    await fail();
    const counts = await data<{ kind: string; dead: number }[]>('/marketplace/v1/operator/jobs');
    expect(counts.filter(({ dead }) => dead > 0).map(({ kind, dead }) => [kind, dead])).toEqual([
      ['mail', 1],
      ['metadata', 1],
    ]);
    expect(await data(FAILED)).toMatchObject([
      { id, kind: 'mail', subject: null, error: 'The mail could not be sent (ETIMEDOUT).', tries: 8, isDead: true },
      { id: market.trade.item(4), kind: 'metadata', subject: { identifier: '4' }, at: 5_000, isDead: true },
    ]);

    const { body } = await act({ id, what: 'again' });
    expect(body.data).toMatchObject({
      about: 'jobs',
      operator: cyd.address,
      before: { job: 'mail', error: 'The mail could not be sent (ETIMEDOUT).' },
      after: { did: 'again', count: 1 },
    });
    expect(await undo(body.data.id)).toMatchObject(refused(409, 'operator.final'));
    expect(await act({ id, what: 'discard' })).toMatchObject(refused(409, 'operator.no-job'));
    expect(await act({ id: market.trade.item(4), what: 'discard' })).toMatchObject({
      body: { data: { subject: { identifier: '4' }, before: { job: 'metadata' }, after: { did: 'discard' } } },
    });
    expect(await stateOf()).toBe('discarded');
    const [last] = await data<LogEntry[]>('/marketplace/v1/operator/log');
    expect(last).toMatchObject({ about: 'jobs', after: { did: 'discard', count: 1 } });
    await market.trade.database.query('delete from jobs');
  });

  test('an item that is to be tried again by itself is counted and listed as such, and can be tried at once', async () => {
    const { database } = market.trade;
    const uuid = market.trade.item(4);
    const after = Math.floor(Date.now() / 1000) + 500;
    await database.query(
      `update nfts set metadata_state = 'waiting', metadata_error = 'The source answered 500.', metadata_read = 5,
         metadata_tries = 2, metadata_after = $2 where uuid = $1`,
      [uuid, after],
    );
    const counts = await data<{ kind: string; failed: number }[]>('/marketplace/v1/operator/jobs');
    expect(counts.flatMap(({ kind, failed }) => (failed > 0 ? [[kind, failed]] : []))).toEqual([['metadata', 1]]);
    expect(await data(FAILED)).toMatchObject([{ id: uuid, tries: 2, isDead: false, retryAt: after * 1_000 }]);
    expect(await act({ id: null, what: 'again' })).toMatchObject(refused(409, 'operator.no-job'));
    expect(await act({ id: uuid, what: 'discard' })).toMatchObject(refused(409, 'operator.no-job'));
    expect(await act({ id: uuid, what: 'again' })).toMatchObject({ body: { data: { before: { job: 'metadata' } } } });
    expect(await data(FAILED)).toEqual([]);
  });

  test('is all tried again at once', async () => {
    await fail();
    expect(await act({ id: null, what: 'again' })).toMatchObject({
      body: { data: { subject: null, before: null, after: { did: 'again', count: 2 } } },
    });
    expect(await stateOf()).toBe('waiting');
    expect(await act({ id: null, what: 'again' })).toMatchObject(refused(409, 'operator.no-job'));
    await market.trade.database.query('delete from jobs');
  });
});

import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { queueJob, pruneJobs, takeJobs } from '../stores/jobs.ts';
import { JobGivenUpError, jobWork, type JobWork } from './kind.ts';
import { createJobRunner } from './runner.ts';

let database: Database;
const lines: string[] = [];
const done: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.query('delete from jobs');
  lines.length = done.length = 0;
});
afterEach(() => vi.useRealTimers());

const work = (run: (what: string) => Promise<void> | void, terms: Partial<JobWork> = {}): JobWork => ({
  ...jobWork({
    kind: 'mail',
    payload: v.object({ what: v.string() }),
    tries: 3,
    backoffSeconds: 10,
    async run({ what }) {
      await run(what);
      done.push(what);
    },
  }),
  ...terms,
});
const runner = (...works: JobWork[]) => createJobRunner({ database, works, log: (line) => lines.push(line) });
const queue = (what: string, key = what) => queueJob(database, { kind: 'mail', key, payload: { what } });
const rows = () =>
  database.query<{ what: string; attempts: number; error: string | null; isDead: boolean; wait: number }>(
    `select payload->>'what' as what, attempts, last_error as error, dead_at is not null as "isDead",
       extract(epoch from run_after - now())::float8 as wait from jobs order by 1`,
  );
/** All waits are over, those for nodes that are silent too. */
const later = () => database.query(`update jobs set run_after = now() - interval '1 second'`);

test('a job is done once, however often it is asked for while it waits, and then is gone', async () => {
  await queue('one');
  await queue('two', 'one');
  await runner(work(() => {})).drain();
  expect(done).toEqual(['two']);
  expect(await rows()).toEqual([]);
});

test('what is asked for again while it is done is done once more', async () => {
  await queue('first', 'key');
  let asks = 0;
  await runner(
    work(async () => {
      if (asks++ === 0) await queue('second', 'key');
    }),
  ).drain();
  expect(done).toEqual(['first', 'second']);
  expect(await rows()).toEqual([]);
});

test('a job is asked for with what causes it, or not at all', async () => {
  const caused = database.transaction(async (tx) => {
    await queueJob(tx, { kind: 'mail', key: 'x', payload: { what: 'x' } });
    throw new Error('mocked');
  });
  await expect(caused).rejects.toThrow('mocked');
  expect(await rows()).toEqual([]);
});

test('what fails is tried again after longer and longer, then kept with its last error, and tried anew when it is asked for', async () => {
  let isBroken = true;
  const one = runner(
    work(() => {
      if (isBroken) throw new Error('mocked\nfailure');
    }),
  );
  await queue('x');
  const waits: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    await one.drain();
    waits.push((await rows())[0]?.wait ?? 0);
    await later();
  }
  expect(waits[0]).toBeGreaterThan(4);
  expect(waits[0]).toBeLessThanOrEqual(15);
  expect(waits[1]).toBeGreaterThan(9);
  await one.drain();
  expect(await rows()).toMatchObject([{ attempts: 3, error: 'mocked failure', isDead: true }]);
  expect(lines.at(-1)).toBe('Job mail is given up after 3 of 3 tries: mocked failure');

  isBroken = false;
  await queue('x');
  await one.drain();
  expect(done).toEqual(['x']);
  expect(await rows()).toEqual([]);
});

test('what no try can help, and what another build has stored, is given up at once', async () => {
  await queueJob(database, { kind: 'mail', key: 'a', payload: { other: 1 } });
  await queue('b');
  await runner(
    work(() => {
      throw new JobGivenUpError('Nobody is there.');
    }),
  ).drain();
  expect((await rows()).map(({ error, isDead }) => [error, isDead])).toEqual([
    ['Nobody is there.', true],
    ['Its payload is not that of this build.', true],
  ]);
});

test('a node that died is followed by another one after its time, and a job that ends every node is given up', async () => {
  await queue('x');
  const take = () => takeJobs(database, { kinds: ['mail'], limit: 4, leaseSeconds: 60 });
  expect(await take()).toHaveLength(1);
  const other = runner(work(() => {}));
  await other.drain();
  expect(done).toEqual([]);
  await later();
  await other.drain();
  expect(done).toEqual(['x']);

  await queue('y');
  for (let deaths = 0; deaths < 3; deaths += 1) {
    expect(await take()).toHaveLength(1);
    await later();
  }
  await other.drain();
  expect(done).toEqual(['x']);
  expect(await rows()).toMatchObject([{ isDead: true, error: 'Each node that did it ended before it was done.' }]);
});

test('a node that was given up for dead changes nothing of what another one does by then', async () => {
  await queue('x');
  const late = runner(
    work(async () => {
      await later();
      await takeJobs(database, { kinds: ['mail'], limit: 1, leaseSeconds: 60 });
      throw new Error('mocked');
    }),
  );
  await late.drain();
  expect(await rows()).toMatchObject([{ attempts: 2, error: null, isDead: false }]);
});

test('work that comes back by itself waits for its next time, also after it failed for good', async () => {
  let isBroken = false;
  const repeating = work(
    () => {
      if (isBroken) throw new Error('mocked');
    },
    { everySeconds: 600, tries: 1 },
  );
  await queueJob(database, { kind: 'mail', key: '', payload: { what: 'x' } });
  const one = runner(repeating);
  await one.drain();
  expect((await rows())[0]?.wait).toBeGreaterThan(590);
  isBroken = true;
  await later();
  await one.drain();
  expect(await rows()).toMatchObject([{ error: 'mocked', isDead: false }]);
  expect((await rows())[0]?.wait).toBeGreaterThan(590);
});

test('nodes on one store do each of many jobs once', async () => {
  const all = Array.from({ length: 60 }, (_, at) => `job ${at}`);
  for (const what of all) await queue(what);
  const nodes = [0, 1, 2].map(() => runner(work(() => new Promise<void>((resolve) => void setImmediate(resolve)))));
  await Promise.all(nodes.map((node) => node.drain()));
  expect(done.toSorted()).toEqual(all.toSorted());
  expect(await rows()).toEqual([]);
});

test('who runs is woken by what is committed, and stops taking when it is told to', async () => {
  const ends: (() => void)[] = [];
  const both = new Promise<void>((resolve) => void ends.push(resolve));
  const one = runner(
    work((what) => {
      if (what === 'second') ends[0]?.();
    }),
  );
  one.start();
  await queue('first');
  await queue('second');
  await both;
  await one.stop();
  await queue('third');
  await one.drain();
  expect(done.toSorted()).toEqual(['first', 'second']);
});

test('so many that were given up are kept, and so long', async () => {
  await database.query(
    `insert into jobs (id, kind, key, payload, run_after, dead_at)
     select 'i' || n, 'mail', 'k' || n, '{}', now(), now() - make_interval(mins => n) from generate_series(1, 1005) n`,
  );
  await database.query(`update jobs set dead_at = now() - interval '31 days' where id = 'i7'`);
  await queue('alive');
  expect(await pruneJobs(database)).toBe(5);
  expect(await pruneJobs(database)).toBe(0);
  const left = await database.query<{ id: string }>(`select id from jobs where id in ('i6', 'i7', 'i1000', 'i1005')`);
  expect(left.map(({ id }) => id).toSorted()).toEqual(['i1000', 'i6']);
});

test('what may be slow is done so many at a time as its kind says, and nothing else waits for it', async () => {
  const ends: (() => void)[] = [];
  let most = 0;
  let now = 0;
  const slow = work(
    async () => {
      most = Math.max(most, (now += 1));
      await new Promise<void>((resolve) => void ends.push(resolve));
      now -= 1;
    },
    { kind: 'document', atOnce: 1 },
  );
  for (const key of ['a', 'b', 'c']) await queueJob(database, { kind: 'document', key, payload: { what: key } });
  let isMailed = () => {};
  const mailed = new Promise<void>((resolve) => (isMailed = resolve));
  const one = runner(
    slow,
    work((what) => {
      if (what === 'last') isMailed();
    }),
  );
  one.start();
  await vi.waitFor(() => expect(ends).toHaveLength(1), 5_000);
  for (const what of ['one', 'two', 'three', 'last']) await queue(what);
  await mailed;
  expect(ends).toHaveLength(1);
  for (let done = 1; done <= 3; done += 1) {
    await vi.waitFor(() => expect(ends).toHaveLength(done), 4_000);
    ends[done - 1]?.();
  }
  await vi.waitFor(async () => expect(await rows()).toEqual([]), 4_000);
  await one.stop();
  expect(most).toBe(1);
});

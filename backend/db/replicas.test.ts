import { expect, test, vi } from 'vitest';
import { StoreUnavailableError, type Database, type Listener, type Queries } from './database.ts';
import { createReplica } from './replica.ts';
import { readingCall, withReplicas } from './replicas.ts';

/*
 * A primary and its replicas, mocked: each has a log of the values that were committed, and shows the last one.
 * Real ones: `npm run test:nodes`.
 */

const away = () => Promise.reject(new StoreUnavailableError('away'));
const refused = (code: string) =>
  Promise.reject(new StoreUnavailableError('refused', { cause: Object.assign(new Error(code), { code }) }));

function mockedCluster(count: number) {
  const log: string[] = ['first'];
  let primaryIsAway = false;
  let listener: Listener | undefined;
  const asked: string[] = [];

  const primaryQuery = (sql: string): Promise<object[]> => {
    if (primaryIsAway) return away();
    if (sql.includes('pg_current_wal_flush_lsn')) return Promise.resolve([{ flushed: String(log.length) }]);
    asked.push('primary');
    return Promise.resolve([{ value: log.at(-1) }]);
  };
  const followers = Array.from({ length: count }, (_, index) => {
    const follower = {
      replayed: 1,
      /** What happens to a read, instead of an answer. */
      fault: null as null | (() => Promise<never>),
      isPromoted: false,
      closed: false,
      async query(sql: string): Promise<object[]> {
        if (sql.includes('pg_last_wal_replay_lsn'))
          return [{ replayed: follower.isPromoted ? null : String(follower.replayed) }];
        if (follower.fault) return follower.fault();
        asked.push(`replica${index}`);
        return [{ value: log[follower.replayed - 1] }];
      },
      close: async () => void (follower.closed = true),
    };
    return follower;
  });
  let now = 0;
  const primary = {
    engine: 'postgres',
    query: primaryQuery,
    async transaction(work: (tx: Queries) => Promise<unknown>) {
      if (primaryIsAway) return away();
      return work({ query: primaryQuery } as Queries);
    },
    listen: async (_: string, one: Listener) => {
      listener = one;
      return async () => {};
    },
    script: async () => {},
    close: async () => {},
  } as unknown as Database;
  const noteRead = vi.fn<(from: 'primary' | 'replica') => void>();
  const database = withReplicas(
    primary,
    followers.map((follower) => createReplica(follower as never, () => (now += 1))),
    noteRead,
  );
  return {
    database,
    followers,
    asked,
    noteRead,
    commit: (value: string) => database.transaction(async () => void log.push(value)),
    /** As another node does. */
    commitElsewhere: (value: string) => void log.push(value),
    tell: () => listener?.heard('news'),
    passTime: (ms: number) => (now += ms),
    setPrimaryAway: (isAway: boolean) => (primaryIsAway = isAway),
    replayAll: () => followers.forEach((one) => (one.replayed = log.length)),
  };
}
type Cluster = ReturnType<typeof mockedCluster>;

const read = async ({ database }: Cluster) => {
  const [row] = await database.query<{ value: string }>('select value from log');
  return row?.value;
};

test('reads of a call come from replicas in turn, those outside and what changes something from the primary, mocked', async () => {
  const cluster = mockedCluster(2);
  for (let calls = 0; calls < 4; calls += 1) expect(await readingCall(() => read(cluster))).toBe('first');
  expect(cluster.asked.toSorted()).toEqual(['replica0', 'replica0', 'replica1', 'replica1']);
  await read(cluster);
  await readingCall(() => cluster.database.query('update log set value = 1'));
  expect(cluster.asked.slice(4)).toEqual(['primary', 'primary']);
  expect(cluster.noteRead.mock.calls).toEqual([['replica'], ['replica'], ['replica'], ['replica']]);
});

test('all reads of a call come from one replica, so that none is older than the one before it, mocked', async () => {
  const cluster = mockedCluster(2);
  await readingCall(() => Promise.all([read(cluster), read(cluster), read(cluster)]));
  expect(new Set(cluster.asked).size).toBe(1);
});

test('what any node committed before a call began is shown to it: a replica that is behind is passed over, mocked', async () => {
  const cluster = mockedCluster(2);
  cluster.commitElsewhere('second');
  expect(await readingCall(() => read(cluster))).toBe('second');
  expect(cluster.asked).toEqual(['primary']);
  cluster.passTime(1_000);
  const [one] = cluster.followers;
  if (one) one.replayed = 2;
  expect(await readingCall(() => read(cluster))).toBe('second');
  expect(cluster.asked).toEqual(['primary', 'replica0']);
});

test('a call that had begun reads what was told to this node since, and what this node committed, mocked', async () => {
  const cluster = mockedCluster(1);
  await cluster.database.listen('news', { heard: () => {}, missed: () => {} });
  await readingCall(async () => {
    expect(await read(cluster)).toBe('first');
    cluster.commitElsewhere('second');
    cluster.tell();
    expect(await read(cluster)).toBe('second');
    cluster.replayAll();
    cluster.passTime(1_000);
    await cluster.commit('third');
    expect(await Promise.all([read(cluster), read(cluster)])).toEqual(['third', 'third']);
  });
});

test('what goes on after a call has ended reads from the primary, mocked', async () => {
  const cluster = mockedCluster(1);
  let later: (() => Promise<string | undefined>) | undefined;
  let start = () => {};
  const begun = new Promise<void>((resolve) => (start = resolve));
  await readingCall(async () => {
    expect(await read(cluster)).toBe('first');
    const waiting = begun.then(() => read(cluster));
    later = () => waiting;
  });
  cluster.commitElsewhere('second');
  start();
  expect(await later?.()).toBe('second');
});

test.each([
  ['takes no writes', '25006'],
  ['ends a read that stands in its way', '40001'],
])('a replica that %s is asked no more in this call, and again in the next, mocked', async (_, code) => {
  const cluster = mockedCluster(1);
  const [one] = cluster.followers;
  if (one) one.fault = () => refused(code);
  expect(await readingCall(async () => [await read(cluster), await read(cluster)])).toEqual(['first', 'first']);
  expect(cluster.asked).toEqual(['primary', 'primary']);
  if (one) one.fault = null;
  await readingCall(() => read(cluster));
  expect(cluster.asked.at(-1)).toBe('replica0');
});

test('a replica that is away, or was promoted, is left alone for a while, mocked', async () => {
  const cluster = mockedCluster(2);
  const [one, other] = cluster.followers;
  const fault = vi.fn<() => Promise<never>>(away);
  if (one) one.fault = fault;
  if (other) other.isPromoted = true;
  cluster.commitElsewhere('second');
  cluster.replayAll();
  for (let calls = 0; calls < 3; calls += 1) expect(await readingCall(() => read(cluster))).toBe('second');
  expect(cluster.asked).toEqual(['primary', 'primary', 'primary']);
  expect(fault).toHaveBeenCalledOnce();
  if (one) one.fault = null;
  if (other) other.isPromoted = false;
  cluster.passTime(5_000);
  for (let calls = 0; calls < 2; calls += 1) await readingCall(() => read(cluster));
  expect(cluster.asked.slice(-2).toSorted()).toEqual(['replica0', 'replica1']);
});

test('a wrong statement is wrong: nobody else is asked, mocked', async () => {
  const cluster = mockedCluster(1);
  const [one] = cluster.followers;
  if (one) one.fault = () => Promise.reject(Object.assign(new Error('no such column'), { code: '42703' }));
  await expect(readingCall(() => read(cluster))).rejects.toThrow('no such column');
  expect(cluster.asked).toEqual([]);
});

test('while the primary is away, reads go on where a replica shows what this node knows; not after a write of its own that nobody has shown, mocked', async () => {
  const cluster = mockedCluster(1);
  await expect(cluster.database.close()).resolves.toBeUndefined();
  expect(cluster.followers[0]?.closed).toBe(true);
  await readingCall(() => read(cluster));
  cluster.setPrimaryAway(true);
  expect(await readingCall(() => read(cluster))).toBe('first');
  await expect(read(cluster)).rejects.toBeInstanceOf(StoreUnavailableError);
  cluster.setPrimaryAway(false);
  await cluster.commit('second');
  cluster.setPrimaryAway(true);
  await expect(readingCall(() => read(cluster))).rejects.toBeInstanceOf(StoreUnavailableError);
});

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { LogEntry } from '../../src/contract/operator.ts';
import { post, testApp } from '../../tests/support/server/app.ts';
import { cyd, refused, useOrderMarket } from '../../tests/support/server/order-market.ts';
import { readConfig } from '../config.ts';
import { backupWork } from '../jobs/backup.ts';
import { createJobRunner } from '../jobs/runner.ts';
import { readArchive } from '../launch/archive.ts';
import { backUpInto } from '../launch/backup-job.ts';

/* Cyd is the operator of the test's market. */
const market = useOrderMarket();
const folder = mkdtempSync(join(tmpdir(), 'backups-'));
type Answered<T> = { status: number; body: { data: T } };
const BACKUPS = '/marketplace/v1/operator/backups';
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => market.trade.database.query('delete from jobs'));

async function consoleWith(hasBackupFolder: boolean) {
  const operator = { documents: { resolverWith: () => Promise.reject(), readsIpfs: false } as never, hasBackupFolder };
  const { app } = await testApp(market.trade.database, { operators: new Set([cyd.address]), operator });
  const headers = await market.trade.as(cyd);
  return async <T = unknown>(init: RequestInit = { headers }): Promise<Answered<T>> => {
    const answer = await app.request(BACKUPS, init.method === 'POST' ? post({}, headers) : init);
    return { status: answer.status, body: (await answer.json()) as { data: T } };
  };
}

/** Does what waits, as a worker whose folder that is. */
async function work(backupFolder: string): Promise<void> {
  const { database } = market.trade;
  const write = backUpInto({ ...readConfig({}), backupFolder, stateDir: market.trade.chain.stateDir });
  if (write === null) throw new Error('No folder');
  await createJobRunner({ database, works: [backupWork(database, write)], log: () => {} }).drain();
}

test('a back-up is asked for, made by a worker in the folder, whole and for its user alone, and told', async () => {
  const ask = await consoleWith(true);
  expect((await ask()).body.data).toEqual({ last: null, asked: null, hasFolder: true });
  const entry = await ask<LogEntry>({ method: 'POST' });
  expect(entry.body.data).toMatchObject({ about: 'backups', operator: cyd.address, after: { backup: 'asked' } });
  expect((await ask()).body.data).toMatchObject({ asked: { isDead: false, error: null } });
  await work(folder);
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const file = join(folder, name);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const parts = new Set<string>();
  for await (const line of readArchive(file)) parts.add(line.part);
  expect(parts).toContain('end');
  const { body } = await ask<{ last: { at: number } }>();
  expect(body.data).toMatchObject({ last: { file, rows: expect.any(Number) as unknown }, asked: null });
  expect(Date.now() - body.data.last.at).toBeLessThan(60_000);
});

test('asked for while one waits, is being made or is to be tried again, it is that one; given up or made, it is another', async () => {
  const ask = await consoleWith(true);
  const { database } = market.trade;
  const asked = async () => (await ask<LogEntry>({ method: 'POST' })).body.data.id;
  const ids = await Promise.all([asked(), asked()]);
  const fails = [true, false];
  const write = async () => {
    ids.push(await asked());
    if (fails.shift()) throw new Error('The folder is full');
    return { file: '-', rows: 1, files: 1 };
  };
  const runner = createJobRunner({ database, works: [backupWork(database, write)], log: () => {} });
  await runner.drain();
  ids.push(await asked());
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(4);
  await database.query('update jobs set run_after = now()');
  await runner.drain();
  expect(fails).toEqual([]);
  expect(await database.query('select 1 from jobs')).toEqual([]);
  const another = await asked();
  expect(ids).not.toContain(another);
  await database.query('update jobs set dead_at = now()');
  expect([...ids, another]).not.toContain(await asked());
});

test('one that cannot be written is told with its reason; without a folder none is asked for', async () => {
  const ask = await consoleWith(true);
  await ask({ method: 'POST' });
  await work(join(folder, 'not-there'));
  expect((await ask()).body.data).toMatchObject({
    asked: { isDead: false, error: expect.stringContaining('ENOENT') as unknown },
  });
  const without = await consoleWith(false);
  expect(await without({ method: 'POST' })).toMatchObject(refused(409, 'operator.no-folder'));
  expect((await without()).body.data).toMatchObject({ hasFolder: false });
});

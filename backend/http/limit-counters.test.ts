import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { createCounters } from './limit-counters.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

test.each(['pglite', 'postgres'] as const)(
  'other points hold for what was counted before them, in memory and in a store of several nodes (%s)',
  async (engine) => {
    const counterOf = createCounters({ engine, query: (...asked) => database.query(...asked) });
    const isTaken = (points: number) =>
      counterOf(`reads-${engine}`, points, 60)
        .consume('192.0.2.1')
        .then(
          () => true,
          () => false,
        );
    expect([await isTaken(2), await isTaken(2), await isTaken(2), await isTaken(2)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    // Whoever was turned away is let in at once where more is allowed, with what they had asked for counted.
    expect([await isTaken(6), await isTaken(6)]).toEqual([true, true]);
    expect(await isTaken(1)).toBe(false);
    const other = await counterOf(`reads-${engine}`, 1, 60).consume('192.0.2.2');
    expect(other.consumedPoints).toBe(1);
  },
);

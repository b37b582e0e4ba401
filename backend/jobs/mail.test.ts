import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Undelivered } from '../core/messages.ts';
import type { Database } from '../db/database.ts';
import { createMailQueue, seal, unseal } from './mail.ts';
import { createJobRunner } from './runner.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.query('delete from jobs'));

const message = { recipient: 'ada@people.test', subject: 'Your code: 123456', text: '123456 is your code.' };
const keys = () => ['a key'] as const;
const inAMinute = Math.floor(Date.now() / 1000) + 60;

function mailing(outcomes: readonly (Undelivered | null)[]) {
  const sent: string[] = [];
  const mail = {
    async deliver({ subject }: { subject: string }, id: string) {
      const outcome = outcomes[sent.length] ?? null;
      sent.push(`${subject} ${id}`);
      return outcome;
    },
    outbox: null,
  };
  const { send, work } = createMailQueue({ keys, mail });
  const jobs = createJobRunner({ database, works: [work], log: () => {} });
  return { sent, send, drain: jobs.drain };
}
const rows = () => database.query<{ row: string }>('select row_to_json(j)::text as row from jobs j');

test('neither a code nor whom it is for stands in the store', async () => {
  const { send } = mailing([]);
  await database.transaction((tx) => send(tx, message, { until: inAMinute }));
  const [{ row } = { row: '' }] = await rows();
  expect(row).toContain('"kind":"mail"');
  expect(row).not.toMatch(/123456|ada|people/);
});

test('a mail opens with a key that is older by now, and with no other', () => {
  const sealed = seal(message, keys);
  expect(unseal(sealed, () => ['newer', 'a key'])).toEqual(message);
  expect(unseal(sealed, () => ['newer'])).toBeNull();
  expect(unseal('AAAA', keys)).toBeNull();
});

test('what is refused for now is sent later, as the same mail; what was taken is not sent again', async () => {
  const { sent, send, drain } = mailing([{ error: 'busy', isFinal: false }]);
  await send(database, message);
  await drain();
  expect(sent).toHaveLength(1);
  await database.query('update jobs set run_after = now()');
  await drain();
  await drain();
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
  expect(await rows()).toEqual([]);
});

test('what is refused for good, or would come too late, is given up', async () => {
  const { sent, send, drain } = mailing([{ error: 'nobody', isFinal: true }]);
  await send(database, message);
  await drain();
  await send(database, message, { until: 1 });
  await drain();
  expect(sent).toHaveLength(1);
  const errors = await database.query<{ error: string }>(
    'select last_error as error from jobs where dead_at is not null order by 1',
  );
  expect(errors.map(({ error }) => error)).toEqual(['It would have come too late.', 'nobody']);
});

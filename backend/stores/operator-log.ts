import { randomUUID } from 'node:crypto';
import type { HiddenLogEntry } from '../../src/contract/hidden-log.ts';
import type { DecisionValue, LogEntry, Matter } from '../../src/contract/operator.ts';
import type { Queries } from '../db/database.ts';
import { countWithin, LOOKED_AT, totalOf, type Total } from './bounded-count.ts';
import type { StoreContext } from './context.ts';
import { subjectsOf } from './operator-subjects.ts';

/** An entry as it is stored; `at` in Unix milliseconds. */
export type LogRow = Omit<LogEntry, 'subject'>;

/** Where a page of a list lies; `page` counts from 1. */
export type Page = { page: number; size: number };

const logColumns = `id, at, operator, about, subject as uuid, before, after, note, undoes, undone_by as "undoneBy"`;

/** What is decided of the whole market has no row of its own to be about. */
export const THE_MARKET = '00000000-0000-0000-0000-000000000000';

/** Until this transaction ends nobody else decides anything: what is read of a decision stays so. */
export const lockDecisions = (tx: Queries) => tx.query('lock table operator_decisions in share row exclusive mode');

/** What holds of a matter; null where the operator has decided nothing. */
export async function decisionOf(tx: Queries, subject: string, about: Matter): Promise<DecisionValue> {
  const [row] = await tx.query<{ value: DecisionValue }>(
    'select value from operator_decisions where subject = $1 and about = $2',
    [subject, about],
  );
  return row?.value ?? null;
}

const asJson = (value: LogRow['before']) => (value === null ? null : JSON.stringify(value));

/** Writes an entry; the one that it undoes, if any, is marked. */
export async function writeLog(tx: Queries, entry: LogRow): Promise<void> {
  const { id, at, operator, about, uuid, before, after, note, undoes } = entry;
  await tx.query(
    `insert into operator_log (id, at, operator, about, subject, before, after, note, undoes)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9)`,
    [id, at, operator, about, uuid, asJson(before), asJson(after), note, undoes],
  );
  if (undoes !== null) await tx.query('update operator_log set undone_by = $2 where id = $1', [undoes, id]);
}

/** Writes that something was done that no undo takes back, about nothing that has a page. */
export async function writeDone(tx: Queries, done: Pick<LogRow, 'operator' | 'about' | 'after'>): Promise<LogRow> {
  const [id, uuid] = [randomUUID(), randomUUID()];
  const entry: LogRow = { ...done, id, at: Date.now(), uuid, before: null, note: '', undoes: null, undoneBy: null };
  await writeLog(tx, entry);
  return entry;
}

/** Writes what holds from now on, with its entry. */
export async function writeDecision(tx: Queries, entry: LogRow): Promise<void> {
  const { id, at, about, uuid, after } = entry;
  await writeLog(tx, entry);
  if (after === null) await tx.query('delete from operator_decisions where subject = $1 and about = $2', [uuid, about]);
  else
    await tx.query(
      `insert into operator_decisions (subject, about, value, entry, decided_at) values ($1, $2, $3::jsonb, $4, $5)
       on conflict (subject, about) do update set value = excluded.value, entry = excluded.entry,
         decided_at = excluded.decided_at`,
      [uuid, about, asJson(after), id, at],
    );
}

export async function findEntry(db: Queries, id: string): Promise<LogRow | null> {
  const [row] = await db.query<LogRow>(`select ${logColumns} from operator_log where id = $1`, [id]);
  return row ?? null;
}

/** The latest entry of something that no undo takes back; null where there is none. */
export async function lastDone(db: Queries, about: LogRow['about']): Promise<LogRow | null> {
  const [row] = await db.query<LogRow>(
    `select ${logColumns} from operator_log where about = $1 order by at desc, id desc limit 1`,
    [about],
  );
  return row ?? null;
}

/** With what each is about, as it is now. */
export async function withSubjects(context: StoreContext, rows: readonly LogRow[]): Promise<LogEntry[]> {
  const subjects = await subjectsOf(
    context,
    rows.map(({ uuid }) => uuid),
  );
  return rows.map((row) => ({ ...row, subject: subjects.get(row.uuid) ?? null }));
}

/** A page of all entries, or of those about one matter, the latest first. */
async function listRows(db: Queries, { page, size }: Page, about: Matter | null): Promise<Total & { rows: LogRow[] }> {
  const offset = (page - 1) * size;
  const where = about === null ? 'true' : `about = '${about}'`;
  const rows = await db.query<LogRow>(
    `select ${logColumns} from operator_log where ${where} order by at desc, id desc limit $1 offset $2`,
    [size + 1, offset],
  );
  const some = `(select 1 from operator_log where ${where} limit ${LOOKED_AT + 1}) l`;
  const read = { offset, rows: Math.min(rows.length, size), hasMore: rows.length > size };
  return { ...(await totalOf(read, () => countWithin(db, some, 'true', []))), rows: rows.slice(0, size) };
}

export async function listLog(context: StoreContext, page: Page): Promise<Total & { data: LogEntry[] }> {
  const { rows, ...total } = await listRows(context.database, page, null);
  return { ...total, data: await withSubjects(context, rows) };
}

/** What was hidden and shown again, as everybody may know it. */
export async function listHiddenLog(context: StoreContext, page: Page): Promise<Total & { data: HiddenLogEntry[] }> {
  const { rows, ...total } = await listRows(context.database, page, 'hidden');
  const entries = await withSubjects(context, rows);
  return {
    ...total,
    data: entries.flatMap(({ at, subject, after, before, note }) => {
      if (subject === null) return [];
      const why = after ?? before;
      const reason = why !== null && typeof why === 'object' && 'reason' in why ? why.reason : null;
      const { kind, network, collection, identifier } = subject;
      return [{ at, kind, network, address: collection.address, identifier, hidden: after !== null, reason, note }];
    }),
  };
}

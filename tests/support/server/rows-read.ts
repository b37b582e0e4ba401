import type { Database, Param, Queries } from '../../../backend/db/database.ts';

type Node = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};

/** Rows that a plan took from tables, with those that it dropped. */
function rowsOf(node: Node): number {
  const below = (node.Plans ?? []).reduce((sum, one) => sum + rowsOf(one), 0);
  if (!/^(?:Seq|Tid Range|Index|Index Only|Bitmap Heap) Scan$/.test(node['Node Type'])) return below;
  const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + (node['Actual Rows'] + dropped) * node['Actual Loops'];
}

/** Rows that a plan gathered by an index before it took them. */
const gatheredBy = (node: Node): number =>
  (node['Node Type'] === 'Bitmap Index Scan' ? node['Actual Rows'] * node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, one) => sum + gatheredBy(one), 0);

/** The same store, which counts the rows that its questions go through: what they cost on any machine. */
export function countingRows(database: Database): { database: Database; read: () => number; gathered: () => number } {
  let rows = 0;
  let gathered = 0;
  async function count(tx: Queries, sql: string, params?: readonly Param[]): Promise<void> {
    // A table of a test is soon read wholly; one of a market is not.
    await tx.query('set local enable_seqscan = off');
    const [plan] = await tx.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (analyze, timing off, format json) ${sql}`,
      params,
    );
    await tx.query('set local enable_seqscan = on');
    if (!plan) return;
    rows += rowsOf(plan['QUERY PLAN'][0].Plan);
    gathered += gatheredBy(plan['QUERY PLAN'][0].Plan);
  }
  const reads = (sql: string) => /^\s*(?:select|with)\b/.test(sql);
  return {
    database: {
      ...database,
      async query<Row extends object>(sql: string, params?: readonly Param[]) {
        if (reads(sql)) await database.transaction((tx) => count(tx, sql, params));
        return database.query<Row>(sql, params);
      },
      transaction: (work) =>
        database.transaction((tx) =>
          work({
            async query<Row extends object>(sql: string, params?: readonly Param[]) {
              if (reads(sql)) await count(tx, sql, params);
              return tx.query<Row>(sql, params);
            },
          }),
        ),
    },
    /** Since it was asked last. */
    read() {
      const since = rows;
      rows = 0;
      return since;
    },
    gathered() {
      const since = gathered;
      gathered = 0;
      return since;
    },
  };
}

import type { Database, Param } from '../../../backend/db/database.ts';

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
  if (!/^(?:Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node['Node Type'])) return below;
  const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + (node['Actual Rows'] + dropped) * node['Actual Loops'];
}

/** The same store, which counts the rows that its questions go through: what they cost on any machine. */
export function countingRows(database: Database): { database: Database; read: () => number } {
  let rows = 0;
  return {
    database: {
      ...database,
      async query<Row extends object>(sql: string, params?: readonly Param[]) {
        if (/^\s*(?:select|with)\b/.test(sql)) {
          const [plan] = await database.transaction(async (tx) => {
            // A table of a test is soon read wholly; one of a market is not.
            await tx.query('set local enable_seqscan = off');
            return tx.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
              `explain (analyze, timing off, format json) ${sql}`,
              params,
            );
          });
          if (plan) rows += rowsOf(plan['QUERY PLAN'][0].Plan);
        }
        return database.query<Row>(sql, params);
      },
    },
    /** Since it was asked last. */
    read() {
      const since = rows;
      rows = 0;
      return since;
    },
  };
}

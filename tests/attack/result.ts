/** What came of one attack. */
export type Row = { attack: string; tried: number; held: number; broken: number; note: string };

/** Counts the tries of one attack; keeps the first that went through, in words. */
export function tally(attack: string) {
  const row: Row = { attack, tried: 0, held: 0, broken: 0, note: '' };
  return {
    row,
    /** One try. `what` tells what went wrong. */
    check(held: boolean, what: () => string): void {
      row.tried += 1;
      if (held) row.held += 1;
      else {
        row.broken += 1;
        if (row.broken === 1) row.note = `BROKEN: ${what()}. ${row.note}`;
      }
    },
    note(text: string): void {
      row.note = `${row.note}${row.note === '' ? '' : '; '}${text}`;
    },
  };
}

const cells = (values: readonly (string | number)[]) => values.map((value) => String(value).padStart(7)).join('');

/** As it stands in the table; `width`: of the first column. */
export const line = ({ attack, tried, held, broken, note }: Row, width: number): string =>
  `${attack.padEnd(width)}${cells([tried, held, broken])}  ${note}`;

/** What came of an attack. One that could not be carried out is none that was held off. */
export async function carriedOut(attack: string, run: Promise<Row>, report?: (row: Row) => void): Promise<Row> {
  const row = await run.catch((error: unknown) => ({
    attack,
    tried: 1,
    held: 0,
    broken: 1,
    note: `FAILED: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  }));
  report?.(row);
  return row;
}

const total = (rows: readonly Row[], name: 'tried' | 'held' | 'broken') =>
  rows.reduce((sum, row) => sum + row[name], 0);

export const isWhole = (rows: readonly Row[]) => total(rows, 'broken') === 0 && rows.every((row) => row.tried > 0);

/** The table, and the line that sums it up. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ attack }) => attack.length));
  return [
    `${'attack'.padEnd(width)}${cells(['tried', 'held', 'broken'])}`,
    ...rows.map((row) => line(row, width)),
    `attack: ${total(rows, 'tried')} tried, ${total(rows, 'held')} held, ${total(rows, 'broken')} broken`,
  ].join('\n');
}

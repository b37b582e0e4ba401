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

const total = (rows: readonly Row[], name: 'tried' | 'held' | 'broken') =>
  rows.reduce((sum, row) => sum + row[name], 0);

export const isWhole = (rows: readonly Row[]) => total(rows, 'broken') === 0 && rows.every((row) => row.tried > 0);

/** The table, and the line that sums it up. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ attack }) => attack.length));
  const cells = (values: (string | number)[]) => values.map((value) => String(value).padStart(7)).join('');
  return [
    `${'attack'.padEnd(width)}${cells(['tried', 'held', 'broken'])}`,
    ...rows.map(
      ({ attack, tried, held, broken, note }) => `${attack.padEnd(width)}${cells([tried, held, broken])}  ${note}`,
    ),
    `attack: ${total(rows, 'tried')} tried, ${total(rows, 'held')} held, ${total(rows, 'broken')} broken`,
  ].join('\n');
}

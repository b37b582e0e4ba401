import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRecord } from './record.ts';
import { titleOf, viewOf } from './views.ts';

/* What an earlier build stored, with the text of the modal that it showed for each record. */

type Older = { transactions: { what: string; modal: string; record: unknown }[] };
const file = new URL('../../../tests/support/devices/build-6ca706e.json', import.meta.url);
const { transactions } = JSON.parse(readFileSync(file, 'utf8')) as Older;

describe('a record of an earlier build shows what it showed there', () => {
  // One was told in a toast, not in a modal.
  test.each(transactions.filter(({ modal }) => modal !== ''))('$what', ({ modal, record: stored }) => {
    const record = parseRecord(stored)!;
    const view = viewOf(record);
    const shown = modal.split('\n');
    expect(shown[0]).toBe(titleOf(record));
    const lines = record.status === 'success' ? [] : view.lines;
    for (const { label, value } of [...lines, ...(view.fee === null ? [] : [view.fee])]) {
      expect(shown).toEqual(expect.arrayContaining([label, value]));
    }
    const isDone = record.status === 'success' || record.status === 'finalized';
    if (view.sum !== null)
      expect(shown).toEqual(expect.arrayContaining([isDone ? view.sum.done : view.sum.label, view.sum.value]));
    expect(shown.some((line) => line === 'Fees inside the price')).toBe(view.fee !== null);
    if (isDone && record.permissionEnds === undefined)
      expect(shown).toContain(view.texts({ network: 'Meridian', moment: String, estimate: String }).done);
  });
  test('of every type there is one', () => {
    expect(new Set(transactions.map(({ record }) => parseRecord(record)?.type)).size).toBe(6);
  });
});

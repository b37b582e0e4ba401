import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LONG } from './browser.ts';
import { testFiles } from './files.ts';

/* A title is read in a list of two thousand: short, and the rows it proves at its end. */

const LONGEST = 160;

/** Of `test('…'`, `describe('…'`, `test.each(…)('…'`; what is filled in at run time counts as it is written. */
const TITLE = /\b(?:test|it|describe)(?:\.each\((?:[^()]|\([^()]*\))*\)|\.\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^])*)\1/g;
const titlesIn = (text: string): string[] => [...text.matchAll(TITLE)].map(([, , title = '']) => title);

const isTooLong = (title: string) => title.length > LONGEST;
/** A row stands in brackets: none, or all of them last, each after a space. */
const hasRowsElsewhere = (title: string) => /\[[A-M]\d+\]/.test(title.replace(/( \[[A-M]\d+\])+$/, ''));

describe('a title of a test', () => {
  const all = testFiles().flatMap((file) => titlesIn(readFileSync(file, 'utf8')).map((title) => ({ file, title })));

  test('is found wherever there is one', () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(titlesIn("test.each([[1, f(2)]])('is %i', () => {});\ntest(`a ${1}`, () => {})")).toEqual([
      'is %i',
      'a ${1}',
    ]);
  });

  test(`has at most ${LONGEST} characters, rows included`, () => {
    expect(isTooLong('x'.repeat(LONGEST + 1))).toBe(true);
    expect(all.filter(({ title }) => isTooLong(title))).toEqual([]);
  });

  test('names its rows at the end', () => {
    const row = ['[K1', ']'].join('');
    expect([`${row} first`, `close${row}`, `two ${row}${row}`].filter(hasRowsElsewhere)).toHaveLength(3);
    expect(hasRowsElsewhere(`both ${row} ${row}`)).toBe(false);
    expect(all.filter(({ title }) => hasRowsElsewhere(title))).toEqual([]);
  });

  test('is not marked for the longer run where it alone proves a row', () => {
    const rowsOf = (titles: string[]) => new Set(titles.flatMap((title) => title.match(/\[[A-M]\d+\]/g) ?? []));
    const bare = (titles: string[]) => {
      const [short, long] = [false, true].map((is) => rowsOf(titles.filter((title) => title.includes(LONG) === is)));
      return [...(long ?? [])].filter((row) => !short?.has(row));
    };
    const row = ['[K1', ']'].join('');
    expect(bare([`one ${LONG} ${row}`])).toEqual([row]);
    expect(bare([`one ${LONG} ${row}`, `two ${row}`])).toEqual([]);
    expect(all.filter(({ title }) => title.includes(LONG)).length).toBeGreaterThan(20);
    expect(bare(all.map(({ title }) => title))).toEqual([]);
  });
});

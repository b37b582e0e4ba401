import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';

/* A class that a view names stands in its stylesheet, and a stylesheet holds no class that no view names. */

const read = (path: string) => readFileSync(path, 'utf8');
/** Comments, and what a library draws (`:global`), name no class of ours. */
const NOT_OURS = /\/\*[^]*?\*\/|:global\((?:[^()]|\([^()]*\))*\)/g;
const classesIn = (sheet: string) =>
  new Set([...sheet.replaceAll(NOT_OURS, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

type Use = { view: string; sheet: string; named: string[]; isDynamic: boolean };
const uses = filesBelow('src')
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((view): Use[] => {
    const source = read(view);
    return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, styles = '', path = '']) => ({
      view,
      sheet: join(dirname(view), path),
      named: [...source.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
      isDynamic: new RegExp(`\\b${styles}\\[`).test(source),
    }));
  });

test('every class that a view names is in its stylesheet', () => {
  expect(uses.length).toBeGreaterThan(60);
  const missing = uses.flatMap(({ view, sheet, named }) => {
    const classes = classesIn(read(sheet));
    return named.filter((name) => !classes.has(name)).map((name) => `${view}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every class of a stylesheet is named by a view, but where a view computes the name', () => {
  const sheets = [...new Set(uses.map(({ sheet }) => sheet))];
  const dead = sheets.flatMap((sheet) => {
    const its = uses.filter((use) => use.sheet === sheet);
    if (its.some(({ isDynamic }) => isDynamic)) return [];
    const named = new Set(its.flatMap((use) => use.named));
    return [...classesIn(read(sheet))].filter((name) => !named.has(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(dead).toEqual([]);
});

/*
 * A `:has` that looks for siblings by their tags alone has the browser match the rules of all that stand beside an
 * element anew, whenever one comes or goes: the styles of a scrolled grid took three times as long.
 */
test('`:has` looks for siblings by names, not by tags', () => {
  const asked = filesBelow('src')
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) =>
      [...read(path).matchAll(/:has\(((?:[^(){}]|\([^()]*\))*)\)/g)].map(([, what = '']) => ({ path, what })),
    );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter(({ what }) => /(?:^|[\s>])[a-z]+ [+~] [a-z*]/.test(what))).toEqual([]);
});

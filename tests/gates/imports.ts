import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';

/** What a file asks for when it runs; types are gone by then. */
const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(/^(?:import|export) (?!type )[^;'"]*?from '([^']+)'/gm),
    ...text.matchAll(/^import '([^']+)'/gm),
    ...text.matchAll(/\b(?:import|require|resolve)\('([^'\s]+)'\)/g),
  ].map(([, wanted = '']) => wanted);

/** The router's generated tree leaves the extension away. @throws when there is no such file */
function fileOf(path: string): string {
  const found = ['', '.tsx', '.ts']
    .map((extension) => path + extension)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
  if (found === undefined) throw new Error(`${path} is imported and not there`);
  return found;
}

/** Packages and files of ours that are reached from these entries by imports. */
export function reachedFrom(entries: readonly string[]): { packages: Set<string>; files: Set<string> } {
  const packages = new Set<string>();
  const files = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const wanted of importsOf(readFileSync(file, 'utf8'))) {
      if (isBuiltin(wanted)) continue;
      if (wanted.startsWith('.')) {
        if (!wanted.endsWith('.css')) waiting.push(fileOf(join(dirname(file), wanted.replace(/\?.*$/, ''))));
      } else packages.add(wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return { packages, files };
}

/** Where the server begins: its start, its operator's command, and what it spawns. */
export const serverEntries = (listed: readonly string[]): string[] => [
  'backend/start.ts',
  'backend/tools/vitrine.ts',
  ...listed.filter((file) => file.endsWith('.mjs')),
];

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { outputOf } from '../../backend/build/language.ts';
import { fileOf } from '../../src/language/files.ts';
import { LANGUAGES, type Language } from '../../src/language/language.ts';
import { filesOf, readBudgets, wrongPaths, type Budget } from './budgets.ts';

/* Budgets hold in every language. Letters of Arabic take two bytes: a share for them is allowed. */

const SHARE: Readonly<Record<Language, number>> = { en: 1, es: 1.01, ar: 1.02 };

/** What every language has of its own. */
const SPOKEN = ['dist/client/', 'dist/own-wallet/'];

/** The same budget of a language's build; null for what is built in English only. */
function budgetIn(language: Language, budget: Budget): Budget | null {
  const paths = [budget.path].flat();
  if (!paths.every((path) => SPOKEN.some((folder) => path.startsWith(folder)))) return null;
  const path = paths.map((path) => fileAt(language, path.replace(/^dist/, outputOf(language))));
  return { ...budget, name: `${budget.name} (${language})`, path };
}

const fileAt = (language: Language, path: string) =>
  path.endsWith('/sw.js') ? path.replace('sw.js', fileOf(language, 'sw.js')) : path;

const bytesOf = (limit: string): number => Number.parseFloat(limit) * 1000;

const found: string[] = [];
let counted = 0;
for (const language of LANGUAGES.filter((one) => one !== 'en')) {
  const budgets = readBudgets().flatMap((budget) => budgetIn(language, budget) ?? []);
  found.push(...wrongPaths(budgets));
  for (const budget of budgets) {
    const size = filesOf(budget).reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
    counted += 1;
    process.stdout.write(`${budget.name}: ${size}\n`);
    const most = bytesOf(budget.limit) * SHARE[language];
    if (size > most) found.push(`${budget.name}: ${size} of ${most} bytes`);
  }
}
process.stdout.write(`${[...found, `Looked at ${counted} budgets`].join('\n')}\n`);
process.exitCode = found.length > 0 ? 1 : 0;

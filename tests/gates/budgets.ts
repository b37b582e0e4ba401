import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** An entry of `size-limit` in package.json; a path is a file's, with one `*` for its hash. */
export type Budget = { name: string; path: string | string[]; limit: string };

export const readBudgets = (): Budget[] =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { 'size-limit': Budget[] })['size-limit'];

const pathsOf = (budget: Budget): string[] => [budget.path].flat();

function matches(root: string, path: string): string[] {
  const folder = join(root, dirname(path));
  const [start = '', end] = basename(path).split('*');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => (end === undefined ? name === start : name.startsWith(start) && name.endsWith(end)))
    .map((name) => join(dirname(path), name));
}

/** The files that a budget counts, from `root`. */
export const filesOf = (budget: Budget, root = '.'): string[] => pathsOf(budget).flatMap((path) => matches(root, path));

/**
 * What is wrong with the budgets' paths. The tool itself passes over a path without a file, so that
 * a renamed file would leave its budget unseen; and a path that fits two files counts something else too.
 */
export const wrongPaths = (budgets: readonly Budget[], root = '.'): string[] =>
  budgets.flatMap((budget) =>
    pathsOf(budget).flatMap((path) => {
      const { length } = matches(root, path);
      return length === 1 ? [] : [`${budget.name}: ${path} fits ${length} files`];
    }),
  );

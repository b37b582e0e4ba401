import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chunks } from './chunks.ts';

/** A small app of the same shape: an entry, two pages, a pane, and something in every group's folder. */
const APP: Record<string, string> = {
  'node_modules/framework/package.json': '{"name":"framework","main":"index.js","type":"module"}',
  'node_modules/framework/index.js': 'export const draw = (...all) => console.log("framework", ...all);',
  'node_modules/late/package.json': '{"name":"late","main":"index.js","type":"module"}',
  'node_modules/late/index.js': 'export const late = (text) => console.log("late", text);',
  'src/main.js': `import { draw } from 'framework'; import { frame } from './ui/frame.js';
    draw(frame); import('./a.js?tsr-split=component'); import('./b.js?tsr-split=component'); import('./pane.js');
    import('./features/docs/texts/terms.js');`,
  'src/a.js': `import { card } from './ui/card.js'; import { terms } from './domain/terms.js'; console.log('a', card, terms);`,
  'src/b.js': `import { card } from './ui/card.js'; import { terms } from './domain/terms.js'; console.log('b', card, terms);`,
  'src/pane.js': `import { store } from './device/store.js'; import { kind } from './domain/transaction/kinds/kind.js'; import('./domain/transaction/views.ts');
    import { late } from 'late'; late(store + kind);`,
  'src/ui/frame.js': 'export const frame = "frame" + Date.now();',
  'src/ui/card.js': 'export const card = "card" + Date.now();',
  'src/domain/terms.js': 'export const terms = "terms" + Date.now();',
  'src/domain/transaction/record.js': 'export const record = "record" + Date.now();',
  'src/domain/transaction/kinds/kind.js': 'import { record } from "../record.js"; export const kind = "kind" + record;',
  'src/domain/transaction/views.ts': 'import { view } from "./views/view.js"; export const views = [view];',
  'src/domain/transaction/views/view.js': 'export const view = "view" + Date.now();',
  'src/device/store.js':
    'import { record } from "../domain/transaction/record.js"; export const store = "store" + record;',
  'src/features/docs/texts/terms.js': 'export const text = "Terms of use" + Date.now();',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chunks-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The modules of each file, by the file's name. */
async function builtFrom(app: Record<string, string>): Promise<Record<string, string[]>> {
  for (const [path, text] of Object.entries(app)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { splitting, plugin } = chunks(root);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: { shell: join(root, 'src/main.js') }, output: { codeSplitting: splitting } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const made: Record<string, string[]> = {};
  for (const file of output) {
    if (file.type !== 'chunk') continue;
    made[file.name] = file.moduleIds.filter((id) => id.startsWith(root)).map((id) => id.slice(root.length + 1));
  }
  return made;
}

test('modules lie with what imports them: the start, pages, the device and its rules, views', async () => {
  const made = await builtFrom(APP);
  expect(made['vendor']).toEqual(['node_modules/framework/index.js']);
  expect(made['shell']?.toSorted()).toEqual(['src/main.js', 'src/ui/frame.js']);
  expect(made['pages']?.toSorted()).toEqual(['src/domain/terms.js', 'src/ui/card.js']);
  expect(made['records']?.toSorted()).toEqual(['src/device/store.js', 'src/domain/transaction/record.js']);
  expect(made['views']?.toSorted()).toEqual([
    'src/domain/transaction/views.ts',
    'src/domain/transaction/views/view.js',
  ]);
  expect(made['pane']?.toSorted()).toEqual([
    'node_modules/late/index.js',
    'src/domain/transaction/kinds/kind.js',
    'src/pane.js',
  ]);
});

test('a group whose place has gone fails the build', async () => {
  const views = APP['src/domain/transaction/views.ts'] ?? '';
  const moved = {
    ...APP,
    'src/pane.js': (APP['src/pane.js'] ?? '').replace('transaction/views.ts', 'views.ts'),
    'src/domain/views.ts': views.replace('./views/', './transaction/views/'),
  };
  await expect(builtFrom(moved)).rejects.toThrow('No module is in the chunk group views');
});

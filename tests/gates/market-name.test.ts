import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';

/* An operator may give the market another name: no text names it itself. Catalogues are given it. */

/** The software's name where it is meant, by file, with why. */
const MEANT: readonly (readonly [path: RegExp, why: string])[] = [
  [/^src\/language\/market-name\.ts$/, 'the name where no operator gave another'],
  [/^src\/features\/docs\/texts\/eula(\.\w+)?\.ts$/, 'whose source code is published'],
  [/^src\/features\/docs\/texts\/service-provider(\.\w+)?\.ts$/, 'what the software is, and that others made it'],
  [/^src\/features\/operator\/theme-texts(\.\w+)?\.ts$/, 'the console tells what is built in'],
  [/^src\/features\/test-page\//, 'for engineers'],
  [/^src\/contract\/wallet-key\.ts$/, 'signed by the wallet itself, and shown to nobody'],
  [/^src\/features\/demo-wallet\/smart-account\.ts$/, 'the EIP-712 domain of a contract'],
  [/^backend\/share\/(?:feeds|calendar)\.ts$/, 'the program that wrote a feed or a calendar'],
  [/^backend\/http\/rpc\.ts$/, 'web3_clientVersion'],
  [/^backend\/wallet\/provider\.ts$/, 'a client of OAuth that has no page of consent'],
  [/^backend\/launch\/(?:failure|keys|state-lock)\.ts$/, 'for whoever starts the server'],
];

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** What of a source may be read by somebody: strings, what templates have between their values, and text of JSX. */
function textsIn(path: string, source: string): string[] {
  const found: string[] = [];
  function visit(node: Node): void {
    if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return;
    if ((node.type === 'Literal' || node.type === 'JSXText') && typeof node['value'] === 'string')
      found.push(node['value']);
    if (node.type === 'TemplateElement') found.push(String((node['value'] as { cooked: string | null }).cooked));
    for (const value of Object.values(node))
      for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(one)) visit(one);
  }
  visit(parseSync(path, source).program as unknown as Node);
  return found;
}

const named = (path: string, source: string) => textsIn(path, source).filter((text) => /\bVitrine\b/.test(text));

const FOLDERS = [
  'src',
  'sw',
  ...['http', 'share', 'push', 'wallet', 'jobs', 'core', 'launch', 'build', 'market', 'stores'].map(
    (one) => `backend/${one}`,
  ),
];
const sources = FOLDERS.flatMap(filesBelow).filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|d)\.tsx?$/.test(path));
const naming = sources
  .map((path) => ({ path, texts: named(path, readFileSync(path, 'utf8')) }))
  .filter(({ texts }) => texts.length > 0);

test('a text that names the market is found, wherever it stands; names of code are none', () => {
  const source =
    'const a = <p title="Vitrine fee">{b ? `On Vitrine, ${c}` : new VitrineError("vitrine-mark")} Vitrine</p>';
  expect(named('a.tsx', source)).toEqual(['Vitrine fee', 'On Vitrine, ', ' Vitrine']);
});

test('no text names the market but where the software is meant', () => {
  expect(sources.length).toBeGreaterThan(800);
  const wrong = naming.filter(({ path }) => !MEANT.some(([meant]) => meant.test(path)));
  expect(wrong.map(({ path, texts }) => `${path}: ${texts.join(' | ')}`)).toEqual([]);
});

test('what is said to mean the software still does', () => {
  const idle = MEANT.filter(([meant]) => !naming.some(({ path }) => meant.test(path)));
  expect(idle.map(([, why]) => why)).toEqual([]);
});

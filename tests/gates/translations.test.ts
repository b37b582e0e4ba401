import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language/language.ts';
import { filesBelow } from './files.ts';

/* A translation says everything its catalogue does, and takes the same to say it. */

/** Where catalogues are. */
const FOLDERS = ['src', 'backend/build', 'backend/http', 'backend/push', 'backend/share', 'backend/wallet'];

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
/** `event-texts.ts` chooses among sentences and holds none. */
const CATALOGUE = /(?:^|[/-])(?<!event-)texts\.ts$|\/docs\/texts\/[a-z-]+\.ts$/;

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** What may be done with a text: its kind, and the types of what it takes. */
function shapeOf(node: Node, source: string): unknown {
  const inner = node['expression'] as Node | undefined;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return shapeOf(inner as Node, source);
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration') {
    return (node['params'] as Node[]).map((parameter) => {
      const type = parameter['typeAnnotation'] as Node | null;
      return type ? source.slice(type.start, type.end).replaceAll(/\s+/g, ' ') : 'any';
    });
  }
  if (node.type === 'ObjectExpression') {
    return Object.fromEntries(
      (node['properties'] as Node[]).map((property) => {
        const key = property['key'] as Node;
        return [source.slice(key.start, key.end).replaceAll(/['"]/g, ''), shapeOf(property['value'] as Node, source)];
      }),
    );
  }
  return 'text';
}

/** Every export of a catalogue by its name. */
function textsOf(source: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const node of (parseSync('texts.ts', source).program as unknown as { body: Node[] }).body) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    const declared = node['declaration'] as Node;
    if (declared.type === 'FunctionDeclaration')
      found[(declared['id'] as { name: string }).name] = shapeOf(declared, source);
    for (const one of (declared['declarations'] as Node[] | undefined) ?? [])
      found[(one['id'] as { name: string }).name] = shapeOf(one['init'] as Node, source);
  }
  return found;
}

/** What is wrong with a translation. */
function differences(english: string, translation: string): string[] {
  const [wanted, there] = [textsOf(english), textsOf(translation)];
  return [...new Set([...Object.keys(wanted), ...Object.keys(there)])].flatMap((name) => {
    if (!(name in there)) return [`${name} is missing`];
    if (!(name in wanted)) return [`${name} is one too many`];
    const [one, other] = [JSON.stringify(wanted[name]), JSON.stringify(there[name])];
    return one === other ? [] : [`${name} is ${other}, not ${one}`];
  });
}

/** What stands in a text itself: whole strings, and what templates have between their values. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  function visit(node: Node): void {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) return;
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
    if (node.type === 'TemplateElement') found.push(String((node['value'] as { cooked: string | null }).cooked));
    for (const value of Object.values(node))
      for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
        if (typeof (one as Node | null)?.type === 'string') visit(one as Node);
  }
  visit(parseSync('texts.ts', source).program as unknown as Node);
  return found.map((text) => text.trim());
}

/** Two words at least: one alone may be the same in both. */
const isSentence = (text: string) => /\p{L}{2,}[\s,]+\p{L}{2,}/u.test(text);

/** What a translation says in English still. */
function untranslated(english: string, translation: string): string[] {
  const there = new Set(wordsIn(translation));
  return wordsIn(english).filter((text) => isSentence(text) && there.has(text));
}

const read = (path: string) => readFileSync(path, 'utf8');
const catalogues = FOLDERS.flatMap(filesBelow).filter((path) => CATALOGUE.test(path));
const translationOf = (path: string, language: string) => path.replace(/\.ts$/, `.${language}.ts`);

test('a text that is missing, added, or of another kind is found', () => {
  const english = `export const a = 'A'; export const b = (count: number, name: string) => \`\${count} \${name}\`;
    export const c = { x: 'X' } as const; export function d(n: bigint): string { return ''; }`;
  expect(differences(english, english)).toEqual([]);
  expect(
    differences(english, `export const b = (name: string) => name; export const c = { y: 'Y' }; export const e = 'E';`),
  ).toEqual([
    'a is missing',
    'b is [": string"], not [": number",": string"]',
    'c is {"y":"text"}, not {"x":"text"}',
    'd is missing',
    'e is one too many',
  ]);
});

test('the parameters of a translation are the same, whatever they are called', () => {
  expect(
    differences('export const a = (isOne: boolean) => `x`;', 'export const a = (_isOne: boolean) => `y`;'),
  ).toEqual([]);
});

test('a sentence that stayed in English is found, also between values', () => {
  const english =
    "export const a = 'Try it again'; export const b = (n: number) => `${n} items are here`; export const c = 'Seaport';";
  const half =
    "export const a = 'Inténtalo'; export const b = (n: number) => `${n} items are here`; export const c = 'Seaport';";
  expect(untranslated(english, half)).toEqual(['items are here']);
});

describe.each(OTHERS)('in %s', (language) => {
  test('every catalogue is translated whole', () => {
    expect(catalogues.length).toBeGreaterThan(45);
    const wrong = catalogues.flatMap((path) => {
      const translation = translationOf(path, language);
      if (!existsSync(translation)) return [`${translation} is missing`];
      return differences(read(path), read(translation)).map((text) => `${translation}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  test('no sentence of a catalogue stayed in English', () => {
    const english = catalogues.flatMap((path) => {
      const translation = translationOf(path, language);
      if (!existsSync(translation)) return [];
      return untranslated(read(path), read(translation)).map((text) => `${translation}: ${text}`);
    });
    expect(english).toEqual([]);
  });

  test('no text shows an escape as letters', () => {
    const shown = catalogues
      .map((path) => translationOf(path, language))
      .filter((path) => existsSync(path) && wordsIn(read(path)).some((text) => /\\u[0-9a-f]{4}/i.test(text)));
    expect(shown).toEqual([]);
  });

  test('no translation has lost its catalogue', () => {
    const translations = FOLDERS.flatMap(filesBelow).filter((path) => path.endsWith(`.${language}.ts`));
    expect(translations.length).toBeGreaterThan(40);
    expect(translations.filter((path) => !existsSync(path.replace(`.${language}.ts`, '.ts')))).toEqual([]);
  });
});

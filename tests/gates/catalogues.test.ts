import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';

/* What a person reads stands in a feature's catalogue, not in its views. */

/** The workbench of `/test` is for engineers; the server's entry writes the document around the page. */
const NOT_FOR_PEOPLE = /features\/test-page\/|entry-server/;

/** Values of `event.key`, and the profile's tabs as addresses name them. */
const KEYS =
  /^(Enter|Escape|Tab|ArrowDown|ArrowUp|ArrowLeft|ArrowRight|Home|End|Collected|Created|Listings|Offers|Activity|Approvals)$/;

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** A sentence, or a word with a capital: no selector, key or option of an API. */
const isText = (text: string) =>
  !KEYS.test(text.trim()) &&
  !/[[\]=]/.test(text) &&
  (/^\s*[A-Z][a-z]+(\s|$)/.test(text) || /[a-z]{2,}[,.:]? [a-z]{2,}/.test(text));

/** Attributes that hold CSS, paths of a drawing or an option of an API. */
const SILENT = new Set(['className', 'd', 'sizes', 'viewBox', 'style', 'name', 'transform', 'rel', 'type', 'key']);

function textsIn(source: string): string[] {
  const found: string[] = [];
  const note = (text: unknown) => {
    if (typeof text === 'string' && isText(text)) found.push(text.trim().replaceAll(/\s+/g, ' '));
  };
  function visit(node: Node): void {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'TSLiteralType':
        return;
      case 'NewExpression':
        // What is thrown for engineers; errors for people are of a class of ours.
        if ((node['callee'] as { name?: string }).name === 'Error') return;
        break;
      case 'CallExpression':
        // Its second argument is the name of what a module exports.
        if ((node['callee'] as { name?: string }).name === 'lazyView') {
          const [load, , fallback] = node['arguments'] as Node[];
          for (const one of [load, fallback]) if (one !== undefined) visit(one);
          return;
        }
        break;
      case 'JSXAttribute':
        if (SILENT.has(String((node['name'] as { name?: unknown }).name))) return;
        break;
      case 'JSXText':
        if (/[A-Za-z]{2,}/.test(String(node['value'])))
          found.push(String(node['value']).trim().replaceAll(/\s+/g, ' '));
        return;
      case 'Literal':
        note(node['value']);
        break;
      case 'TemplateElement':
        note((node['value'] as { cooked: string | null }).cooked);
        break;
      default:
    }
    for (const value of Object.values(node)) {
      for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(one)) visit(one);
    }
  }
  visit(parseSync('view.tsx', source).program as unknown as Node);
  return found;
}

test('a text in a view is found, wherever it stands', () => {
  expect(textsIn('const a = <p title="Your items">{on ? "is on" : `${n} items are listed`} No items</p>')).toEqual([
    'Your items',
    'is on',
    'items are listed',
    'No items',
  ]);
  expect(textsIn('import a from "one two"; const b = <Icon className="one two" name="arrow" key="Enter" />')).toEqual(
    [],
  );
});

test('no view holds a text: they stand in the catalogues', () => {
  const views = filesBelow('src').filter((path) => path.endsWith('.tsx') && !NOT_FOR_PEOPLE.test(path));
  const texts = views.flatMap((path) => textsIn(readFileSync(path, 'utf8')).map((text) => `${path}: ${text}`));
  expect(views.length).toBeGreaterThan(80);
  expect(texts).toEqual([]);
});

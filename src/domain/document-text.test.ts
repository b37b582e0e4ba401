import { expect, test } from 'vitest';
import { readDocumentText } from './document-text.ts';

test('headings begin sections, lines with a dash are lists, and empty lines part paragraphs', () => {
  const text = 'Before.\n\n# First\nOne line\nand its end.\n\nAnother.\n- a\n- b\nAfter.\n## Second\n* c';
  expect(readDocumentText(text, 'own')).toEqual([
    { id: 'own-1', title: '', parts: ['Before.'] },
    { id: 'own-2', title: 'First', parts: ['One line and its end.', 'Another.', { list: ['a', 'b'] }, 'After.'] },
    { id: 'own-3', title: 'Second', parts: [{ list: ['c'] }] },
  ]);
});

test('everything else is only text', () => {
  const text = '<b>bold</b> [a](javascript:alert(1)) #tag -dash';
  expect(readDocumentText(text, 'own')).toEqual([{ id: 'own-1', title: '', parts: [text] }]);
  expect(readDocumentText('', 'own')).toEqual([]);
});

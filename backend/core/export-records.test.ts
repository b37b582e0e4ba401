import * as v from 'valibot';
import { expect, test } from 'vitest';
import { exportRecordSchema } from './export-records.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64');
const looks = { part: 'theme', name: 'Marea', accent: { light: '#7a1f5c', dark: '#f0a8d4' }, mark: PNG };
const legal = { part: 'legal-text', document: 'terms-of-use', language: 'ar', text: '# Rules\n\nBe kind.', since: 5 };

test('a theme and its texts are what an operator may decide', () => {
  for (const record of [looks, { ...looks, name: null, accent: null, mark: null }, legal])
    expect(v.parse(exportRecordSchema, record)).toEqual(record);
});

test.each([
  ['a name on two lines', { ...looks, name: 'a\nb' }],
  ['a name that turns what follows', { ...looks, name: 'a\u202Eb' }],
  ['a name of 31 characters', { ...looks, name: 'x'.repeat(31) }],
  ['a colour that is none', { ...looks, accent: { light: 'red', dark: '#ffffff' } }],
  ['a stylesheet in a colour', { ...looks, accent: { light: '#7a1f5c}*{', dark: '#ffffff' } }],
  ['a mark that is too large', { ...looks, mark: PNG.slice(0, 11).padEnd(360_004, 'A') }],
  ['a mark that is a program', { ...looks, mark: btoa('<svg><script>alert(1)</script></svg>') }],
  ['a mark by its address', { ...looks, mark: 'https://mark.example/' }],
  ['a mark that begins as a picture and is no base64', { ...looks, mark: `${PNG}"><script>` }],
  ['a legal page that there is not', { ...legal, document: '../../etc' }],
  ['a legal text in no language of ours', { ...legal, language: 'xx' }],
  ['a legal text that is too long', { ...legal, text: 'x'.repeat(20_001) }],
  ['a legal text of no time', { ...legal, since: 1e300 }],
])('no record has %s', (_, record) => {
  expect(v.is(exportRecordSchema, record)).toBe(false);
});

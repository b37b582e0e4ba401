import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { createImages } from '../images/images.ts';
import { saveInlineSources, type InlineUse } from '../stores/inline-sources.ts';
import { inlineAddress, inlineHost, inlineSource } from './inline.ts';
import { createResolver } from './resolver.ts';

const ITEM = '0b5e9c1e-0000-5000-8000-000000000001';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#f00"/></svg>';
const PAGE = '<!doctype html><p>runs</p>';
const base64 = (text: string) => Buffer.from(text).toString('base64');

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'vitrine-inline-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const resolver = () => createResolver({ ownHosts: [inlineHost(database)], hosts: [new Set()], ipfsGateway: undefined });
const limits = { maxBytes: 1_000_000, timeoutMs: 1_000 };
function held(use: InlineUse, source: string) {
  const found = inlineSource(ITEM, use, source);
  if (found === null) throw new Error(`${source} is not read`);
  return found;
}

describe('what metadata holds itself', () => {
  test.each([
    ['in base64', `data:image/svg+xml;base64,${base64(SVG)}`],
    ['encoded for an address', `data:image/svg+xml;charset=utf-8,${encodeURIComponent(SVG)}`],
    ['not encoded at all', `data:image/svg+xml;utf8,${SVG.replace('#f00', '#f00%')}`],
    ['the drawing as it is', ` ${SVG}`],
  ])('a drawing %s', (_, source) => {
    const { type, body } = held('image', source);
    expect(type).toBe('image/svg+xml');
    expect(Buffer.from(body).toString()).toMatch(/^<svg .+<\/svg>$/);
  });

  test.each<[InlineUse, string]>([
    ['image', 'data:text/html,<script>alert(1)</script>'],
    ['media', `data:image/svg+xml;base64,${base64(SVG)}`],
    ['media', 'data:application/javascript,alert(1)'],
    ['image', 'data:image/png;base64,'],
    ['image', 'data:,text'],
    ['image', 'data:image/png'],
    ['image', 'https://a.test/1.svg'],
    ['image', 'javascript:alert(1)'],
  ])('as %s, %s is not read', (use, source) => {
    expect(inlineSource(ITEM, use, source)).toBeNull();
  });
});

test('it is read under an address of its own, which changes with it: the one before is gone', async () => {
  const page = held('media', `data:text/html;base64,${base64(PAGE)}`);
  const first = held('image', `data:image/svg+xml;base64,${base64(SVG)}`);
  await saveInlineSources(database, [first, page]);
  expect(await resolver().read(inlineAddress(first), limits)).toEqual({ type: 'image/svg+xml', body: first.body });
  expect(inlineAddress(page)).toMatch(/\.html$/);
  expect(await resolver().read(inlineAddress(page), limits)).toEqual({ type: 'text/html', body: page.body });

  const second = held('image', `data:image/svg+xml;base64,${base64(SVG.replace('#f00', '#0f0'))}`);
  await saveInlineSources(database, [second]);
  await expect(resolver().read(inlineAddress(first), limits)).rejects.toMatchObject({ reason: 'missing' });
  expect(await database.query('select 1 from inline_sources')).toHaveLength(2);

  const images = createImages({ resolver: resolver(), stateDir: folder, log: () => {} });
  const ask = async (source: string) =>
    (await images.fetch(new Request(`http://test/_ipx/w_40&f_png/${encodeURIComponent(source)}`))).status;
  expect([await ask(inlineAddress(second)), await ask(inlineAddress(first))]).toEqual([200, 404]);
  await images.stop();
});

test.each(['', 'x/image/y', `${ITEM}/image/%00`, `${ITEM}/image/%ZZ`, `${ITEM}/table/${'0'.repeat(32)}`])(
  'strangers who ask for /%s find nothing',
  async (path) => {
    await expect(resolver().read(`https://inline.vitrine.invalid/${path}`, limits)).rejects.toMatchObject({
      reason: 'missing',
    });
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tint } from '../../src/contract/primitives.ts';
import { createResolver } from '../metadata/resolver.ts';
import { createImages, type Images } from './images.ts';

/** Left half blue, right half green, twice as wide as high. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="200" height="200" fill="#0000ff"/><rect x="200" width="200" height="200" fill="#00ff00"/></svg>`;
const ORIGIN = 'https://world.vitrine.invalid';
const SOURCE = `${ORIGIN}/glass/1.svg`;
const TINT: Tint = { top: '#008080', bottom: '#008080', width: 100, height: 50 };

let folder: string;
const running: Images[] = [];

function open() {
  const heard: [string, Tint][] = [];
  const read = async () => ({ type: 'image/svg+xml', body: Buffer.from(svg) });
  const resolver = createResolver({ ownHosts: [{ origin: ORIGIN, read }], hosts: [new Set()], ipfsGateway: undefined });
  const images = createImages({
    resolver,
    stateDir: folder,
    log: () => {},
    onTint: (source, tint) => heard.push([source, tint]),
  });
  running.push(images);
  const get = async (modifiers: string) =>
    (await images.fetch(new Request(`http://test/_ipx/${modifiers}/${SOURCE}`))).status;
  return { heard, get };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-tints-'));
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  rmSync(folder, { recursive: true, force: true });
});

test('a small picture in its own shape tells its colours as it is made; kept ones tell a later process, once', async () => {
  const first = open();
  // Large, or cut to another shape: no tint is taken.
  expect([await first.get('w_1280&f_png'), await first.get('w_160&h_20&f_png')]).toEqual([200, 200]);
  expect(first.heard).toEqual([]);
  expect([await first.get('w_160&f_png'), await first.get('w_160&f_png')]).toEqual([200, 200]);
  expect(first.heard).toEqual([[SOURCE, TINT]]);

  const later = open();
  expect([await later.get('w_160&f_png'), await later.get('w_160&f_png')]).toEqual([200, 200]);
  expect(later.heard).toEqual([[SOURCE, TINT]]);
});

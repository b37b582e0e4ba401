import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createResolver } from '../metadata/resolver.ts';
import { createImages, type Images } from './images.ts';
import { imageLimits, type ImageLimits } from './limits.ts';

const ORIGIN = 'https://world.vitrine.invalid';
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="2048">${inside}<rect width="2048" height="2048" filter="url(#a)"/></svg>`;

/** All under 260 bytes but the last; each would hold a renderer for minutes or fill the memory. */
const hostile: Record<string, string> = {
  'morphology.svg': svg('<filter id="a"><feMorphology operator="dilate" radius="900"/></filter>'),
  'turbulence.svg': svg('<filter id="a"><feTurbulence baseFrequency="9" numOctaves="9999"/></filter>'),
  'memory.svg': svg(
    `<filter id="a">${Array.from({ length: 200 }, (_, i) => `<feFlood flood-color="red" result="r${i}"/>`).join('')}</filter>`,
  ),
};
const good = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';

let folder: string;
let images: Images;
let reads: string[];
let ended: string[];
/** Sources under `slow/` come when this is called. */
let letGo: () => void;
let strict: Partial<ImageLimits> = {};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-hostile-'));
  reads = [];
  ended = [];
  const slow = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const resolver = createResolver({
    ownHosts: [
      {
        origin: ORIGIN,
        async read(path) {
          reads.push(path);
          if (path.startsWith('slow/')) await slow;
          const text = hostile[path === 'third.svg' ? 'turbulence.svg' : path] ?? good;
          return { type: 'image/svg+xml', body: Buffer.from(text) };
        },
      },
    ],
    hosts: [new Set()],
    ipfsGateway: undefined,
  });
  images = createImages({
    resolver,
    stateDir: folder,
    log: (line) => ended.push(line),
    limits: { ...strict, patienceMs: 100_000 },
  });
});
afterEach(async () => {
  letGo();
  await images.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (modifiers: string, path: string, init: RequestInit = {}) =>
  images.fetch(new Request(`http://test/_ipx/${modifiers}/${ORIGIN}/${path}`, init));

const MEMORY = 400 * 1024 * 1024;

async function endsAndIsRemembered(path: string, why: RegExp): Promise<void> {
  const answer = await get('w_2048&f_png', path);
  expect(answer.status).toBe(422);
  expect(ended).toHaveLength(1);
  expect(ended[0]).toMatch(why);
  expect((await get('w_64', 'good.svg')).status).toBe(200);
  // No other size of it is tried.
  reads = [];
  const again = await get('w_640', path);
  expect(again.status).toBe(422);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(imageLimits.brokenMs / 1_000 - 60);
  expect(reads).toEqual([]);
  expect(ended).toHaveLength(1);
}

describe('a source that takes too much memory', { timeout: 120_000 }, () => {
  beforeAll(() => {
    // A slow machine must not run out of time first.
    strict = { renderMs: 60_000, rendererBytes: MEMORY };
  });
  afterAll(() => {
    strict = {};
  });

  test('ends its renderer, and is remembered', () => endsAndIsRemembered('memory.svg', /too much memory/));
});

describe('a source that takes too much', { timeout: 120_000 }, () => {
  beforeAll(() => {
    strict = { renderMs: 600, rendererBytes: MEMORY };
  });
  afterAll(() => {
    strict = {};
  });

  test.each(Object.keys(hostile).filter((path) => path !== 'memory.svg'))(
    '%s ends its renderer, and is remembered',
    (path) => endsAndIsRemembered(path, /too much time/),
  );

  test('two of them at once hold up a good one by one time limit: it comes before a third', async () => {
    const order: string[] = [];
    const note = async (name: string, answer: Promise<Response>) => {
      const { status } = await answer;
      order.push(`${name} ${status}`);
    };
    await Promise.all([
      note('first', get('w_2048&f_png', 'morphology.svg')),
      note('second', get('w_2048&f_png', 'turbulence.svg')),
      // A flood of sizes of the first is no more than its first.
      ...['w_640', 'w_768', 'w_1280', 'w_1536'].map((size) => note('size', get(size, 'morphology.svg'))),
      note('good', get('w_64', 'good.svg')),
      note('third', get('w_2048&f_png', 'third.svg')),
    ]);
    expect(order.filter((line) => line.endsWith(' 422'))).toHaveLength(7);
    expect(order.indexOf('good 200')).toBeGreaterThan(0);
    expect(order.indexOf('good 200')).toBeLessThan(order.indexOf('third 422'));
    expect(ended).toHaveLength(3);
  });
});

describe('a flood', { timeout: 120_000 }, () => {
  test('of odd sizes, qualities, backgrounds and query strings makes as many pictures as there are sizes', async () => {
    const urls = Array.from(
      { length: 250 },
      (_, i) => `w_${i * 8 + 1}&q_${(i % 100) + 1}&b_${(i * 7 + 4096).toString(16).padStart(6, '0')}`,
    );
    const names = new Set<string | null>();
    for (const modifiers of urls) {
      const answer = await get(modifiers, 'good.svg');
      expect(answer.status).toBe(200);
      names.add(answer.headers.get('content-location'));
    }
    expect(names.size).toBeLessThanOrEqual(11 * 4);
    expect(reads.length).toBe(names.size);
    const before = reads.length;
    for (let i = 0; i < 50; i += 1) {
      const answer = await images.fetch(
        new Request(`http://test/_ipx/${urls[3]}/${encodeURIComponent(`${ORIGIN}/good.svg`)}?x=${i}`),
      );
      expect(answer.status).toBe(200);
    }
    expect(reads.length).toBe(before);
  });

  test('whose client has gone is not worked off', async () => {
    const gone = new AbortController();
    const paths = Array.from({ length: 40 }, (_, i) => `slow/${i}.svg`);
    const flood = paths.map((path) => get('w_320', path, { signal: gone.signal }));
    await expect.poll(() => reads.length).toBe(imageLimits.fetchesPerHost);
    gone.abort();
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([503]));
    letGo();
    expect((await get('w_320', 'good.svg')).status).toBe(200);
    // None was begun that had not been before.
    expect(reads.filter((path) => path.startsWith('slow/'))).toHaveLength(imageLimits.fetchesPerHost);
  });

  test('of one source lets another take its turn', async () => {
    // Both renderers have started.
    await Promise.all([get('w_64', 'a.svg'), get('w_64', 'b.svg')]);
    const order: string[] = [];
    const sizes = [64, 120, 160, 200, 320, 480, 640, 768, 1_280, 1_536, 2_048];
    await Promise.all([
      ...sizes.map(async (size) => {
        await get(`w_${size}&f_avif`, 'many.svg');
        order.push('many');
      }),
      get('w_64', 'one.svg').then(() => order.push('one')),
    ]);
    expect(order.indexOf('one')).toBeLessThan(sizes.length - 2);
  });

  test('that somebody else also waits for is still made for them', async () => {
    const gone = new AbortController();
    const first = get('w_320', 'slow/shared.svg', { signal: gone.signal });
    const second = get('w_320', 'slow/shared.svg');
    await expect.poll(() => reads).toEqual(['slow/shared.svg']);
    gone.abort();
    expect((await first).status).toBe(503);
    letGo();
    expect((await second).status).toBe(200);
    expect(reads).toHaveLength(1);
  });
});

test('who waits goes before the pre-warming, also for a picture that it had begun with', async () => {
  const order: string[] = [];
  const warmed = images
    .prewarm(
      Array.from({ length: 30 }, (_, index) => `${ORIGIN}/warm-${index}.svg`),
      ['w_640'],
    )
    .then((made) => order.push(`warmed ${made}`));
  await get('w_320', 'person.svg');
  order.push('person');
  await warmed;
  expect(order).toEqual(['person', 'warmed 30']);
});

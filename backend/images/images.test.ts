import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesBelow } from '../build/files-below.ts';
import { createResolver } from '../metadata/resolver.ts';
import { createDiskCache } from './disk-cache.ts';
import { createImages, type Images } from './images.ts';
import { parseModifiers } from './modifiers.ts';

/** Left half blue, right half green, twice as wide as high. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><script>alert(1)</script><rect width="200" height="200" fill="#0000ff"/><rect x="200" width="200" height="200" fill="#00ff00"/></svg>`;
const SOURCE = 'https://world.vitrine.invalid/glass/1.svg';

let folder: string;
let images: Images;
let reads = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-images-'));
  const noise = await sharp({
    create: {
      width: 640,
      height: 320,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  const contents: Record<string, Uint8Array> = {
    'glass/1.svg': Buffer.from(svg),
    'glass/noise.png': noise,
    'glass/broken.png': Buffer.from('<html>not a picture</html>'),
    'glass/bomb.svg': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><rect width="1" height="1"/></svg>',
    ),
  };
  const resolver = createResolver({
    ownHosts: [
      {
        origin: 'https://world.vitrine.invalid',
        async read(path) {
          reads += 1;
          const body = contents[path];
          return body ? { type: 'image/svg+xml', body } : null;
        },
      },
    ],
    hosts: [new Set()],
    ipfsGateway: undefined,
  });
  images = createImages({ resolver, stateDir: folder, log: () => {} });
});
afterAll(async () => {
  await images.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  images.fetch(new Request(`http://test/_ipx/${path}`, { headers }));
async function pixels(path: string) {
  const answer = await get(path);
  expect(answer.status, path).toBe(200);
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)],
  };
}

describe('/_ipx', () => {
  test('width alone keeps the shape [J55]', async () => {
    const { width, height } = await pixels(`w_200&f_png/${SOURCE}`);
    expect([width, height]).toEqual([200, 100]);
  });

  test('height alone keeps the shape [J56]', async () => {
    const { width, height } = await pixels(`h_120,f_png/${encodeURIComponent(SOURCE)}`);
    expect([width, height]).toEqual([240, 120]);
  });

  test('cover crops, contain letterboxes, fill bends [J59]', async () => {
    const cover = await pixels(`w_200&h_200&f_png/${SOURCE}`);
    expect([cover.width, cover.height, cover.at(5, 5), cover.at(195, 5)]).toEqual([200, 200, [0, 0, 255], [0, 255, 0]]);
    const contain = await pixels(`w_200&h_200&f_png&fit_contain&b_ff0000/${SOURCE}`);
    expect([contain.width, contain.height, contain.at(100, 5), contain.at(20, 100), contain.at(180, 100)]).toEqual([
      200,
      200,
      [255, 0, 0],
      [0, 0, 255],
      [0, 255, 0],
    ]);
    const fill = await pixels(`s_120x200&f_png&fit_fill/${SOURCE}`);
    expect([fill.width, fill.height, fill.at(20, 190)]).toEqual([120, 200, [0, 0, 255]]);
  });

  test('the background is behind the picture, also written short [J60]', async () => {
    const short = await pixels(`w_200&h_200&f_png&fit_contain&b_f00/${SOURCE}`);
    expect(short.at(100, 2)).toEqual([255, 0, 0]);
    const jpeg = await pixels(`w_200&h_200&f_jpeg&fit_contain/${SOURCE}`);
    expect(jpeg.at(100, 2).every((value) => value > 250)).toBe(true);
  });

  test('less quality is fewer bytes [J57]', async () => {
    const size = async (quality: number) =>
      (await (await get(`w_640&f_webp&q_${quality}/https://world.vitrine.invalid/glass/noise.png`)).arrayBuffer())
        .byteLength;
    expect(await size(20)).toBeLessThan((await size(90)) / 2);
  });

  test('who saves data is given lighter pictures, and caches are told', async () => {
    const path = '/_ipx/w_320&q_80/https%3A%2F%2Fworld.vitrine.invalid%2Fglass%2Fnoise.png';
    const ask = async (headers: Record<string, string>) => {
      const answer = await images.fetch(new Request(`http://localhost${path}`, { headers }));
      return { bytes: (await answer.arrayBuffer()).byteLength, headers: answer.headers };
    };
    const [plain, light] = [await ask({}), await ask({ 'Save-Data': 'on' })];
    expect(light.bytes).toBeLessThan(plain.bytes);
    expect(light.headers.get('vary')).toBe('Save-Data');
    expect(light.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  test.each([
    ['webp', 'image/webp', 8, 'WEBP'],
    ['avif', 'image/avif', 4, 'ftypavif'],
    ['jpeg', 'image/jpeg', 0, '\u00ff\u00d8\u00ff'],
    ['png', 'image/png', 1, 'PNG'],
  ])('format %s: type and first bytes [J58]', async (format, type, offset, magic) => {
    const answer = await get(`w_64&f_${format}/${SOURCE}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe(type);
    expect(bytes.toString('latin1', offset, offset + magic.length)).toBe(magic);
  });

  test('a drawing always becomes pixels, also without modifiers', async () => {
    const answer = await get(`_/${SOURCE}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width, height } = await pixels(`_/${SOURCE}`);
    expect([width, height]).toEqual([400, 200]);
  });

  test('answers are kept for ever, tagged, and run nothing', async () => {
    const answer = await get(`w_50/${SOURCE}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const again = await get(`w_50/${SOURCE}`, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('the same picture asked for by many is made once, and never again', async () => {
    const before = reads;
    await Promise.all(Array.from({ length: 20 }, () => get(`w_77&q_61/${SOURCE}`)));
    await get(`q_61,w_77/${SOURCE}`);
    expect(reads - before).toBe(1);
  });

  test.each([
    ['http://127.0.0.1/x.png'],
    ['https://127.0.0.1/x.png'],
    ['http://localhost:8080/x.png'],
    ['https://[::1]/x.png'],
    ['https://169.254.169.254/latest/meta-data'],
    ['https://0x7f.1/x.png'],
    ['https://evil.example/x.png'],
    ['https://world.vitrine.invalid.evil.example/x.svg'],
    ['https://world.vitrine.invalid@127.0.0.1/x.svg'],
    ['file:///etc/passwd'],
    ['/etc/passwd'],
    ['../../etc/passwd'],
    ['..%2F..%2Fetc%2Fpasswd'],
    ['%2Fetc%2Fpasswd'],
    ['https%3A%2F%2F127.0.0.1%2Fx.png'],
    ['data:image/svg+xml,<svg/>'],
    ['ipfs://Qm/1.png'],
  ])('%s is refused [J61]', async (source) => {
    const answer = await get(`w_10/${source}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toMatchObject({ data: null, status: { code: answer.status } });
  });

  test.each([
    ['w_0', 400],
    ['w_2049', 400],
    ['w_1.5', 400],
    ['q_101', 400],
    ['f_svg', 400],
    ['f_gif', 400],
    ['fit_evil', 400],
    ['b_red;', 400],
    ['blur_5', 400],
    ['__proto___x', 400],
    ['%E0%A4%A', 400],
  ])('modifiers %s: %i', async (modifiers, code) => {
    expect((await get(`${modifiers}/${SOURCE}`)).status).toBe(code);
  });

  test('what is no picture, too large a one, or missing says so', async () => {
    expect((await get('w_10/https://world.vitrine.invalid/glass/broken.png')).status).toBe(422);
    expect((await get('w_10/https://world.vitrine.invalid/glass/bomb.svg')).status).toBe(422);
    expect((await get('w_10/https://world.vitrine.invalid/glass/none.png')).status).toBe(404);
    expect((await images.fetch(new Request(`http://test/_ipx/w_10/${SOURCE}`, { method: 'POST' }))).status).toBe(405);
  });

  test('is one pixel for a page, remembered for a while; what may pass, or is asked wrongly, is an error', async () => {
    const asPage = (path: string) =>
      images.fetch(new Request(`http://test/_ipx/${path}`, { headers: { accept: 'image/avif,image/webp,*/*;q=0.8' } }));
    for (const name of ['broken.png', 'none.png']) {
      const answer = await asPage(`w_10/https://world.vitrine.invalid/glass/${name}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([203, 'private, max-age=3600']);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height]).toEqual([1, 1]);
    }
    expect((await asPage(`w_0/${SOURCE}`)).status).toBe(400);
    expect((await asPage(`w_10/${SOURCE}`)).status).toBe(200);
  });
});

test('the disk cache throws away what was not used longest', async () => {
  const small = createDiskCache(join(folder, 'small'), 1_000);
  for (const key of ['aa', 'bb', 'cc', 'dd', 'ee']) {
    await small.put(key.repeat(8), new Uint8Array(300));
    await small.settled();
  }
  const kept = await Promise.all(['aa', 'bb', 'cc', 'dd', 'ee'].map((key) => small.get(key.repeat(8))));
  expect(kept.filter((bytes) => bytes !== null).length).toBeLessThanOrEqual(3);
  expect(kept.at(-1)).not.toBeNull();
});

test('what the app’s views ask for is offered as it is, so nothing is scaled twice', () => {
  const asked = filesBelow('.', 'src')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/WIDTHS = \[([\d, ]+)\]/g)])
    .flatMap(([, list = '']) => list.split(',').map(Number));
  expect(asked.length).toBeGreaterThan(10);
  for (const width of new Set(asked)) expect(parseModifiers(`w_${width}&q_80`)).toMatchObject({ width, quality: 80 });
});

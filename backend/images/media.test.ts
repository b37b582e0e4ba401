import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { kilnModel } from '../demo/world/art/kiln-model.ts';
import { meanderPage } from '../demo/world/art/meander-page.ts';
import { ephemerisSound } from '../demo/world/art/sound.ts';
import { createResolver } from '../metadata/resolver.ts';
import { createMedia } from './media.ts';

const ORIGIN = 'https://world.vitrine.invalid';
const folder = await mkdtemp(join(tmpdir(), 'vitrine-media-'));
afterAll(() => rm(folder, { recursive: true }));

const sound = ephemerisSound(1);
let reads = 0;
const contents: Record<string, Uint8Array> = {
  'ephemeris/1.wav': sound,
  'kiln/1.glb': kilnModel(1),
  'kiln/broken.glb': Buffer.from('glTF and nothing that follows from it'),
  'meander/1.html': Buffer.from(meanderPage(1)),
  'meander/picture.html': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'meander/large.html': Buffer.from(`<!doctype html>${' '.repeat(50_000)}`),
  'oddments/page.mp4': Buffer.from('<!doctype html><script>alert(1)</script>'),
};
const resolver = createResolver({
  ownHosts: [
    {
      origin: ORIGIN,
      async read(path) {
        reads += 1;
        const body = contents[path];
        return body === undefined ? null : { type: 'text/html', body };
      },
    },
  ],
  hosts: [new Set(['media.test'])],
  ipfsGateway: undefined,
});
const media = createMedia({
  resolver,
  stateDir: folder,
  log: () => {},
  limits: { sourceBytes: 400_000, pageBytes: 50_000 },
});
afterAll(() => media.stop());

const ask = (source: string, headers: Record<string, string> = {}, method = 'GET') =>
  media.fetch(new Request(`http://localhost/_media/${encodeURIComponent(source)}`, { method, headers }));

test('sound is served whole and in parts, as what its bytes are, and read from its host once', async () => {
  const source = `${ORIGIN}/ephemeris/1.wav`;
  const [whole, again] = await Promise.all([ask(source), ask(source)]);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('audio/wav');
  expect(whole.headers.get('content-security-policy')).toContain('sandbox');
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(new Uint8Array(sound));
  expect(again.status).toBe(200);
  const part = await ask(source, { range: 'bytes=44-143' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 44-143/${sound.byteLength}`);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array(sound.subarray(44, 144)));
  const outside = await ask(source, { range: `bytes=${sound.byteLength}-` });
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${sound.byteLength}`]);
  expect(reads).toBe(1);
});

test('a 3-D model is served as what it is, and never as a page', async () => {
  const answer = await ask(`${ORIGIN}/kiln/1.glb`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'model/gltf-binary']);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('glTF');
  expect((await ask(`${ORIGIN}/kiln/broken.glb`)).status).toBe(422);
});

const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
const askPage = (source: string, headers: Record<string, string> = frame, method = 'GET') =>
  media.fetch(new Request(`http://localhost/_interactive/${encodeURIComponent(source)}`, { method, headers }));

test('a page that runs has an origin of its own and no network', async () => {
  const answer = await askPage(`${ORIGIN}/meander/1.html`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = (answer.headers.get('content-security-policy') ?? '').split('; ');
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'none'");
  // No source of any kind but what it brings itself.
  expect(policy.join(' ')).not.toMatch(
    /https?:|\*|allow-same-origin|allow-top|allow-popups|allow-forms|(?<!ancestors )'self'/,
  );
});

test.each([
  ['whoever opens its address', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }, 'GET'],
  ['a frame of another site', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }, 'GET'],
  ['the code of another item', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }, 'HEAD'],
  ['a script of ours that wants its text', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }, 'GET'],
  ['who says nothing', {}, 'GET'],
])('a page that runs is not given to %s', async (_, headers, method) => {
  expect((await askPage(`${ORIGIN}/meander/1.html`, headers, method)).status).toBe(403);
});

test('our page learns whether there is something to run, and why there is not', async () => {
  const head = (path: string) =>
    askPage(`${ORIGIN}/${path}`, { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }, 'HEAD');
  expect((await head('meander/1.html')).status).toBe(200);
  expect((await head('meander/picture.html')).status).toBe(422);
  expect((await head('meander/large.html')).status).toBe(413);
  expect((await head('meander/2.html')).status).toBe(404);
  expect((await askPage('https://elsewhere.test/1.html')).status).toBe(403);
});

test.each([
  ['a page that calls itself a video', `${ORIGIN}/oddments/page.mp4`, 422],
  ['what does not exist', `${ORIGIN}/ephemeris/2.wav`, 404],
  ['a host that is not allowed', 'https://elsewhere.test/1.mp4', 403],
  ['this machine', 'http://127.0.0.1/1.mp4', 403],
  ['a file', 'file:///etc/passwd', 403],
  ['nothing', '', 403],
])('%s is refused', async (_, source, status) => {
  const answer = await ask(source);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('what is too large is refused, and nothing is written to it', async () => {
  contents['ephemeris/3.wav'] = Buffer.concat([sound, Buffer.alloc(300_000)]);
  expect((await ask(`${ORIGIN}/ephemeris/3.wav`)).status).toBe(413);
  const answer = await ask(`${ORIGIN}/ephemeris/1.wav`, {}, 'POST');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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
  'oddments/page.mp4': Buffer.from('<!doctype html><script>alert(1)</script>'),
};
const resolver = createResolver({
  ownHost: {
    origin: ORIGIN,
    async read(path) {
      reads += 1;
      const body = contents[path];
      return body === undefined ? null : { type: 'text/html', body };
    },
  },
  hosts: new Set(['media.test']),
  ipfsGateway: undefined,
});
const media = createMedia({ resolver, stateDir: folder, log: () => {}, limits: { sourceBytes: 200_000 } });
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
  contents['ephemeris/3.wav'] = Buffer.concat([sound, Buffer.alloc(100_000)]);
  expect((await ask(`${ORIGIN}/ephemeris/3.wav`)).status).toBe(413);
  const answer = await ask(`${ORIGIN}/ephemeris/1.wav`, {}, 'POST');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

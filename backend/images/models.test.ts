import { describe, expect, test } from 'vitest';
import { kilnModel } from '../demo/world/art/kiln-model.ts';
import { png } from '../demo/world/art/png.ts';
import { modelLimits } from './limits.ts';
import { ModelError, standaloneModel } from './models.ts';
import { pictureSize } from './picture-size.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const triangle = Buffer.from(Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);

/** A triangle as plain glTF, with what a test makes of it. */
const plain = (more: Record<string, unknown> = {}) =>
  Buffer.from(
    JSON.stringify({
      asset: { version: '2.0' },
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      buffers: [{ byteLength: 36, uri: `data:application/octet-stream;base64,${base64(triangle)}` }],
      ...more,
    }),
  );

type Shown = {
  buffers: object[];
  bufferViews: object[];
  images?: object[];
  nodes: object[];
  extensionsUsed?: string[];
};

function read(file: Uint8Array): { gltf: Shown; bin: Buffer } {
  const bytes = Buffer.from(file);
  expect(bytes.toString('latin1', 0, 4)).toBe('glTF');
  expect(bytes.readUInt32LE(8)).toBe(bytes.byteLength);
  const length = bytes.readUInt32LE(12);
  return {
    gltf: JSON.parse(bytes.toString('utf8', 20, 20 + length)) as Shown,
    bin: bytes.subarray(20 + length + 8),
  };
}

describe('a model becomes one file that stands alone', () => {
  test('plain glTF with its buffer and picture inside it', () => {
    const picture = png(4, 2, ['#ff0000'], () => 0);
    const { gltf, bin } = read(
      standaloneModel(plain({ images: [{ uri: `data:image/png;base64,${base64(picture)}` }] })),
    );
    expect(gltf.buffers).toEqual([{ byteLength: bin.byteLength }]);
    expect(bin.subarray(0, 36)).toEqual(triangle);
    expect(gltf.images).toEqual([{ mimeType: 'image/png', bufferView: 1 }]);
    expect(bin.subarray(36, 36 + picture.byteLength)).toEqual(Buffer.from(picture));
  });

  test('one of the demo world stays what it is', () => {
    const { gltf } = read(standaloneModel(kilnModel(7)));
    expect(gltf.buffers).toHaveLength(1);
    expect(standaloneModel(standaloneModel(kilnModel(7)))).toEqual(standaloneModel(kilnModel(7)));
  });

  test('what its maker’s programs read, and extensions that bring more than materials, are gone', () => {
    const { gltf } = read(
      standaloneModel(
        plain({
          extras: { uri: 'https://elsewhere.test/' },
          extensionsUsed: ['EXT_mesh_gpu_instancing', 'KHR_materials_unlit'],
          nodes: [{ mesh: 0, extras: { a: 1 }, extensions: { EXT_mesh_gpu_instancing: { attributes: {} } } }],
          extensions: { KHR_lights_punctual: { lights: [] }, VENDOR_loader: { uri: 'https://elsewhere.test/' } },
        }),
      ),
    );
    expect(gltf.extensionsUsed).toEqual(['KHR_materials_unlit']);
    expect(gltf.nodes).toEqual([{ mesh: 0, children: [], extensions: {} }]);
    expect(JSON.stringify(gltf)).not.toContain('elsewhere');
  });
});

const huge = (length: number) => Array.from({ length }, () => ({ mesh: 0 }));
const chain = (length: number) => Array.from({ length }, (_, i) => (i + 1 < length ? { children: [i + 1] } : {}));

test.each<[string, Uint8Array]>([
  ['no glTF', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', new Uint8Array()],
  ['a head alone', Buffer.from('glTF\x02\0\0\0\xff\xff\xff\xff\xff\xff\xff\x7fJSON', 'latin1')],
  ['cut off', kilnModel(1).subarray(0, 5_000)],
  ['glTF 1.0', plain({ asset: { version: '1.0' } })],
  ['a buffer elsewhere', plain({ buffers: [{ byteLength: 36, uri: 'https://elsewhere.test/a.bin' }] })],
  ['a buffer beside it', plain({ buffers: [{ byteLength: 36, uri: '../../etc/passwd' }] })],
  ['a picture elsewhere', plain({ images: [{ uri: 'http://127.0.0.1/a.png' }] })],
  ['an SVG picture', plain({ images: [{ uri: `data:image/svg+xml;base64,${base64(Buffer.from('<svg/>'))}` }] })],
  ['a picture of nothing', plain({ images: [{}] })],
  [
    'a picture of 65,535 pixels squared',
    plain({
      images: [
        { uri: `data:image/jpeg;base64,${base64(Buffer.from('ffd8ffc0001108ffffffff03012200021101031101', 'hex'))}` },
      ],
    }),
  ],
  ['bytes it does not have', plain({ bufferViews: [{ buffer: 0, byteOffset: 4, byteLength: 36 }] })],
  ['a buffer it does not have', plain({ bufferViews: [{ buffer: 1, byteLength: 1 }] })],
  ['a larger buffer than its bytes', plain({ buffers: [{ byteLength: 1e9 }] })],
  ['a decoder', plain({ extensionsRequired: ['KHR_draco_mesh_compression'] })],
  ['a billion points', plain({ accessors: [{ count: 1e9, componentType: 5126, type: 'VEC3' }] })],
  ['a mesh drawn ten thousand times', plain({ nodes: huge(modelLimits.nodes) })],
  ['too many things', plain({ nodes: huge(modelLimits.nodes + 1) })],
  ['things that hang in each other', plain({ nodes: [{ children: [1] }, { children: [0] }] })],
  ['one thing in two places', plain({ nodes: [{ children: [2] }, { children: [2] }, {}] })],
  ['a thing it does not have', plain({ nodes: [{ children: [9] }] })],
  ['a long chain', plain({ nodes: chain(modelLimits.depth + 1) })],
  ['a deep description', Buffer.from(`{"asset":{"version":"2.0"},"x":${'['.repeat(500_000)}${']'.repeat(500_000)}}`)],
  ['a long description', Buffer.alloc(modelLimits.textBytes + 1, ' ')],
])('%s is refused', (_, bytes) => {
  expect(() => standaloneModel(bytes)).toThrow(ModelError);
});

test('prototype keys stay keys', () => {
  standaloneModel(Buffer.from(plain().toString().replace('{', '{"__proto__":{"polluted":1},"constructor":{"x":1},')));
  expect('polluted' in {}).toBe(false);
});

test.each<[string, string, { width: number; height: number } | null]>([
  ['a PNG', '89504e470d0a1a0a0000000d4948445200000280000001e0', { width: 640, height: 480 }],
  ['a JPEG', 'ffd8ffe000044a46ffffc2001108012c019003', { width: 400, height: 300 }],
  ['a JPEG without a frame', 'ffd8ffe000044a46', null],
  ['a JPEG that goes nowhere', 'ffd8ffe00000ffc0001108012c019003', null],
  ['a GIF', '474946383961010001000000', null],
  ['nothing', '', null],
])('the size of %s is read from its head', (_, hex, size) => {
  expect(pictureSize(Buffer.from(hex, 'hex'))).toEqual(size);
});

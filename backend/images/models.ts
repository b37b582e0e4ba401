import * as v from 'valibot';
import { modelLimits } from './limits.ts';
import { pictureSize } from './picture-size.ts';

/*
 * glTF 2.0, as it comes from anywhere, becomes one binary file (GLB) with a single buffer and no address in it.
 * A viewer that draws it asks for nothing, waits for nothing and draws a bounded number of points.
 */

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;

/** Changes of materials, and nothing that brings a decoder, further files or further copies. */
const EXTENSIONS = new Set([
  'KHR_lights_punctual',
  'KHR_materials_anisotropy',
  'KHR_materials_clearcoat',
  'KHR_materials_dispersion',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_iridescence',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_materials_volume',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
]);

/** A model that is not one, or takes too much. */
export class ModelError extends Error {
  override name = 'ModelError';
}

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const many = <T extends v.GenericSchema>(item: T) => v.optional(v.array(item), []);
const looseObject = v.looseObject({});

const gltfSchema = v.looseObject({
  asset: v.looseObject({ version: v.pipe(v.string(), v.regex(/^2\.[0-9]+$/)) }),
  extensionsRequired: v.optional(v.array(v.string())),
  extensionsUsed: v.optional(v.array(v.string())),
  buffers: many(v.looseObject({ byteLength: index, uri: v.optional(v.string()) })),
  bufferViews: many(v.looseObject({ buffer: index, byteOffset: v.optional(index, 0), byteLength: index })),
  accessors: many(v.looseObject({ count: index })),
  images: many(v.looseObject({ uri: v.optional(v.string()), bufferView: v.optional(index) })),
  meshes: many(
    v.looseObject({
      primitives: v.array(v.looseObject({ indices: v.optional(index), attributes: v.record(v.string(), index) })),
    }),
  ),
  nodes: many(v.looseObject({ mesh: v.optional(index), children: v.optional(v.array(index), []) })),
  animations: many(looseObject),
  materials: many(looseObject),
});
type Gltf = v.InferOutput<typeof gltfSchema>;

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new ModelError('The model names what it does not have.');
  return found;
}

/** The two parts of a file: what it describes, and its bytes. */
function open(bytes: Uint8Array): { text: Uint8Array; bin: Uint8Array | null } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 20 || view.getUint32(0, true) !== MAGIC) return { text: bytes, bin: null };
  if (view.getUint32(4, true) !== 2) throw new ModelError('Only glTF 2.0 is shown.');
  let text: Uint8Array | null = null;
  let bin: Uint8Array | null = null;
  for (let from = 12; from + 8 <= bytes.byteLength;) {
    const length = view.getUint32(from, true);
    const kind = view.getUint32(from + 4, true);
    const chunk = bytes.subarray(from + 8, from + 8 + length);
    if (chunk.byteLength !== length) throw new ModelError('The model is cut off.');
    if (kind === JSON_CHUNK) text ??= chunk;
    if (kind === BIN_CHUNK) bin ??= chunk;
    from += 8 + length;
  }
  if (text === null) throw new ModelError('The model describes nothing.');
  return { text, bin };
}

function describe(text: Uint8Array): Gltf {
  if (text.byteLength > modelLimits.textBytes) throw new ModelError('The model describes too much.');
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(text));
  } catch {
    throw new ModelError('The model is not glTF.');
  }
  const parsed = v.safeParse(gltfSchema, json);
  if (!parsed.success) throw new ModelError('The model is not glTF.');
  return parsed.output;
}

/** Removes extensions that are not on the list, wherever they stand, and what only its maker's programs read. */
function strip(gltf: Gltf): void {
  if (gltf.extensionsRequired?.some((name) => !EXTENSIONS.has(name))) {
    throw new ModelError('The model needs an extension that is not supported.');
  }
  const waiting: unknown[] = [gltf];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const record = value as Record<string, unknown>;
    delete record['extras'];
    const { extensions } = record;
    if (typeof extensions === 'object' && extensions !== null) {
      record['extensions'] = Object.fromEntries(Object.entries(extensions).filter(([name]) => EXTENSIONS.has(name)));
    }
    for (const part of Object.values(record)) if (typeof part === 'object' && part !== null) waiting.push(part);
  }
  if (gltf.extensionsUsed) gltf.extensionsUsed = gltf.extensionsUsed.filter((name) => EXTENSIONS.has(name));
}

function inline(uri: string): Uint8Array {
  const [, data] = /^data:[a-z0-9.+/;=-]{0,100};base64,([A-Za-z0-9+/=]*)$/i.exec(uri) ?? [];
  if (data === undefined) throw new ModelError('The model names further files.');
  return Buffer.from(data, 'base64');
}

/** Puts all buffers and inline pictures one after another. */
function gather(gltf: Gltf, bin: Uint8Array | null): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const append = (part: Uint8Array): number => {
    const from = size;
    const padding = (4 - (part.byteLength % 4)) % 4;
    parts.push(part, new Uint8Array(padding));
    size += part.byteLength + padding;
    return from;
  };
  const starts = gltf.buffers.map(({ uri, byteLength }, place) => {
    const bytes = uri === undefined ? (place === 0 ? bin : null) : inline(uri);
    if (bytes === null || bytes.byteLength < byteLength)
      throw new ModelError('The model names bytes it does not have.');
    return { from: append(bytes.subarray(0, byteLength)), byteLength };
  });
  for (const part of gltf.bufferViews) {
    const start = at(starts, part.buffer);
    if (part.byteOffset + part.byteLength > start.byteLength)
      throw new ModelError('The model names bytes it does not have.');
    part.byteOffset += start.from;
    part.buffer = 0;
  }
  for (const image of gltf.images) {
    if (image.uri === undefined) continue;
    const bytes = inline(image.uri);
    image.mimeType = bytes[0] === 0x89 ? 'image/png' : 'image/jpeg';
    image.bufferView =
      gltf.bufferViews.push({ buffer: 0, byteOffset: append(bytes), byteLength: bytes.byteLength }) - 1;
    delete image.uri;
  }
  gltf.buffers = size === 0 ? [] : [{ byteLength: size }];
  return Buffer.concat(parts);
}

function checkPictures(gltf: Gltf, bin: Uint8Array): void {
  let pixels = 0;
  for (const image of gltf.images) {
    const { byteOffset, byteLength } = at(gltf.bufferViews, image.bufferView ?? -1);
    const size = pictureSize(bin.subarray(byteOffset, byteOffset + byteLength));
    if (size === null) throw new ModelError('A picture on the model is neither PNG nor JPEG.');
    pixels += size.width * size.height;
  }
  if (pixels > modelLimits.pixels) throw new ModelError('The pictures on the model are too large.');
}

/** What is drawn is a forest, as the format demands, and not too much of it. */
function checkSize(gltf: Gltf): void {
  const { accessors, meshes, nodes } = gltf;
  const total = accessors.reduce((sum, { count }) => sum + count, 0);
  if (total > modelLimits.points || nodes.length > modelLimits.nodes) throw new ModelError('The model is too large.');
  const costs = meshes.map(({ primitives }) =>
    primitives.reduce((sum, { indices, attributes }) => {
      const counted = indices ?? attributes['POSITION'];
      return sum + 1_000 + (counted === undefined ? 0 : at(accessors, counted).count);
    }, 0),
  );
  const cost = nodes.reduce((sum, { mesh }) => sum + (mesh === undefined ? 0 : at(costs, mesh)), 0);
  if (cost > modelLimits.points) throw new ModelError('The model is too large.');

  const children = nodes.flatMap((node) => node.children);
  const isChild = new Set(children);
  if (isChild.size !== children.length) throw new ModelError('The model hangs in itself.');
  const waiting = nodes.flatMap((node, place) => (isChild.has(place) ? [] : [{ node, depth: 1 }]));
  let reached = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    reached += 1;
    const depth = next.depth + 1;
    if (depth > modelLimits.depth) throw new ModelError('The model is too deep.');
    for (const child of next.node.children) waiting.push({ node: at(nodes, child), depth });
  }
  if (reached !== nodes.length) throw new ModelError('The model hangs in itself.');
}

function write(gltf: Gltf, bin: Uint8Array): Uint8Array {
  const text = Buffer.from(JSON.stringify(gltf));
  const described = Buffer.concat([text, Buffer.alloc((4 - (text.byteLength % 4)) % 4, ' ')]);
  const head = Buffer.alloc(20);
  const total = 20 + described.byteLength + (bin.byteLength === 0 ? 0 : 8 + bin.byteLength);
  for (const [place, value] of [MAGIC, 2, total, described.byteLength, JSON_CHUNK].entries()) {
    head.writeUInt32LE(value, place * 4);
  }
  if (bin.byteLength === 0) return Buffer.concat([head, described]);
  const second = Buffer.alloc(8);
  second.writeUInt32LE(bin.byteLength, 0);
  second.writeUInt32LE(BIN_CHUNK, 4);
  return Buffer.concat([head, described, second, bin]);
}

/**
 * The model as a GLB file that stands alone.
 * @throws ModelError where it is no glTF 2.0, names further files or unsupported extensions, or exceeds `modelLimits`
 */
export function standaloneModel(bytes: Uint8Array): Uint8Array {
  const { text, bin } = open(bytes);
  const gltf = describe(text);
  strip(gltf);
  const gathered = gather(gltf, bin);
  checkPictures(gltf, gathered);
  checkSize(gltf);
  try {
    return write(gltf, gathered);
  } catch {
    // Nested so deep that it cannot be written.
    throw new ModelError('The model is not glTF.');
  }
}

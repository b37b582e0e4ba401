/** A surface: three numbers a point and its normal, two for its place on the picture, three points a triangle. */
export type Surface = { positions: number[]; normals: number[]; places: number[]; triangles: number[] };

/** `color`: `#rrggbb`, or a PNG file that lies on the surface. */
export type Material = { color: string | Uint8Array; roughness: number };

const FLOAT = 5126;
const UINT16 = 5123;

/** Of sRGB to linear light, as glTF wants colours. */
function linear(color: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return Number((value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4).toFixed(5));
  });
}

function bounds(positions: readonly number[]): { min: number[]; max: number[] } {
  const [min, max] = [[0, 0, 0].fill(Infinity), [0, 0, 0].fill(-Infinity)];
  for (const [at, value] of positions.entries()) {
    min[at % 3] = Math.min(min[at % 3] ?? value, Math.fround(value));
    max[at % 3] = Math.max(max[at % 3] ?? value, Math.fround(value));
  }
  return { min, max };
}

/** A binary glTF file of one thing that is made of these parts. */
export function glb(name: string, parts: readonly { surface: Surface; material: Material }[]): Uint8Array {
  const bytes: Buffer[] = [];
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  const images: object[] = [];
  let size = 0;
  const append = (data: Buffer): number => {
    bufferViews.push({ buffer: 0, byteOffset: size, byteLength: data.byteLength });
    const padding = Buffer.alloc((4 - (data.byteLength % 4)) % 4);
    bytes.push(data, padding);
    size += data.byteLength + padding.byteLength;
    return bufferViews.length - 1;
  };
  const accessor = (values: readonly number[], type: string, width: number, more: object = {}): number => {
    const isIndex = type === 'SCALAR';
    const data = isIndex ? Uint16Array.from(values) : Float32Array.from(values);
    accessors.push({
      bufferView: append(Buffer.from(data.buffer)),
      componentType: isIndex ? UINT16 : FLOAT,
      count: values.length / width,
      type,
      ...more,
    });
    return accessors.length - 1;
  };
  const materials = parts.map(({ material: { color, roughness } }) => {
    const surface = { metallicFactor: 0, roughnessFactor: roughness };
    if (typeof color === 'string') {
      return { pbrMetallicRoughness: { ...surface, baseColorFactor: [...linear(color), 1] }, doubleSided: true };
    }
    images.push({ bufferView: append(Buffer.from(color)), mimeType: 'image/png' });
    return { pbrMetallicRoughness: { ...surface, baseColorTexture: { index: images.length - 1 } } };
  });
  const primitives = parts.map(({ surface }, material) => ({
    attributes: {
      POSITION: accessor(surface.positions, 'VEC3', 3, bounds(surface.positions)),
      NORMAL: accessor(surface.normals, 'VEC3', 3),
      TEXCOORD_0: accessor(surface.places, 'VEC2', 2),
    },
    indices: accessor(surface.triangles, 'SCALAR', 1),
    material,
  }));
  const text = Buffer.from(
    JSON.stringify({
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ name, mesh: 0 }],
      meshes: [{ primitives }],
      materials,
      textures: images.map((_, source) => ({ source })),
      images,
      accessors,
      bufferViews,
      buffers: [{ byteLength: size }],
    }),
  );
  const described = Buffer.concat([text, Buffer.alloc((4 - (text.byteLength % 4)) % 4, ' ')]);
  const words = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);
  return Buffer.concat([
    words(0x46546c67, 2, 12 + 8 + described.byteLength + 8 + size, described.byteLength, 0x4e4f534a),
    described,
    words(size, 0x004e4942),
    ...bytes,
  ]);
}

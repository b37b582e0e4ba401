import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const bytes = Buffer.alloc(8 + named.byteLength);
  bytes.writeUInt32BE(data.byteLength, 0);
  bytes.set(named, 4);
  bytes.writeUInt32BE(crc32(named), 4 + named.byteLength);
  return bytes;
}

/** A picture of at most 256 colours, `#rrggbb` each: `colorAt` gives the place of a pixel's in `palette`. */
export function png(
  width: number,
  height: number,
  palette: readonly string[],
  colorAt: (x: number, y: number) => number,
): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  head.set([8, 3, 0, 0, 0], 8);
  // Each row begins with its filter: none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = colorAt(x, y);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.map((color) => color.slice(1)).join(''), 'hex')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

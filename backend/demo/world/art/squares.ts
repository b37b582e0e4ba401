import { at } from './drawing.ts';

/** Squares that may be painted over, given out as one path a colour. */
export class Layer {
  private readonly cells = new Map<string, string>();

  fill(x: number, y: number, width: number, height: number, color: string): void {
    for (let j = y; j < y + height; j += 1) {
      for (let i = x; i < x + width; i += 1) this.cells.set(`${j},${i}`, color);
    }
  }

  /** As raw RGB, on `ground`. */
  pixels(width: number, height: number, ground: string): Uint8Array {
    const bytes = Buffer.from(ground.slice(1).repeat(width * height), 'hex');
    for (const [key, color] of this.cells) {
      const [y = 0, x = 0] = key.split(',').map(Number);
      bytes.write(color.slice(1), (y * width + x) * 3, 'hex');
    }
    return bytes;
  }

  paths(): string {
    const cells = [...this.cells].map(([key, color]) => {
      const [y = 0, x = 0] = key.split(',').map(Number);
      return { x, y, color };
    });
    cells.sort((a, b) => a.y - b.y || a.x - b.x);
    const byColor = new Map<string, string>();
    for (let i = 0; i < cells.length;) {
      const start = at(cells, i);
      let length = 1;
      while (i + length < cells.length) {
        const next = at(cells, i + length);
        if (next.y !== start.y || next.x !== start.x + length || next.color !== start.color) break;
        length += 1;
      }
      byColor.set(start.color, `${byColor.get(start.color) ?? ''}M${start.x} ${start.y}h${length}v1h-${length}z`);
      i += length;
    }
    return [...byColor].map(([color, d]) => `<path fill="${color}" d="${d}"/>`).join('');
  }
}

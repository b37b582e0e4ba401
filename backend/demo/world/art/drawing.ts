/** A stream of numbers in [0, 1) that depends on its key alone: the same on every machine. */
export type Random = () => number;

/** FNV-1a into mulberry32. */
export function random(...key: (string | number)[]): Random {
  let state = 0x811c9dc5;
  for (const character of key.join('/')) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(r: Random, from: readonly T[]): T {
  return at(from, Math.floor(r() * from.length));
}

/** Picks by weight: `[value, weight]`. */
export function pickWeighted<T>(r: Random, from: readonly (readonly [T, number])[]): T {
  let left = r() * from.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of from) {
    left -= weight;
    if (left < 0) return value;
  }
  return at(from, from.length - 1)[0];
}

/** An element that is there. Indices wrap around. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[((index % list.length) + list.length) % list.length];
  if (value === undefined) throw new RangeError('Empty list');
  return value;
}

/** From `low` to `high`, the highest included. */
export function whole(r: Random, low: number, high: number): number {
  return low + Math.floor(r() * (high - low + 1));
}

/** At most one decimal, without a trailing zero: SVGs stay small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">${body}</svg>`;
}

/** `t` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, t: number): string {
  const channels = (color: string) => [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
  const target = channels(to);
  return `#${channels(from)
    .map((value, i) => Math.round(value + (at(target, i) - value) * t))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Many small dots as one path. */
export function dots(points: readonly (readonly [number, number, number])[]): string {
  return points
    .map(([x, y, radius]) => {
      const d = n(radius * 2);
      return `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${d} 0a${n(radius)} ${n(radius)} 0 1 0-${d} 0`;
    })
    .join('');
}

export type Attribute = { trait_type: string; value: string };

/** One work: what its metadata says, and how it is drawn. Both come from the same seed. */
export type Work = {
  name: string;
  description: string;
  attributes: Attribute[];
  draw(): string;
};

export function attributes(traits: Record<string, string | number>): Attribute[] {
  return Object.entries(traits).map(([trait_type, value]) => ({ trait_type, value: String(value) }));
}

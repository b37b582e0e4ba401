import { at, attributes, mix, pick, pickWeighted, random, svg, type Work } from './drawing.ts';
import { habits, petNames } from './pocket-fauna-names.ts';
import { bodies, hats } from './pocket-fauna-sprites.ts';
import { Layer } from './squares.ts';
import { webm, type Frame } from './webm.ts';

/** Small animals of square pixels, half a body each, mirrored. */

const coats: Record<string, [body: string, dark: string]> = {
  Rust: ['#e4572e', '#b73a1c'],
  Fern: ['#3f8f78', '#2b6a58'],
  Iris: ['#6a5acd', '#4b3da3'],
  Marigold: ['#f2a93b', '#cf8420'],
  Slate: ['#4c7fb8', '#345f92'],
  Peony: ['#d96a93', '#b14a74'],
  Cocoa: ['#8a5a3c', '#67402a'],
  Oat: ['#e9e4d8', '#c6bfae'],
  Moss: ['#7fae4e', '#5d8a33'],
  Ink: ['#4a4e69', '#333650'],
};

const backdrops: Record<string, string> = {
  Peach: '#f3c9b8',
  Mint: '#bfe0d4',
  Custard: '#f7e0a3',
  Lilac: '#c9cdf2',
  Mallow: '#e6d3ea',
  Sky: '#b9d7ee',
  Pear: '#d9e4b4',
  Coral: '#f1b8a6',
  Midnight: '#23304a',
  Plum: '#3a2740',
};

function planOf(id: number) {
  const r = random('pocket-fauna', id);
  return {
    id,
    kind: pickWeighted(r, [
      ['Cat', 20],
      ['Owl', 17],
      ['Frog', 16],
      ['Bear', 14],
      ['Penguin', 12],
      ['Crab', 9],
      ['Axolotl', 7],
      ['Ghost', 5],
    ] as const),
    coat: pick(r, Object.keys(coats)),
    backdrop: pickWeighted(
      r,
      Object.keys(backdrops).map((name) => [name, name === 'Midnight' || name === 'Plum' ? 1 : 3] as const),
    ),
    hat: pickWeighted(r, [
      ['None', 40],
      ['Leaf', 16],
      ['Beanie', 14],
      ['Flower', 13],
      ['Antenna', 11],
      ['Crown', 6],
    ] as const),
    temper: pick(r, Object.keys(habits)),
    name: pick(r, petNames),
  };
}
type Plan = ReturnType<typeof planOf>;

export function pocketFauna(id: number): Work {
  const plan = planOf(id);
  const habit = pick(random('pocket-fauna', id, 'habit'), at([habits[plan.temper] ?? []], 0));
  const kind = plan.kind.toLowerCase();
  return {
    name: `${plan.name} #${id}`,
    description: `${plan.name} is a ${plan.temper.toLowerCase()} ${plan.coat.toLowerCase()} ${kind}${plan.hat === 'None' ? '' : ` with a ${plan.hat.toLowerCase()}`}. ${habit}`,
    attributes: attributes({
      Animal: plan.kind,
      Coat: plan.coat,
      Hat: plan.hat,
      Backdrop: plan.backdrop,
      Temper: plan.temper,
    }),
    draw: () => portrait(plan),
  };
}

const SIDE = 22;

/** `lift`: how many squares it is off the ground. */
function scene(plan: Plan, lift = 0): { ground: string; layer: Layer } {
  const r = random('pocket-fauna', plan.id, 'dust');
  const ground = at([backdrops[plan.backdrop] ?? '#cccccc'], 0);
  const layer = new Layer();
  layer.fill(0, 18, SIDE, 4, mix(ground, '#000000', 0.1));
  for (let i = 0; i < 9; i += 1) {
    layer.fill(Math.floor(r() * SIDE), Math.floor(r() * 18), 1, 1, mix(ground, '#ffffff', 0.28));
  }
  layer.fill(5 + lift, 19, 12 - 2 * lift, 1, mix(ground, '#000000', 0.24));
  animal(layer, plan, 3, 19 - lift);
  return { ground, layer };
}

const HOP = [0, 1, 2, 1, 0, 0, 1, 0];
const ROUNDS = 4;
const FRAME_MS = 125;
const FILM_SCALE = 22;

/** Whether it hums while it walks: then it is also filmed. */
export const isFilmed = (id: number): boolean => planOf(id).temper === 'Musical';

/** Four seconds of hopping to a tune that nobody else hears. */
export function pocketFaunaFilm(id: number): Promise<Uint8Array> {
  const plan = planOf(id);
  const frames = [0, 1, 2].map((lift): Frame => {
    const { ground, layer } = scene(plan, lift);
    return { width: SIDE, height: SIDE, pixels: layer.pixels(SIDE, SIDE, ground) };
  });
  const hop = HOP.map((lift) => at(frames, lift));
  return webm(Array.from({ length: ROUNDS }, () => hop).flat(), FRAME_MS, FILM_SCALE);
}

function portrait(plan: Plan): string {
  const { ground, layer } = scene(plan);
  return svg(
    720,
    720,
    `<rect width="720" height="720" fill="${ground}"/><g transform="scale(${720 / SIDE})" shape-rendering="crispEdges">${layer.paths()}</g>`,
  );
}

function animal(layer: Layer, plan: Plan, left: number, bottom: number): void {
  const [body, dark] = at([coats[plan.coat] ?? (['#888888', '#555555'] as [string, string])], 0);
  const colors: Record<string, string> = {
    o: '#1d1b26',
    b: body,
    d: dark,
    w: plan.coat === 'Oat' ? '#ffffff' : mix(body, '#fff6e6', 0.78),
    e: '#17151d',
    p: '#f58ea4',
    y: '#f6c445',
    r: '#d64541',
    g: '#4f9d4b',
  };
  const rows = at([bodies[plan.kind] ?? []], 0);
  const top = bottom - rows.length;
  const put = (x: number, y: number, letter: string) => {
    const color = colors[letter];
    if (color) layer.fill(left + x, y, 1, 1, color);
  };
  rows.forEach((row, y) => {
    row
      .slice(0, 8)
      .split('')
      .forEach((letter, x) => {
        put(x, top + y, letter);
        put(15 - x, top + y, letter);
      });
  });
  const hat = at([hats[plan.hat] ?? { rows: [], mirrored: false }], 0);
  hat.rows.forEach((row, y) => {
    row.split('').forEach((letter, x) => {
      put(1 + x, top - hat.rows.length + 1 + y, letter);
      if (hat.mirrored) put(14 - x, top - hat.rows.length + 1 + y, letter);
    });
  });
}

export function pocketFaunaBanner(): string {
  const sky = '#bfe0d4';
  const layer = new Layer();
  layer.fill(0, 21, 100, 4, mix(sky, '#2b6a58', 0.35));
  const r = random('pocket-fauna', 'banner');
  for (let i = 0; i < 40; i += 1)
    layer.fill(Math.floor(r() * 100), Math.floor(r() * 12), 1, 1, mix(sky, '#ffffff', 0.5));
  const kinds = ['Cat', 'Frog', 'Owl', 'Bear', 'Penguin'] as const;
  kinds.forEach((kind, i) => {
    const left = 4 + i * 19;
    layer.fill(left + 2, 22, 12, 1, mix(sky, '#1d3d33', 0.5));
    animal(
      layer,
      {
        ...planOf(i + 1),
        kind,
        coat: at(['Iris', 'Moss', 'Marigold', 'Cocoa', 'Slate'], i),
        hat: at(['Flower', 'Leaf', 'None', 'Crown', 'Beanie'], i) as Plan['hat'],
      },
      left,
      22,
    );
  });
  return svg(
    1600,
    400,
    `<rect width="1600" height="400" fill="${sky}"/><g transform="scale(16)" shape-rendering="crispEdges">${layer.paths()}</g>`,
  );
}

export const pocketFaunaLogo = () =>
  portrait({ ...planOf(1), kind: 'Owl', coat: 'Marigold', hat: 'None', backdrop: 'Custard' });

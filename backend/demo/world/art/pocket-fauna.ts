import { at, attributes, mix, pick, pickWeighted, random, svg, type Work } from './drawing.ts';
import { bodies, hats } from './pocket-fauna-sprites.ts';

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

const petNames = [
  'Biscuit',
  'Momo',
  'Pickle',
  'Juniper',
  'Tofu',
  'Waffles',
  'Clementine',
  'Otis',
  'Pebble',
  'Maple',
  'Noodle',
  'Figaro',
  'Hazel',
  'Dumpling',
  'Sprout',
  'Olive',
  'Bramble',
  'Kiwi',
  'Poppy',
  'Gus',
  'Marzipan',
  'Chester',
  'Plum',
  'Radish',
  'Teddy',
  'Saffron',
  'Button',
  'Cosmo',
  'Lentil',
  'Mabel',
  'Nimbus',
  'Pixel',
  'Quince',
  'Rolo',
  'Sesame',
  'Turnip',
  'Ursula',
  'Velvet',
  'Wren',
  'Ziggy',
  'Basil',
  'Crumpet',
  'Domino',
  'Fennel',
  'Ginger',
  'Hobnob',
  'Inky',
  'Jasper',
  'Koko',
  'Lulu',
];
const habits: Record<string, string[]> = {
  Gentle: ['Waits for everyone to be seated before eating.', 'Has never once won at hide and seek, on purpose.'],
  Sleepy: ['Wakes up for soup.', 'Currently on its fourth nap; please come back later.'],
  Bold: ['Once stared down a vacuum cleaner.', 'Opens doors it has no business opening.'],
  Curious: ['Reads the labels on everything.', 'Keeps a list of puddles, ranked.'],
  Grumpy: ['Likes you. Will not be saying so.', 'Prefers rain, cold tea and being left alone together.'],
  Musical: ['Hums while it walks, always the same four notes.', 'Plays the radiator with a spoon.'],
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

function portrait(plan: Plan): string {
  const r = random('pocket-fauna', plan.id, 'dust');
  const ground = at([backdrops[plan.backdrop] ?? '#cccccc'], 0);
  const layer = new Layer();
  layer.fill(0, 18, 22, 4, mix(ground, '#000000', 0.1));
  for (let i = 0; i < 9; i += 1) {
    layer.fill(Math.floor(r() * 22), Math.floor(r() * 18), 1, 1, mix(ground, '#ffffff', 0.28));
  }
  layer.fill(5, 19, 12, 1, mix(ground, '#000000', 0.24));
  animal(layer, plan, 3, 19);
  return svg(
    720,
    720,
    `<rect width="720" height="720" fill="${ground}"/><g transform="scale(${720 / 22})" shape-rendering="crispEdges">${layer.paths()}</g>`,
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

/** Squares that may be painted over, given out as one path a colour. */
class Layer {
  private readonly cells = new Map<string, string>();

  fill(x: number, y: number, width: number, height: number, color: string): void {
    for (let j = y; j < y + height; j += 1) {
      for (let i = x; i < x + width; i += 1) this.cells.set(`${j},${i}`, color);
    }
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

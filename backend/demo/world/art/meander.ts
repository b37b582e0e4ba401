import { at, attributes, n, pick, pickWeighted, random, svg, type Work } from './drawing.ts';

/** Truchet tiles: one tile, turned in quarters, and rivers appear. */

const inks: Record<string, string[]> = {
  Harbour: ['#f3ede2', '#1d3557', '#e4572e', '#f2b134'],
  Lagoon: ['#12231f', '#e9efe2', '#3fae8c', '#f0c35a'],
  Orchard: ['#f6d9d0', '#8d1d3f', '#f17c67', '#2b2340'],
  Ferry: ['#e8eef2', '#20409a', '#7fb2e5', '#f0603f'],
  Sandbank: ['#fbe9b7', '#1b1b1e', '#d64933', '#4f86a6'],
  Nightboat: ['#20183a', '#f2e6ff', '#9a6bff', '#ff8f6b'],
  Reed: ['#dfe8d8', '#25483b', '#6fa373', '#e9a23b'],
  Gravel: ['#f4f1ec', '#2a2a2e', '#9aa0a6', '#e3482d'],
};
const flows: Record<string, (r: () => number, x: number, y: number) => number> = {
  Wild: (r) => Math.floor(r() * 4),
  Braided: (r, x, y) => ((x + y) % 2) * 2 + Math.floor(r() * 2),
  Terraced: (r, _x, y) => (y + (r() < 0.22 ? Math.floor(r() * 4) : 0)) % 4,
  Whirlpools: (r, x, y) => (r() < 0.14 ? Math.floor(r() * 4) : at([0, 1, 3, 2], (x % 2) + (y % 2) * 2)),
};
const waters = [
  'Tidewater',
  'Millrace',
  'Backwater',
  'Freshet',
  'Oxbow',
  'Narrows',
  'Undertow',
  'Headwater',
  'Eddy',
  'Spillway',
  'Ford',
  'Confluence',
  'Riffle',
  'Sluice',
  'Delta',
  'Weir',
];

function planOf(id: number) {
  const r = random('meander', id);
  return {
    id,
    ink: pick(r, Object.keys(inks)),
    columns: pickWeighted(r, [
      [4, 10],
      [5, 22],
      [6, 34],
      [8, 24],
      [10, 10],
    ] as const),
    bands: pickWeighted(r, [
      [2, 12],
      [3, 36],
      [4, 34],
      [5, 18],
    ] as const),
    flow: pickWeighted(r, [
      ['Wild', 46],
      ['Braided', 24],
      ['Terraced', 18],
      ['Whirlpools', 12],
    ] as const),
    water: pick(r, waters),
  };
}
type Plan = ReturnType<typeof planOf>;

export function meander(id: number): Work {
  const plan = planOf(id);
  return {
    name: `Meander ${id}, ${plan.water}`,
    description: `A river drawn with one tile of ${plan.bands} lines, turned ${plan.columns * plan.columns} times. ${plan.flow === 'Whirlpools' ? 'Follow any line and you come back to where you began.' : 'Follow a line with your finger; it leaves the page sooner than you think, or never.'}`,
    attributes: attributes({
      Ink: plan.ink,
      Flow: plan.flow,
      Lines: plan.bands,
      Tiles: `${plan.columns} by ${plan.columns}`,
      Water: plan.water,
    }),
    draw: () => tiling(plan, 720, 720),
  };
}

export const meanderBanner = () =>
  tiling({ ...planOf(8), ink: 'Ferry', columns: 16, bands: 4, flow: 'Wild' }, 1600, 400);
export const meanderLogo = () =>
  tiling({ ...planOf(3), ink: 'Harbour', columns: 4, bands: 3, flow: 'Whirlpools' }, 400, 400);
type Wide = Omit<Plan, 'columns'> & { columns: number };

/** Quarter turns of the tiles, row by row. */
function turnsOf(plan: Wide, rows: number): number[] {
  const r = random('meander', plan.id, 'tiles');
  const turn = at([flows[plan.flow] ?? (() => 0)], 0);
  return Array.from({ length: rows * plan.columns }, (_, i) => turn(r, i % plan.columns, Math.floor(i / plan.columns)));
}

/** What its drawing is made of, for a page that draws it again. */
export function meanderTiles(id: number) {
  const plan = planOf(id);
  const [ground = '', ...colors] = at([inks[plan.ink] ?? []], 0);
  const { bands, columns } = plan;
  return { name: meander(id).name, ground, colors, bands, columns, turns: turnsOf(plan, columns) };
}

function tiling(plan: Wide, width: number, height: number): string {
  const colors = at([inks[plan.ink] ?? []], 0);
  const ground = at(colors, 0);
  const size = width / plan.columns;
  const rows = Math.ceil(height / size);
  const band = size / (plan.bands * 2);
  const rings = (x: number, y: number) =>
    Array.from({ length: plan.bands }, (_, k) => plan.bands - 1 - k)
      .map(
        (i) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(band * (i * 2 + 1))}" stroke="${at(colors, 1 + (i % 3))}"/>`,
      )
      .join('');
  // Tiles overlap by a hair, or the ground shines through their seams. The second corner lies over the first, on a disc of the ground colour.
  const tile = `<clipPath id="c"><path d="M-.4-.4h${n(size + 0.8)}v${n(size + 0.8)}H-.4z"/></clipPath><g id="t" clip-path="url(#c)" fill="none" stroke-width="${n(band * 1.02)}">${rings(0, 0)}<circle cx="${n(size)}" cy="${n(size)}" r="${n(size * (1 - 0.5 / plan.bands) + band * 0.5)}" fill="${ground}"/>${rings(size, size)}</g>`;
  const body = turnsOf(plan, rows)
    .map((quarter, i) => {
      const place = `translate(${n((i % plan.columns) * size)} ${n(Math.floor(i / plan.columns) * size)})`;
      return `<use href="#t" transform="${place}${quarter === 0 ? '' : `rotate(${quarter * 90} ${n(size / 2)} ${n(size / 2)})`}"/>`;
    })
    .join('');
  return svg(width, height, `<defs>${tile}</defs><rect width="${width}" height="${height}" fill="${ground}"/>${body}`);
}

import { at, attributes, n, pick, random, svg, type Random, type Work } from './drawing.ts';

/** Woven drafts: warp over weft, the way a loom would do it. Forty patterns, several copies of each. */

const yarns: Record<string, string[]> = {
  Harbour: ['#f1e8d8', '#233d63', '#c8452f', '#e2a93b', '#6f8f86'],
  Lichen: ['#e9ecea', '#26302c', '#4f8f78', '#d98a5b', '#b9c7bd'],
  Hearth: ['#2a1f2d', '#e8c9a0', '#c65b4a', '#7a94b8', '#f1e6d6'],
  Damson: ['#f3e3e0', '#7b2742', '#d97a86', '#31365c', '#efb775'],
  Skerry: ['#e3edf3', '#1c4f7c', '#7db0d1', '#f0c14b', '#20303c'],
};
const drafts = [
  'Millrace',
  'Cat’s Path',
  'Wheatsheaf',
  'Low Tide',
  'Nine Windows',
  'Bird’s Eye',
  'Ferryman',
  'Pewter',
  'Honeymoon',
  'Cobbler’s Lane',
  'First Frost',
  'Orchard Wall',
  'Gooseye',
  'Saltmarsh',
  'Blooming Leaf',
  'Lantern',
  'Sunday Best',
  'Harrow',
  'Snail’s Trail',
  'Foxglove',
  'Kitchen Garden',
  'Double Bow Knot',
  'Slate Roof',
  'Marmalade',
  'Queen’s Delight',
  'Undertow',
  'Broken Diamond',
  'Pilot House',
  'Rosepath',
  'Tin Whistle',
  'Winding Vine',
  'Market Day',
  'Lover’s Knot',
  'Kelp',
  'Whig Rose',
  'Night Train',
  'Chimney Swift',
  'Plain Song',
  'Shoal',
  'Last Light',
];
const weaves = ['Twill', 'Herringbone', 'Diamond', 'Bird’s eye'] as const;
export const SELVEDGE_DRAFTS = drafts.length;

function planOf(id: number) {
  const r = random('selvedge', id);
  return {
    id,
    draft: at(drafts, id - 1),
    weave: pick(r, [...weaves, 'Diamond'] as const),
    yarn: pick(r, Object.keys(yarns)),
    repeat: pick(r, [3, 4, 4, 5]),
    mirrored: r() < 0.7,
  };
}
type Plan = ReturnType<typeof planOf>;

export function selvedge(id: number): Work {
  const plan = planOf(id);
  return {
    name: `Draft ${id}, ${plan.draft}`,
    description: `${plan.weave} on ${plan.repeat * 2} shafts in ${plan.yarn} yarns. Woven in a small edition; every copy is the same cloth.`,
    attributes: attributes({
      Weave: plan.weave,
      Yarn: plan.yarn,
      Shafts: plan.repeat * 2,
      Symmetry: plan.mirrored ? 'Mirrored' : 'Running',
    }),
    draw: () => cloth(plan, 900, 600, 60),
  };
}

/** Copies of each draft: 10 to 50. */
export function selvedgeCopies(id: number): number {
  return 10 + Math.floor(random('selvedge', id, 'edition')() * 9) * 5;
}

export const selvedgeBanner = () =>
  cloth({ ...planOf(3), yarn: 'Damson', weave: 'Diamond', repeat: 4 }, 1600, 400, 100);
export const selvedgeLogo = () => cloth({ ...planOf(9), yarn: 'Harbour', weave: 'Diamond', repeat: 3 }, 400, 400, 25);

function isWarp(plan: Plan, x: number, y: number): boolean {
  const q = plan.repeat;
  if (plan.weave === 'Twill') return (x + y) % (q * 2) < q;
  if (plan.weave === 'Herringbone') {
    return ((Math.floor(x / (q * 2)) % 2 === 1 ? x : -x) + y + q * 40) % (q * 2) < q;
  }
  const size = plan.weave === 'Diamond' ? q * 5 : q * 4;
  const dx = Math.abs((x % size) - size / 2);
  const dy = Math.abs((y % size) - size / 2);
  return Math.floor(dx + dy) % (plan.weave === 'Diamond' ? q * 2 : q) < (plan.weave === 'Diamond' ? q : q / 2);
}

function period(plan: Plan): [number, number] {
  const q = plan.repeat;
  if (plan.weave === 'Twill') return [q * 2, q * 2];
  if (plan.weave === 'Herringbone') return [q * 4, q * 2];
  return plan.weave === 'Diamond' ? [q * 5, q * 5] : [q * 4, q * 4];
}

function threads(r: Random, count: number, colors: readonly string[], mirrored: boolean): string[] {
  const out: string[] = [];
  while (out.length < count) {
    const color = pick(r, colors);
    const run = pick(r, [1, 2, 2, 3, 4, 6]);
    for (let i = 0; i < run; i += 1) out.push(color);
  }
  if (!mirrored) return out.slice(0, count);
  const half = out.slice(0, Math.ceil(count / 2));
  return [...half, ...half.toReversed()].slice(0, count);
}

/** Stripes of one direction, each colour one path; neighbours of a colour are joined. */
function stripes(colors: string[], draw: (from: number, count: number) => string): string {
  const paths = new Map<string, string>();
  for (let i = 0; i < colors.length;) {
    let count = 1;
    while (colors[i + count] === colors[i]) count += 1;
    const color = at(colors, i);
    paths.set(color, (paths.get(color) ?? '') + draw(i, count));
    i += count;
  }
  return [...paths].map(([color, d]) => `<path fill="${color}" d="${d}"/>`).join('');
}

/** The weave repeats, so it is one small pattern: where the warp shows, and how light falls on it. */
function cloth(plan: Plan, width: number, height: number, columns: number): string {
  const r = random('selvedge', plan.id, 'threads');
  const colors = at([yarns[plan.yarn] ?? []], 0);
  const c = width / columns;
  const rows = Math.ceil(height / c);
  const warp = threads(r, columns, colors, plan.mirrored);
  const weft = threads(r, rows, colors, plan.mirrored);
  const [px, py] = period(plan);
  let shown = '';
  let warpShade = '';
  let warpLight = '';
  let weftShade = '';
  for (let y = 0; y < py; y += 1) {
    for (let x = 0; x < px; x += 1) {
      if (isWarp(plan, x, y)) {
        shown += `M${n(x * c)} ${n(y * c)}h${n(c)}v${n(c)}h-${n(c)}z`;
        warpShade += `M${n(x * c + c - 2.4)} ${n(y * c)}h2.4v${n(c)}h-2.4z`;
        warpLight += `M${n(x * c + 2)} ${n(y * c)}h2v${n(c)}h-2z`;
      } else {
        weftShade += `M${n(x * c)} ${n(y * c + c - 2.4)}h${n(c)}v2.4h-${n(c)}z`;
      }
    }
  }
  const tile = (id: string, body: string) =>
    `<pattern id="${id}" width="${n(px * c)}" height="${n(py * c)}" patternUnits="userSpaceOnUse">${body}</pattern>`;
  const all = `d="M0 0h${width}v${height}H0z"`;
  return svg(
    width,
    height,
    `<defs>${tile('w', `<path fill="#fff" d="${shown}"/>`)}${tile('s', `<path opacity=".15" d="${warpShade}${weftShade}"/><path fill="#fff" opacity=".13" d="${warpLight}"/>`)}<mask id="m"><path fill="url(#w)" ${all}/></mask></defs>` +
      `<g shape-rendering="crispEdges">${stripes(weft, (from, count) => `M0 ${n(from * c)}h${width}v${n(count * c)}H0z`)}<g mask="url(#m)">${stripes(warp, (from, count) => `M${n(from * c)} 0h${n(count * c)}v${height}h-${n(count * c)}z`)}</g></g><path fill="url(#s)" ${all}/>`,
  );
}

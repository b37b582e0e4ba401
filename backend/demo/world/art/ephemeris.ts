import { at, attributes, dots, n, pick, pickWeighted, random, svg, whole, type Work } from './drawing.ts';

/** Orbit diagrams for systems seen once, by somebody with a good brass instrument. */

const plates: Record<string, string[]> = {
  Observatory: ['#0e1420', '#e8dfc8', '#e9a23b', '#5b7aa6', '#d9543a'],
  Vellum: ['#f1ece0', '#23283a', '#c8452f', '#7d8fb0', '#e2b04a'],
  Verdigris: ['#131a17', '#d7e6d2', '#86c39a', '#e5c07a', '#e0704f'],
  Amethyst: ['#1a1026', '#f0e2f4', '#c58bff', '#ff9b7a', '#6fc3d8'],
  Aerogram: ['#e6ebee', '#16324a', '#2f6fa3', '#e0603d', '#93a9b8'],
  Ember: ['#231312', '#f6ddc6', '#f0794b', '#f2bd5b', '#8fa0a8'],
};
const stars = [
  'Vesper',
  'Halcyon',
  'Mirzam',
  'Corvid',
  'Tansy',
  'Orrery',
  'Selwyn',
  'Nereid',
  'Calder',
  'Anselm',
  'Isolde',
  'Perrin',
  'Quill',
  'Rook',
  'Solace',
  'Thessaly',
  'Umbra',
  'Wick',
  'Yonder',
  'Zephyrine',
];
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

function planOf(id: number) {
  const r = random('ephemeris', id);
  return {
    id,
    plate: pickWeighted(r, [
      ['Observatory', 26],
      ['Vellum', 18],
      ['Verdigris', 17],
      ['Aerogram', 15],
      ['Ember', 14],
      ['Amethyst', 10],
    ] as const),
    star: pickWeighted(r, [
      ['Steady', 60],
      ['Ringed', 22],
      ['Double', 13],
      ['Eclipsed', 5],
    ] as const),
    view: pickWeighted(r, [
      ['Oblique', 52],
      ['From above', 26],
      ['Edge-on', 22],
    ] as const),
    worlds: whole(r, 4, 8),
    comet: r() < 0.16,
    catalogue: `${pick(r, stars)} ${pick(r, numerals)}`,
    year: whole(r, 1781, 1911),
  };
}
type Plan = ReturnType<typeof planOf>;

export function ephemeris(id: number): Work {
  const plan = planOf(id);
  const drawing = system(plan, 720, 720);
  return {
    name: `Ephemeris ${id}, ${plan.catalogue}`,
    description: `Plate ${id}: the ${drawing.worlds} worlds of ${plan.catalogue}, as they stood on a clear night in ${plan.year}. ${plan.comet ? 'A comet got in the way and was kept.' : 'Distances are true to each other, sizes are not.'}`,
    attributes: attributes({
      Plate: plan.plate,
      Star: plan.star,
      View: plan.view,
      Worlds: drawing.worlds,
      Comet: plan.comet ? 'Yes' : 'No',
    }),
    draw: () => drawing.svg,
  };
}

export const ephemerisBanner = () =>
  system({ ...planOf(4), plate: 'Observatory', view: 'Oblique', worlds: 8, comet: true, star: 'Ringed' }, 1600, 400)
    .svg;
export const ephemerisLogo = () =>
  system({ ...planOf(2), plate: 'Verdigris', view: 'From above', worlds: 5, comet: false, star: 'Steady' }, 400, 400)
    .svg;

function system(plan: Plan, width: number, height: number): { svg: string; worlds: number } {
  const r = random('ephemeris', plan.id, 'plate');
  const colors = at([plates[plan.plate] ?? []], 0);
  const [ground, line, sun] = [at(colors, 0), at(colors, 1), at(colors, 2)];
  const scale = Math.min(width, 720) / 720;
  const reach = width > height ? width * 0.47 : width * 0.47;
  const flat =
    plan.view === 'From above' ? 0.94 + r() * 0.06 : plan.view === 'Edge-on' ? 0.16 + r() * 0.12 : 0.42 + r() * 0.34;
  const tilt = width > height ? -6 : (r() * 60 - 30) * (plan.view === 'From above' ? 0.3 : 1);
  const sky = Array.from({ length: 70 }, () => [r() * width, r() * height, 0.6 + r() * 1.3] as const);

  let worlds = 0;
  let group = '';
  let radius = (46 + r() * 30) * scale;
  const step = (reach - radius) / (plan.worlds + 0.6);
  for (let i = 0; i < plan.worlds; i += 1) {
    radius += step * (0.75 + r() * 0.5);
    if (radius > reach) break;
    worlds += 1;
    const ry = radius * flat;
    const dash = r() < 0.3 ? ` stroke-dasharray="${pick(r, ['2 9', '14 8', '1 6'])}"` : '';
    group += `<ellipse rx="${n(radius)}" ry="${n(ry)}" fill="none" stroke="${line}" stroke-opacity=".55" stroke-width="${pick(r, [1.5, 1.5, 2.5, 5])}"${dash} stroke-linecap="round"/>`;
    if (r() < 0.5) {
      const a = r() * 6.28;
      const b = a + 0.6 + r() * 1.4;
      group += `<path d="M${n(radius * Math.cos(a))} ${n(ry * Math.sin(a))}A${n(radius)} ${n(ry)} 0 0 1 ${n(radius * Math.cos(b))} ${n(ry * Math.sin(b))}" stroke="${pick(r, colors.slice(2))}" stroke-width="${pick(r, [5, 8, 11])}" fill="none" stroke-linecap="round"/>`;
    }
    const a = r() * 6.28;
    group += world(
      radius * Math.cos(a),
      ry * Math.sin(a),
      pick(r, [7, 10, 14, 20, 27]) * scale,
      pick(r, colors.slice(2)),
      ground,
      r() < 0.2 ? line : null,
    );
  }
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * Math.PI * 2;
    const inner = reach * 1.01 - (i % 6 === 0 ? 16 : 7);
    const outer = reach * 1.01;
    return `M${n(outer * Math.cos(a))} ${n(outer * flat * Math.sin(a))}L${n(inner * Math.cos(a))} ${n(inner * flat * Math.sin(a))}`;
  }).join('');
  group += `<path d="${ticks}" stroke="${line}" stroke-opacity=".6" stroke-width="1.5"/>${starOf(plan.star, (26 + r() * 24) * scale, sun, ground, at(colors, 3))}`;
  const x = width / 2 + (r() - 0.5) * 50 * scale;
  const y = height / 2 + (r() - 0.5) * 50 * scale;
  const comet = plan.comet ? cometOf(r, width, height, line, at(colors, 4)) : '';
  return {
    worlds,
    svg: svg(
      width,
      height,
      `<rect width="${width}" height="${height}" fill="${ground}"/><path d="${dots(sky)}" fill="${line}" opacity=".4"/>${comet}<g transform="translate(${n(x)} ${n(y)})rotate(${n(tilt)})">${group}</g>`,
    ),
  };
}

function world(x: number, y: number, radius: number, color: string, ground: string, ring: string | null): string {
  let body = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius + 5)}" fill="${ground}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${color}"/>`;
  if (radius > 13) {
    body += `<path d="M${n(x - radius)} ${n(y)}A${n(radius)} ${n(radius)} 0 0 0 ${n(x + radius)} ${n(y)}A${n(radius)} ${n(radius * 0.45)} 0 0 1 ${n(x - radius)} ${n(y)}Z" opacity=".22"/>`;
  }
  if (ring && radius > 9) {
    body += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius * 1.7)}" ry="${n(radius * 0.5)}" fill="none" stroke="${ring}" stroke-width="2.5" transform="rotate(-18 ${n(x)} ${n(y)})"/>`;
  }
  return body;
}

function starOf(kind: Plan['star'], radius: number, sun: string, ground: string, second: string): string {
  if (kind === 'Double') {
    return `<circle cx="${n(-radius * 0.6)}" r="${n(radius * 0.8)}" fill="${sun}"/><circle cx="${n(radius * 0.7)}" cy="${n(radius * 0.2)}" r="${n(radius * 0.55)}" fill="${second}"/>`;
  }
  const disc = `<circle r="${n(radius + 13)}" fill="none" stroke="${sun}" stroke-width="1.5"/><circle r="${n(radius)}" fill="${sun}"/>`;
  if (kind === 'Ringed')
    return `${disc}<circle r="${n(radius + 20)}" fill="none" stroke="${sun}" stroke-width="4" stroke-dasharray="2 7"/>`;
  if (kind === 'Eclipsed')
    return `${disc}<circle cx="${n(radius * 0.22)}" cy="${n(-radius * 0.16)}" r="${n(radius * 0.88)}" fill="${ground}"/>`;
  return disc;
}

function cometOf(r: () => number, width: number, height: number, line: string, color: string): string {
  const x = width * (0.12 + r() * 0.3);
  const y = height * (0.1 + r() * 0.2);
  const length = Math.min(width, height) * (0.22 + r() * 0.14);
  const tails = [-0.16, 0, 0.16]
    .map(
      (bend) =>
        `M${n(x)} ${n(y)}Q${n(x + length * 0.5)} ${n(y - length * (0.2 + bend))} ${n(x + length)} ${n(y - length * (0.3 + bend * 2))}`,
    )
    .join('');
  return `<path d="${tails}" fill="none" stroke="${line}" stroke-opacity=".5" stroke-width="2"/><circle cx="${n(x)}" cy="${n(y)}" r="7" fill="${color}"/>`;
}

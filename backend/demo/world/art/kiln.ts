import { at, attributes, dots, mix, n, pick, pickWeighted, random, svg, whole, type Work } from './drawing.ts';
import { WIDTH as W, crackle, decorate, radiusAt, type Profile } from './kiln-decoration.ts';

/** Lathe-turned vessels, cut out: they stand on whatever shelf they are put on. */

const glazes: Record<string, [glaze: string, slip: string, accent: string, line: string]> = {
  Celadon: ['#2f5d62', '#e9e2d3', '#d97b4f', '#1f2e33'],
  Vermilion: ['#d8512f', '#f4e7d4', '#232a3b', '#f0b34a'],
  Ochre: ['#e3b34c', '#f4ecdf', '#39695f', '#c9553a'],
  Cobalt: ['#34406b', '#f3e9da', '#8fb0c6', '#c9483b'],
  Oxblood: ['#7a2e3a', '#efe3cd', '#d89a4a', '#31463a'],
  Tenmoku: ['#22262b', '#eceae4', '#b7472e', '#8d9aa0'],
  Shino: ['#e58f72', '#f5e8d8', '#4c8aa0', '#f0c66a'],
  Copper: ['#2f6b57', '#fbf3dc', '#e2603a', '#25323a'],
};

const shapes: Record<string, Profile> = {
  Amphora: [
    [0, 0.3],
    [0.06, 0.34],
    [0.13, 0.24],
    [0.24, 0.22],
    [0.42, 0.58],
    [0.62, 0.72],
    [0.82, 0.58],
    [0.95, 0.36],
    [1, 0.34],
  ],
  Bottle: [
    [0, 0.2],
    [0.05, 0.24],
    [0.1, 0.17],
    [0.34, 0.16],
    [0.46, 0.26],
    [0.62, 0.62],
    [0.8, 0.7],
    [0.94, 0.46],
    [1, 0.4],
  ],
  Bowl: [
    [0, 0.7],
    [0.05, 0.74],
    [0.12, 0.7],
    [0.38, 0.74],
    [0.64, 0.68],
    [0.84, 0.46],
    [0.95, 0.3],
    [1, 0.33],
  ],
  Gourd: [
    [0, 0.34],
    [0.04, 0.38],
    [0.1, 0.32],
    [0.2, 0.42],
    [0.36, 0.7],
    [0.5, 0.52],
    [0.62, 0.42],
    [0.74, 0.62],
    [0.88, 0.6],
    [1, 0.38],
  ],
  Meiping: [
    [0, 0.22],
    [0.04, 0.27],
    [0.12, 0.2],
    [0.22, 0.34],
    [0.3, 0.6],
    [0.48, 0.74],
    [0.7, 0.6],
    [0.86, 0.34],
    [0.94, 0.3],
    [1, 0.42],
  ],
  Churn: [
    [0, 0.44],
    [0.05, 0.48],
    [0.14, 0.4],
    [0.3, 0.36],
    [0.5, 0.44],
    [0.72, 0.58],
    [0.9, 0.6],
    [1, 0.52],
  ],
};
const potters = [
  'left to cool for two nights',
  'fired upside down by mistake and better for it',
  'turned in one pull',
  'made the day the roof leaked',
  'the last one on the plank',
  'dipped, not brushed',
  'the one the cat likes',
  'fired at the back of the kiln',
  'thrown left-handed',
  'waxed, waited for, dipped again',
];

export function planOf(id: number) {
  const r = random('kiln', id);
  return {
    id,
    shape: pickWeighted(r, [
      ['Amphora', 20],
      ['Bottle', 19],
      ['Churn', 18],
      ['Bowl', 16],
      ['Meiping', 15],
      ['Gourd', 12],
    ] as const),
    glaze: pick(r, Object.keys(glazes)),
    decoration: pickWeighted(r, [
      ['Banded', 34],
      ['Dipped', 18],
      ['Ringed', 17],
      ['Dripped', 15],
      ['Checked', 11],
      ['Plain', 5],
    ] as const),
    firing: pickWeighted(r, [
      ['Oxidation', 52],
      ['Reduction', 30],
      ['Wood', 14],
      ['Raku', 4],
    ] as const),
    height: whole(r, 17, 46),
    note: pick(r, potters),
  };
}
export type Plan = ReturnType<typeof planOf>;

export function kiln(id: number): Work {
  const plan = planOf(id);
  return {
    name: `Vessel ${String(id).padStart(3, '0')}, ${plan.glaze} ${plan.shape.toLowerCase()}`,
    description: `${plan.height} cm, ${plan.firing.toLowerCase()} fired, ${plan.note}.`,
    attributes: attributes({
      Form: plan.shape,
      Glaze: plan.glaze,
      Decoration: plan.decoration,
      Firing: plan.firing,
      Height: `${plan.height} cm`,
    }),
    draw: () => {
      const drawn = vessel(plan);
      return svg(
        drawn.width,
        drawn.height,
        `<g transform="translate(${n(-drawn.left)} ${n(-drawn.top)})">${drawn.body}</g>`,
      );
    },
  };
}

/** What a vessel is made of, and the stream that its decoration goes on with. */
export function clayOf(plan: Plan) {
  const r = random('kiln', plan.id, 'clay');
  const profile = at([shapes[plan.shape] ?? []], 0);
  const colors = at([glazes[plan.glaze] ?? glazes['Celadon']], 0);
  if (!colors) throw new Error(`No glaze ${plan.glaze}`);
  const scale = W * (0.43 + r() * 0.05);
  const tall = plan.shape === 'Bowl' ? 380 + r() * 120 : 520 + r() * 110;
  const cx = W / 2;
  const top = 60;
  const specks = Array.from(
    { length: plan.firing === 'Wood' ? 120 : 70 },
    () => [cx + (r() - 0.5) * scale * 1.5, top + r() * tall, 0.8 + r() * 2] as const,
  );
  const ash = plan.firing === 'Raku' ? crackle(r, cx, top, tall, scale) : '';
  return { r, profile, colors, scale, tall, cx, top, base: top + tall, specks, ash };
}
export type Clay = ReturnType<typeof clayOf>;

function vessel(plan: Plan) {
  const { r, profile, colors, scale, tall, cx, top, base, specks, ash } = clayOf(plan);
  const [glaze, slip] = colors;
  const id = `v${plan.id}`;

  const left: string[] = [];
  const right: string[] = [];
  let widest = 0;
  for (let i = 0; i <= 60; i += 1) {
    const radius = radiusAt(profile, i / 60) * scale;
    widest = Math.max(widest, radius);
    const y = n(top + (i / 60) * tall);
    left.push(`${n(cx - radius)} ${y}`);
    right.push(`${n(cx + radius)} ${y}`);
  }
  const foot = radiusAt(profile, 1) * scale;
  const mouth = radiusAt(profile, 0) * scale;
  const outline = `M${left.join('L')}A${n(foot)} ${n(foot * 0.13)} 0 0 0 ${n(cx + foot)} ${n(base)}L${right.toReversed().join('L')}A${n(mouth)} ${n(mouth * 0.16)} 0 0 0 ${n(cx - mouth)} ${n(top)}Z`;
  const light = [
    [0, '#000', 0.3],
    [0.16, '#000', 0.05],
    [0.3, '#fff', 0.3],
    [0.4, '#fff', 0.06],
    [0.62, '#000', 0.1],
    [0.88, '#000', 0.46],
    [1, '#000', 0.34],
  ]
    .map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
  const lip = `cx="${n(cx)}" cy="${n(top)}" rx="${n(mouth)}" ry="${n(mouth * 0.16)}"`;
  const body =
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><linearGradient id="${id}l" x1="${n(cx - scale * 0.76)}" x2="${n(cx + scale * 0.76)}" y1="0" y2="0" gradientUnits="userSpaceOnUse">${light}</linearGradient>` +
    `<g clip-path="url(#${id})"><path fill="${glaze}" d="M0 0h${W}v900H0z"/>${decorate(plan, r, { colors, profile, scale, cx, top, base, tall })}<path d="${dots(specks)}" fill="#1c1410" opacity=".22"/>${ash}<path fill="url(#${id}l)" d="M0 0h${W}v900H0z"/></g>` +
    `<ellipse ${lip} fill="${mix(glaze, '#000000', 0.62)}"/><ellipse ${lip} fill="none" stroke="${mix(slip, '#ffffff', 0.2)}" stroke-width="5"/>`;
  const rim = mouth * 0.16 + 4;
  return { body, left: cx - widest - 4, top: top - rim, width: widest * 2 + 8, height: tall + rim + foot * 0.065 + 2 };
}

export function kilnBanner(): string {
  const shelf = 352;
  const row = [2, 9, 14, 5, 21, 30, 11, 26].map((id, i) => {
    const plan = {
      ...planOf(id),
      glaze: at(Object.keys(glazes), i),
      decoration: at(['Banded', 'Ringed', 'Dipped', 'Checked', 'Banded', 'Dripped', 'Banded', 'Ringed'] as const, i),
      shape: at(['Bottle', 'Bowl', 'Amphora', 'Meiping', 'Churn', 'Gourd', 'Bottle', 'Amphora'] as const, i),
    };
    const drawn = vessel(plan);
    const zoom = 0.46;
    const x = 100 + i * 200 - (drawn.width * zoom) / 2;
    return `<ellipse cx="${n(x + (drawn.width * zoom) / 2 + 14)}" cy="${shelf - 2}" rx="${n(drawn.width * zoom * 0.42)}" ry="9" opacity=".18"/><g transform="translate(${n(x)} ${n(shelf - drawn.height * zoom)})scale(${zoom})translate(${n(-drawn.left)} ${n(-drawn.top)})">${drawn.body}</g>`;
  });
  return svg(
    1600,
    400,
    `<path fill="#e7ddd0" d="M0 0h1600v400H0z"/><path fill="#d6c8b6" d="M0 336h1600v64H0z"/>${row.join('')}`,
  );
}

export function kilnLogo(): string {
  const drawn = vessel({ ...planOf(14), shape: 'Bottle', glaze: 'Vermilion', decoration: 'Banded' });
  const zoom = 300 / drawn.height;
  return svg(
    400,
    400,
    `<path fill="#d5e0e3" d="M0 0h400v400H0z"/><path fill="#bccbd0" d="M0 310h400v90H0z"/><ellipse cx="216" cy="352" rx="${n(drawn.width * zoom * 0.46)}" ry="10" opacity=".2"/><g transform="translate(${n(200 - (drawn.width * zoom) / 2)} ${n(352 - drawn.height * zoom)})scale(${n(zoom * 1000)}e-3)translate(${n(-drawn.left)} ${n(-drawn.top)})">${drawn.body}</g>`,
  );
}

import {
  at,
  attributes,
  dots,
  mix,
  n,
  pick,
  pickWeighted,
  random,
  svg,
  whole,
  type Random,
  type Work,
} from './drawing.ts';

/** Pressed plants of a forest floor that was never walked on. */

const papers: Record<string, string> = {
  Cream: '#f4eddc',
  Oatmeal: '#e9e2d0',
  Duck: '#dfe6e0',
  Blush: '#f2e2d8',
  Slate: '#2b3336',
};
const greens: Record<string, [leaf: string, vein: string]> = {
  Spring: ['#7d9b4e', '#5d7a34'],
  Fern: ['#4c7a55', '#34593d'],
  Sage: ['#8a9f85', '#66795f'],
  Autumn: ['#b7743a', '#8a5124'],
  Copper: ['#8c4a3a', '#663025'],
  Blue: ['#5b7f86', '#3f5d63'],
};
const blooms: Record<string, string> = {
  Coral: '#e0694b',
  Butter: '#e9b949',
  Violet: '#7a5aa6',
  White: '#fbf6ea',
  Rose: '#c9527a',
  Ink: '#33406b',
};
const genus = [
  'Luminaria',
  'Silvanthes',
  'Umbrifolia',
  'Tenellium',
  'Corvidaria',
  'Nocturnia',
  'Pluvialis',
  'Calathella',
  'Fimbrium',
  'Orchella',
  'Serotina',
  'Vesperium',
];
const species = [
  'pendula',
  'minor',
  'sylvestris',
  'hesitans',
  'borealis',
  'modesta',
  'nivalis',
  'tardiflora',
  'errans',
  'umbrosa',
  'gracilis',
  'obliqua',
  'domestica',
  'improbabilis',
];
const places = [
  'under the third beech',
  'by the culvert',
  'where the path forks',
  'in the lee of the wall',
  'beside a lost glove',
  'on the north bank',
  'near the fallen ash',
  'at the edge of the clearing',
];

function planOf(id: number) {
  const r = random('understory', id);
  return {
    id,
    habit: pickWeighted(r, [
      ['Alternate', 30],
      ['Opposite', 26],
      ['Frond', 22],
      ['Umbel', 14],
      ['Bulb', 8],
    ] as const),
    leaf: pick(r, ['Lance', 'Heart', 'Round', 'Needle'] as const),
    green: pick(r, Object.keys(greens)),
    bloom: pickWeighted(r, [['None', 30], ...Object.keys(blooms).map((name) => [name, 12] as const)] as [
      string,
      number,
    ][]),
    paper: pickWeighted(r, [
      ['Cream', 36],
      ['Oatmeal', 26],
      ['Duck', 18],
      ['Blush', 14],
      ['Slate', 6],
    ] as const),
    latin: `${pick(r, genus)} ${pick(r, species)}`,
    place: pick(r, places),
  };
}
type Plan = ReturnType<typeof planOf>;

export function understory(id: number): Work {
  const plan = planOf(id);
  return {
    name: `${plan.latin}, sheet ${id}`,
    description: `Found ${plan.place}, pressed the same evening. ${plan.bloom === 'None' ? 'Not seen in flower.' : `Flowers ${plan.bloom.toLowerCase()}, closing at noon.`}`,
    attributes: attributes({
      Habit: plan.habit,
      Leaf: plan.leaf,
      Colour: plan.green,
      Flower: plan.bloom,
      Paper: plan.paper,
    }),
    draw: () => sheet(plan),
  };
}

function sheet(plan: Plan): string {
  const r = random('understory', plan.id, 'press');
  const paper = at([papers[plan.paper] ?? '#f4eddc'], 0);
  const dark = plan.paper === 'Slate';
  const fibres = Array.from({ length: 36 }, () => [r() * 720, r() * 960, 0.5 + r()] as const);
  const tape = (x: number, y: number, angle: number) =>
    `<path d="M-46-11h92v22h-92z" fill="${dark ? '#c9c2ac' : '#fffdf4'}" opacity=".72" transform="translate(${n(x)} ${n(y)})rotate(${n(angle)})"/>`;
  const grown = plant(plan, r, 360, 850, 690);
  // The label has lines instead of words: letters need a font, and fonts differ.
  const label = `<g transform="translate(470 852)"><path d="M0 0h196v70H0z" fill="${dark ? '#efe8d6' : '#fffdf6'}" stroke="#00000022"/><path d="M14 20h120M14 36h${whole(r, 70, 150)}M14 52h${whole(r, 40, 90)}" stroke="#33302a" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/><circle cx="174" cy="50" r="8" fill="none" stroke="#a2402f" stroke-width="2.5"/></g>`;
  return svg(
    720,
    960,
    `<path fill="${paper}" d="M0 0h720v960H0z"/><path d="${dots(fibres)}" fill="${dark ? '#fff' : '#7a6a4c'}" opacity=".14"/><path d="M24 24h672v912H24z" fill="none" stroke="${mix(paper, dark ? '#ffffff' : '#5a4c30', 0.16)}" stroke-width="1.5"/><g transform="translate(5 7)" opacity=".13">${silhouette(grown)}</g>${grown}${tape(360 + (r() - 0.5) * 8, 800, (r() - 0.5) * 14)}${label}`,
  );
}

/** The same drawing in one dark colour: the shadow a pressed plant throws on its sheet. */
function silhouette(drawing: string): string {
  return drawing.replace(/(fill|stroke)="#[0-9a-f]{6}"/g, '$1="#000000"').replace(/<g class="v">.*?<\/g>/g, '');
}

type Point = [x: number, y: number, angle: number];

/** A stem from its foot upwards, leaning and bending. */
function stem(r: Random, x: number, y: number, length: number): Point[] {
  const points: Point[] = [];
  const bend = (r() - 0.5) * 0.5;
  const sway = (r() - 0.5) * 0.7;
  let angle = -Math.PI / 2 - bend * 0.6;
  for (let i = 0; i <= 40; i += 1) {
    points.push([x, y, angle]);
    x += (Math.cos(angle) * length) / 40;
    y += (Math.sin(angle) * length) / 40;
    angle += (bend + sway * Math.cos(i / 7)) / 40;
  }
  return points;
}

function plant(plan: Plan, r: Random, x: number, foot: number, length: number): string {
  const [leaf, vein] = greens[plan.green] ?? (['#4c7a55', '#34593d'] as const);
  const line = (points: Point[], width: number) =>
    `<path d="M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}" fill="none" stroke="${vein}" stroke-width="${n(width)}" stroke-linecap="round"/>`;
  const shade = () => mix(leaf, r() < 0.5 ? '#ffffff' : vein, r() * 0.22);
  const flower = plan.bloom === 'None' ? null : at([blooms[plan.bloom] ?? null], 0);
  let back = '';
  let front = '';
  if (plan.habit === 'Umbel' || plan.habit === 'Bulb') {
    const stalks = plan.habit === 'Bulb' ? 3 : 1;
    for (let s = 0; s < stalks; s += 1) {
      const main = stem(r, x + (s - (stalks - 1) / 2) * 26, foot, length * (0.74 - s * 0.12));
      const [tx, ty] = at(main, -1);
      back += line(main, 6);
      const rays = plan.habit === 'Bulb' ? 6 : 13;
      for (let i = 0; i < rays; i += 1) {
        const angle = -Math.PI / 2 + (i - (rays - 1) / 2) * (plan.habit === 'Bulb' ? 0.42 : 0.2);
        const reach = length * (plan.habit === 'Bulb' ? 0.09 : 0.2) * (0.85 + r() * 0.25);
        const [ex, ey] = [tx + Math.cos(angle) * reach, ty + Math.sin(angle) * reach];
        back += `<path d="M${n(tx)} ${n(ty)}Q${n(tx + Math.cos(angle) * reach * 0.3)} ${n(ty - reach * 0.6)} ${n(ex)} ${n(ey)}" fill="none" stroke="${vein}" stroke-width="2.5"/>`;
        front += head(r, ex, ey, 11 + r() * 7, flower ?? shade());
      }
    }
    for (let i = 0; i < 6; i += 1) {
      const side = i % 2 === 0 ? 1 : -1;
      const lean = -Math.PI / 2 + side * (0.35 + r() * 0.6);
      front =
        blade(
          plan.leaf === 'Round' ? 'Lance' : plan.leaf,
          x,
          foot - 20 - i * 26,
          lean,
          length * (0.3 + r() * 0.14),
          shade(),
          vein,
        ) + front;
    }
    return back + front;
  }
  const main = stem(r, x, foot, length);
  back += line(main, 5);
  const pairs = plan.habit === 'Frond' ? 17 : whole(r, 7, 11);
  for (let i = 0; i < pairs; i += 1) {
    const t = 0.14 + (0.82 * i) / pairs;
    const [px, py, angle] = at(main, Math.round(t * 40));
    const size =
      length *
      (plan.habit === 'Frond' ? 0.24 * Math.sin(Math.PI * (0.12 + t * 0.86)) + 0.02 : 0.27 * (1.05 - t * 0.75)) *
      (0.9 + r() * 0.2);
    const spread = plan.habit === 'Frond' ? 1.1 : 0.78 + r() * 0.2;
    const sides = plan.habit === 'Alternate' ? [i % 2 === 0 ? 1 : -1] : [1, -1];
    for (const side of sides)
      front += blade(
        plan.habit === 'Frond' ? 'Lance' : plan.leaf,
        px,
        py,
        angle + side * spread,
        size,
        shade(),
        vein,
        plan.habit === 'Frond' ? 0.6 : 1,
      );
  }
  const [tx, ty, angle] = at(main, -1);
  front += flower
    ? bloomAt(r, tx, ty, 38 + r() * 16, flower)
    : blade(plan.leaf, tx, ty, angle, length * 0.12, shade(), vein);
  if (flower && r() < 0.6) {
    const [bx, by] = at(main, 33);
    front += head(r, bx + 30, by - 8, 12, flower);
  }
  return back + front;
}

/** One leaf from its stalk outwards. */
function blade(
  kind: Plan['leaf'],
  x: number,
  y: number,
  angle: number,
  length: number,
  fill: string,
  vein: string,
  narrow = 1,
): string {
  const width = length * narrow * ({ Lance: 0.3, Heart: 0.52, Round: 0.6, Needle: 0.09 } as const)[kind];
  const belly = { Lance: 0.42, Heart: 0.18, Round: 0.5, Needle: 0.5 }[kind];
  const [w, l, b] = [n(width), n(length), n(length * belly)];
  const back = kind === 'Heart' ? n(-length * 0.1) : '0';
  const tip = kind === 'Round' ? n(length * 0.98) : n(length * 0.72);
  const outline =
    kind === 'Lance'
      ? `M0 0C${n(length * 0.2)} -${w} ${n(length * 0.6)} -${w} ${l} 0C${n(length * 0.6)} ${w} ${n(length * 0.2)} ${w} 0 0Z`
      : `M0 0C${back} -${w} ${b} -${w} ${tip} -${n(width * 0.34)}Q${n(length * 0.92)} -${n(width * 0.06)} ${l} 0Q${n(length * 0.92)} ${n(width * 0.06)} ${tip} ${n(width * 0.34)}C${b} ${w} ${back} ${w} 0 0Z`;
  const side =
    kind === 'Needle' || narrow < 1
      ? ''
      : [0.3, 0.5, 0.68]
          .map(
            (t) =>
              `M${n(length * t)} 0l${n(length * 0.14)} ${n(width * 0.42 * (1.1 - t))}M${n(length * t)} 0l${n(length * 0.14)} -${n(width * 0.42 * (1.1 - t))}`,
          )
          .join('');
  return `<g transform="translate(${n(x)} ${n(y)})rotate(${n((angle * 180) / Math.PI)})"><path d="${outline}" fill="${fill}"/><g class="v"><path d="M0 0H${n(length * 0.9)}${side}" fill="none" stroke="${vein}" stroke-width="1.4" stroke-opacity=".7"/></g></g>`;
}

/** A small round flower head. */
function head(r: Random, x: number, y: number, radius: number, color: string): string {
  // Short strokes with round ends are the shortest way to write discs.
  const florets = Array.from({ length: 7 }, (_, i) => {
    const a = (i / 7) * Math.PI * 2 + r();
    return `M${n(x + Math.cos(a) * radius * 0.6)} ${n(y + Math.sin(a) * radius * 0.6)}h.01`;
  });
  return `<path d="${florets.join('')}" stroke="${color}" stroke-width="${n(radius * 0.84)}" stroke-linecap="round"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.4)}" fill="${mix(color, '#2a1f12', 0.3)}"/>`;
}

function bloomAt(r: Random, x: number, y: number, radius: number, color: string): string {
  const petals = whole(r, 5, 9);
  let d = '';
  for (let i = 0; i < petals; i += 1) {
    const a = (i / petals) * Math.PI * 2 + 0.2;
    const [px, py] = [Math.cos(a) * radius, Math.sin(a) * radius];
    const [qx, qy] = [-Math.sin(a) * radius * 0.42, Math.cos(a) * radius * 0.42];
    d += `M${n(x)} ${n(y)}C${n(x + px * 0.4 + qx)} ${n(y + py * 0.4 + qy)} ${n(x + px + qx)} ${n(y + py + qy)} ${n(x + px)} ${n(y + py)}C${n(x + px - qx)} ${n(y + py - qy)} ${n(x + px * 0.4 - qx)} ${n(y + py * 0.4 - qy)} ${n(x)} ${n(y)}Z`;
  }
  return `<path d="${d}" fill="${color}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.22)}" fill="${mix(color, '#3a2a12', 0.55)}"/>`;
}

export function understoryBanner(): string {
  const row = Array.from({ length: 9 }, (_, i) => {
    const plan = {
      ...planOf(i + 20),
      habit: at(['Frond', 'Alternate', 'Umbel', 'Opposite', 'Frond'] as const, i),
      green: at(Object.keys(greens), i),
      bloom: at(Object.keys(blooms), i),
    };
    return `<g transform="rotate(${i % 2 === 0 ? -3 : 3} ${90 + i * 178} 400)">${plant(plan, random('understory', 'banner', i), 90 + i * 178, 420, 330)}</g>`;
  });
  return svg(1600, 400, `<path fill="#f4eddc" d="M0 0h1600v400H0z"/>${row.join('')}`);
}

export function understoryLogo(): string {
  const plan: Plan = { ...planOf(4), habit: 'Frond', green: 'Fern', bloom: 'Coral' };
  return svg(
    400,
    400,
    `<path fill="#f4eddc" d="M0 0h400v400H0z"/>${plant(plan, random('understory', 'logo'), 200, 372, 310)}`,
  );
}

import { at, n, pick, type Random } from './drawing.ts';

/** What goes on a vessel before it is fired. */

export const WIDTH = 720;
export type Profile = [height: number, radius: number][];
type Decoration = 'Banded' | 'Dipped' | 'Ringed' | 'Dripped' | 'Checked' | 'Plain';

/** Catmull-Rom through the profile's points. */
export function radiusAt(profile: Profile, t: number): number {
  for (let i = 0; i < profile.length - 1; i += 1) {
    const [a, p1] = at(profile, i);
    const [b, p2] = at(profile, i + 1);
    if (t > b) continue;
    const u = (t - a) / (b - a);
    const p0 = at(profile, Math.max(i - 1, 0))[1];
    const p3 = at(profile, Math.min(i + 2, profile.length - 1))[1];
    return (
      0.5 * (2 * p1 + (p2 - p0) * u + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u * u + (3 * p1 - p0 - 3 * p2 + p3) * u * u * u)
    );
  }
  return at(profile, -1)[1];
}

type Clay = {
  colors: readonly string[];
  profile: Profile;
  scale: number;
  cx: number;
  top: number;
  base: number;
  tall: number;
};

/** Bands of slip, from above down. */
export function bandsOf(
  colors: readonly string[],
  r: Random,
  top: number,
  base: number,
): { y: number; height: number; fill: string }[] {
  const bands: { y: number; height: number; fill: string }[] = [];
  for (let y = top - 20; y < base + 20;) {
    const height = pick(r, [8, 14, 22, 40, 64]);
    if (r() < 0.62) bands.push({ y, height, fill: pick(r, colors.slice(1)) });
    y += height + pick(r, [6, 10, 16, 30]);
  }
  return bands;
}

export function decorate(plan: { decoration: Decoration }, r: Random, clay: Clay): string {
  const { colors, top, base, tall, cx } = clay;
  const color = (i: number) => at(colors, i);
  const curve = (y: number) => `M0 ${n(y)}Q${cx} ${n(y + WIDTH * 0.13)} ${WIDTH} ${n(y)}`;
  const band = (y: number, width: number, fill: string) =>
    `<path d="${curve(y)}" stroke="${fill}" stroke-width="${width}" fill="none"/>`;
  if (plan.decoration === 'Banded') {
    return bandsOf(colors, r, top, base)
      .map(
        ({ y, height, fill }) =>
          `<path d="${curve(y)}L${WIDTH} ${n(y + height)}Q${cx} ${n(y + height + WIDTH * 0.13)} 0 ${n(y + height)}Z" fill="${fill}"/>`,
      )
      .join('');
  }
  if (plan.decoration === 'Ringed') {
    return Array.from({ length: 16 }, (_, i) =>
      band(top + (tall * i) / 15.5, i % 4 === 0 ? 16 : 5, color(1 + (i % 3))),
    ).join('');
  }
  if (plan.decoration === 'Checked') return checks(clay);
  if (plan.decoration === 'Plain') return band(base - 64, 4, color(1));
  const y = top + tall * (0.34 + r() * 0.3);
  let edge = `Q${cx} ${n(y + WIDTH * 0.13)} 0 ${n(y)}Z`;
  if (plan.decoration === 'Dripped') {
    const drips = 14;
    edge = '';
    for (let i = 0; i < drips; i += 1) {
      const from = WIDTH - (i * WIDTH) / drips;
      const to = WIDTH - ((i + 1) * WIDTH) / drips;
      const drop = 40 + r() * 130 * (i % 2);
      edge += `C${n(from - (WIDTH / drips) * 0.2)} ${n(y + drop)} ${n(to + (WIDTH / drips) * 0.2)} ${n(y + drop)} ${n(to)} ${n(y + 20 * Math.sin(i))}`;
    }
    edge += 'Z';
  }
  return `<path d="M0 0H${WIDTH}V${n(y)}${edge}" fill="${color(1)}"/>${band(top + tall * 0.8, 12, color(2))}${band(top + tall * 0.86, 5, color(3))}`;
}

function checks({ colors, profile, scale, cx, top, tall }: Clay): string {
  const columns = 12;
  const rows = 15;
  const height = tall / rows;
  const sag = (x: number) => WIDTH * 0.055 * (1 - ((x - cx) / (WIDTH * 0.5)) ** 2);
  const paths = ['', ''];
  for (let j = 0; j < rows; j += 1) {
    const wide = radiusAt(profile, (j + 0.5) / rows) * scale * 1.06;
    const y = top + tall * (j / rows);
    for (let i = j % 2; i < columns; i += 2) {
      const a = cx - wide * Math.cos((i / columns) * Math.PI);
      const b = cx - wide * Math.cos(((i + 1) / columns) * Math.PI);
      const which = j % 5 === 2 ? 1 : 0;
      paths[which] +=
        `M${n(a)} ${n(y + sag(a))}L${n(b)} ${n(y + sag(b))}v${n(height)}L${n(a)} ${n(y + height + sag(a))}Z`;
    }
  }
  return paths.map((d, i) => `<path d="${d}" fill="${at(colors, 1 + i)}"/>`).join('');
}

export function crackle(r: Random, cx: number, top: number, tall: number, scale: number): string {
  let d = '';
  for (let i = 0; i < 46; i += 1) {
    d += `M${n(cx + (r() - 0.5) * scale * 1.6)} ${n(top + r() * tall)}`;
    for (let k = 0; k < 3; k += 1) d += `l${n((r() - 0.5) * 60)} ${n((r() - 0.5) * 60)}`;
  }
  return `<path d="${d}" fill="none" stroke="#15100c" stroke-opacity=".35" stroke-width="1.4"/>`;
}

import { contours } from 'd3-contour';
import { at, attributes, mix, n, pick, pickWeighted, random, svg, type Random, type Work } from './drawing.ts';

/** Paper-cut contour maps of places that do not exist. */

const palettes: Record<string, string[]> = {
  Estuary: ['#0f2f3a', '#17505c', '#2f7f7d', '#6fae94', '#b9cf9f', '#efe3b4', '#f6c98a', '#ee9b66', '#d96a4c'],
  Dusk: ['#1e1a3a', '#3b2a63', '#6a3a83', '#a24d88', '#d66b7d', '#f0967a', '#f8c58f', '#fde8bd', '#fff7e3'],
  Fjord: ['#16324f', '#21587f', '#3a86ad', '#77b6c9', '#bcdcd8', '#f4efe1', '#f0d2b0', '#dfa47d', '#b86a52'],
  Moor: ['#25261f', '#414632', '#67704a', '#929a66', '#bfc18a', '#e4deb4', '#f4ecd6', '#e8b894', '#c96f52'],
  Caldera: ['#2b0f1d', '#5a1730', '#94243e', '#c9413f', '#e97046', '#f5a35c', '#fbd08a', '#fdecc4', '#fff9ec'],
  Glacier: ['#e9edf0', '#d3dde4', '#b2c6d3', '#88a9be', '#5f89a6', '#3f698a', '#294b6b', '#18324c', '#0c1d30'],
  Cloudforest: ['#0f1f1a', '#18392d', '#225843', '#39805d', '#6aa67a', '#a4c79a', '#d7e3bf', '#f5f2df', '#f3c7b4'],
  Heather: ['#2a2035', '#4b345b', '#7a4f7f', '#a9729b', '#cf9bb2', '#e9c6c8', '#f7e6dc', '#cfe0dc', '#93bdbd'],
};

type Relief = { name: string; weight: number; bumps: number; spread: number; sign: 1 | -1 };
const reliefs: Relief[] = [
  { name: 'Massif', weight: 26, bumps: 1, spread: 6, sign: 1 },
  { name: 'Basin', weight: 20, bumps: 1, spread: 7, sign: -1 },
  { name: 'Archipelago', weight: 18, bumps: 5, spread: 34, sign: 1 },
  { name: 'Twin peaks', weight: 14, bumps: 2, spread: 16, sign: 1 },
  { name: 'Lakes', weight: 13, bumps: 4, spread: 30, sign: -1 },
  { name: 'Plateau', weight: 9, bumps: 1, spread: 2.2, sign: 1 },
];

const first = [
  'Harrow',
  'Ansel',
  'Brae',
  'Corrie',
  'Dunmore',
  'Elder',
  'Fallow',
  'Grey',
  'Hallam',
  'Inver',
  'Kestrel',
  'Lorne',
  'Marrow',
  'Nether',
  'Osier',
  'Pell',
  'Quarry',
  'Raven',
  'Sallow',
  'Tarn',
  'Upper',
  'Vesper',
  'Whin',
  'Yarrow',
  'Stane',
  'Otter',
  'Merrow',
  'Linden',
  'Hob',
  'Gannet',
];
const second: Record<string, string[]> = {
  Massif: ['Fell', 'Crag', 'Pike', 'Head'],
  Basin: ['Hollow', 'Combe', 'Bowl', 'Cirque'],
  Archipelago: ['Skerries', 'Holms', 'Isles', 'Stacks'],
  'Twin peaks': ['Paps', 'Horns', 'Sisters', 'Saddle'],
  Lakes: ['Meres', 'Tarns', 'Waters', 'Lochans'],
  Plateau: ['Moor', 'Flat', 'Table', 'Heath'],
};

function planOf(id: number) {
  const r = random('isohypse', id);
  const relief = pickWeighted(
    r,
    reliefs.map((one) => [one, one.weight] as const),
  );
  const palette = pick(r, Object.keys(palettes));
  const inverted = r() < 0.3;
  const sun = pickWeighted(r, [
    ['None', 62],
    ['Low sun', 20],
    ['High sun', 14],
    ['Two moons', 4],
  ] as const);
  const interval = pick(r, [20, 40, 40, 60, 100]);
  const place = `${pick(r, first)} ${pick(r, at([second[relief.name] ?? ['Ground']], 0))}`;
  return { id, relief, palette, inverted, sun, interval, place };
}

export function isohypse(id: number): Work {
  const plan = planOf(id);
  const scale = plan.interval >= 60 ? '1:50,000' : '1:25,000';
  return {
    name: `Isohypse #${id}`,
    description: `Sheet ${id}, ${plan.place}. Cut from nine papers at ${scale}, one sheet for every ${plan.interval} metres of height. Nobody has been there yet.`,
    attributes: attributes({
      Relief: plan.relief.name,
      Paper: plan.palette,
      Light: plan.inverted ? 'From below' : 'From above',
      Sky: plan.sun,
      Interval: `${plan.interval} m`,
      Place: plan.place,
    }),
    draw: () => terrain({ ...plan, width: 720, height: 900, zoom: 1 }),
  };
}

export const isohypseBanner = () =>
  terrain({
    ...planOf(11),
    palette: 'Dusk',
    relief: at(reliefs, 2),
    inverted: false,
    sun: 'None',
    width: 1600,
    height: 400,
    zoom: 3.2,
  });
export const isohypseLogo = () =>
  terrain({
    ...planOf(5),
    palette: 'Estuary',
    relief: at(reliefs, 0),
    inverted: false,
    sun: 'None',
    width: 400,
    height: 400,
    zoom: 0.9,
  });

type Terrain = ReturnType<typeof planOf> & { width: number; height: number; zoom: number };

function terrain(plan: Terrain): string {
  const { width, height } = plan;
  const r = random('isohypse', plan.id, 'ground');
  const step = 8;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const heightAt = field(r, plan.relief, height / width, plan.zoom);
  const values = Array.from({ length: columns * rows }, () => 0);
  let low = Infinity;
  let high = -Infinity;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const value = heightAt(x / columns, (y / rows) * (height / width));
      values[y * columns + x] = value;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  const papers = [...at([palettes[plan.palette] ?? []], 0)];
  if (plan.inverted) papers.reverse();
  const levels = papers.slice(1).map((_, i) => low + ((high - low) * (i + 1)) / (papers.length + 0.15));

  let defs = '';
  let body = `<rect width="${width}" height="${height}" fill="${at(papers, 0)}"/>`;
  contours()
    .size([columns, rows])
    .thresholds(levels)(values)
    .forEach((level, i) => {
      const d = level.coordinates.flatMap((polygon) => polygon.map((ring) => outline(ring, step))).join('');
      defs += `<path id="p${i}" d="${d}"/>`;
      body += `<use href="#p${i}" fill-opacity=".07" x="7" y="12"/><use href="#p${i}" fill-opacity=".12" x="3" y="5"/><use href="#p${i}" fill="${at(papers, i + 1)}"/>`;
    });
  return svg(width, height, `<defs>${defs}</defs>${body}${sky(plan, r, palest(papers))}`);
}

/** A ring in relative whole units; runs of one direction are joined. */
function outline(ring: number[][], step: number): string {
  let px = 0;
  let py = 0;
  let d = '';
  ring.forEach(([gx = 0, gy = 0], i) => {
    const x = Math.round((gx - 0.5) * step);
    const y = Math.round((gy - 0.5) * step);
    if (i === 0) d = `M${x} ${y}l`;
    else if (x !== px || y !== py) {
      const dx = x - px;
      const dy = y - py;
      d += `${dx < 0 || d.endsWith('l') ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    }
    px = x;
    py = y;
  });
  return d.endsWith('l') ? '' : `${d}z`;
}

function field(r: Random, relief: Relief, aspect: number, zoom: number) {
  const octaves = Array.from({ length: 4 }, (_, o) => ({
    fx: (0.7 + r() * 0.9) * 2 ** o,
    fy: (0.7 + r() * 0.9) * 2 ** o,
    px: r() * 9,
    py: r() * 9,
    a: 1 / 1.9 ** o,
    cos: Math.cos(o + r() * 3),
    sin: Math.sin(o + r() * 3),
  }));
  const bumps = Array.from({ length: relief.bumps * Math.ceil(zoom) }, () => ({
    x: (0.16 + r() * 0.68) * zoom,
    y: (0.18 + r() * 0.64) * aspect * zoom,
    size: 0.8 + r() * 0.5,
  }));
  return (u0: number, v0: number) => {
    const u = u0 * zoom;
    const v = v0 * zoom;
    let sum = 0;
    for (const o of octaves) {
      const a = u * o.cos - v * o.sin;
      const b = u * o.sin + v * o.cos;
      sum +=
        o.a *
        0.5 *
        (Math.sin(a * o.fx * 3.3 + o.px + 1.3 * Math.sin(b * o.fy * 2.7 + o.py)) + Math.cos(b * o.fy * 3.1 + o.py));
    }
    for (const bump of bumps) {
      const d2 = (u - bump.x) ** 2 + (v - bump.y) ** 2;
      sum += relief.sign * 1.5 * bump.size * Math.exp(-d2 * relief.spread);
    }
    return sum;
  };
}

function palest(papers: string[]): string {
  const light = (color: string) => [1, 3, 5].reduce((sum, i) => sum + Number.parseInt(color.slice(i, i + 2), 16), 0);
  return papers.reduce((best, color) => (light(color) > light(best) ? color : best));
}

function sky(plan: Terrain, r: Random, paper: string): string {
  if (plan.sun === 'None') return '';
  const fill = mix(paper, '#ffffff', 0.35);
  const disc = (x: number, y: number, radius: number) =>
    `<circle cx="${n(x + 4)}" cy="${n(y + 7)}" r="${n(radius)}" fill-opacity=".12"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
  const x = plan.width * (0.25 + r() * 0.5);
  const radius = plan.width * (0.06 + r() * 0.05);
  if (plan.sun === 'Low sun') return disc(x, plan.height * (0.62 + r() * 0.2), radius * 1.2);
  const high = disc(x, plan.height * (0.14 + r() * 0.2), radius);
  return plan.sun === 'Two moons' ? high + disc(plan.width - x, plan.height * (0.4 + r() * 0.1), radius * 0.5) : high;
}

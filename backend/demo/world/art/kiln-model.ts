import { at, mix, random } from './drawing.ts';
import { glb, type Surface } from './glb.ts';
import { clayOf, planOf, type Clay, type Plan } from './kiln.ts';
import { bandsOf, radiusAt, WIDTH } from './kiln-decoration.ts';
import { png } from './png.ts';

/* The vessels of Kiln in the round: the same profile, glaze and decoration as in the picture. */

const ROWS = 56;
const SEGMENTS = 64;
const PICTURE = { width: 512, height: 256 };
/** How thick the wall is, as a share of the radius. */
const WALL = 0.07;

/** Turns a line of `[radius, height]`, from below upwards, around the axis. */
function turned(line: readonly (readonly [number, number])[]): Surface {
  const surface: Surface = { positions: [], normals: [], places: [], triangles: [] };
  for (const [row, [radius, height]] of line.entries()) {
    const [beforeRadius, before] = at(line, Math.max(row - 1, 0));
    const [afterRadius, after] = at(line, Math.min(row + 1, line.length - 1));
    const [outward, upward] = [after - before, beforeRadius - afterRadius];
    const length = Math.hypot(outward, upward) || 1;
    for (let segment = 0; segment <= SEGMENTS; segment += 1) {
      const turn = (segment / SEGMENTS) * 2 * Math.PI;
      const [x, z] = [Math.sin(turn), Math.cos(turn)];
      surface.positions.push(x * radius, height, z * radius);
      surface.normals.push((x * outward) / length, upward / length, (z * outward) / length);
      surface.places.push(segment / SEGMENTS, 1 - row / (line.length - 1));
    }
  }
  const across = SEGMENTS + 1;
  for (let row = 0; row < line.length - 1; row += 1) {
    for (let segment = 0; segment < SEGMENTS; segment += 1) {
      const corner = row * across + segment;
      surface.triangles.push(corner, corner + 1, corner + across, corner + 1, corner + across + 1, corner + across);
    }
  }
  return surface;
}

/** The colour at a place around the vessel, from 0 to 1, and at a height of the drawing. */
function glazeOf(plan: Plan, clay: Clay): (around: number, y: number) => string {
  const { r, colors, top, base, tall } = clay;
  const color = (place: number) => at(colors, place);
  if (plan.decoration === 'Banded') {
    const bands = bandsOf(colors, r, top, base).toReversed();
    return (_, y) => bands.find((band) => y >= band.y && y < band.y + band.height)?.fill ?? color(0);
  }
  const isOn = (y: number, line: number, width: number) => Math.abs(y - line) < width / 2;
  if (plan.decoration === 'Ringed') {
    const rings = Array.from({ length: 16 }, (_, i) => ({ y: top + (tall * i) / 15.5, i }));
    return (_, y) => {
      const ring = rings.find((one) => isOn(y, one.y, one.i % 4 === 0 ? 16 : 5));
      return ring === undefined ? color(0) : color(1 + (ring.i % 3));
    };
  }
  if (plan.decoration === 'Checked') {
    return (around, y) => {
      const row = Math.floor(((y - top) / tall) * 15);
      return (Math.floor(around * 24) + row) % 2 === 0 ? color(row % 5 === 2 ? 2 : 1) : color(0);
    };
  }
  if (plan.decoration === 'Plain') return (_, y) => (isOn(y, base - 64, 4) ? color(1) : color(0));
  const edge = top + tall * (0.34 + r() * 0.3);
  const drips = 28;
  const drops = Array.from({ length: drips }, (_, i) =>
    plan.decoration === 'Dripped' ? (40 + r() * 130) * (i % 2) : 0,
  );
  return (around, y) => {
    const place = around * drips;
    const drop = at(drops, Math.floor(place)) * (0.5 - 0.5 * Math.cos(2 * Math.PI * place));
    if (y < edge + drop) return color(1);
    if (isOn(y, top + tall * 0.8, 12)) return color(2);
    return isOn(y, top + tall * 0.86, 5) ? color(3) : color(0);
  };
}

function pictureOf(plan: Plan, clay: Clay): Uint8Array {
  const { width, height } = PICTURE;
  const glaze = glazeOf(plan, clay);
  const speck = mix(at(clay.colors, 0), '#1c1410', 0.3);
  const palette = [...new Set([...clay.colors, speck])];
  // The picture shows the vessel a little from above, so what is level bends down by this in front.
  const bend = WIDTH * 0.03;
  const r = random('kiln-specks', plan.id);
  const specks = new Set<number>();
  for (let i = 0; i < 120; i += 1) {
    const start = Math.floor(r() * width * height);
    specks.add(start).add(start + 1);
  }
  const placeOf = new Map(palette.map((color, place) => [color, place]));
  return png(width, height, palette, (x, y) => {
    const color = specks.has(y * width + x)
      ? speck
      : glaze(x / width, clay.top - bend + (y / (height - 1)) * clay.tall);
    return placeOf.get(color) ?? 0;
  });
}

/** A vessel as binary glTF, as high in metres as it says it is. */
export function kilnModel(id: number): Uint8Array {
  const plan = planOf(id);
  const clay = clayOf(plan);
  const metres = plan.height / 100 / clay.tall;
  const radius = (t: number) => radiusAt(clay.profile, t) * clay.scale * metres;
  const high = (t: number) => (1 - t) * clay.tall * metres;
  const up = Array.from({ length: ROWS + 1 }, (_, row) => 1 - row / ROWS);
  const mouth = radius(0);
  const lip = mouth * WALL;
  const [glaze, slip] = [at(clay.colors, 0), at(clay.colors, 1)];
  const rim = Array.from({ length: 9 }, (_, i) => {
    const turn = (i / 8) * Math.PI;
    return [mouth - lip / 2 + (lip / 2) * Math.cos(turn), high(0) + (lip / 2) * Math.sin(turn)] as const;
  });
  const inside = [
    0,
    ...up
      .filter((t) => t < 0.95)
      .toReversed()
      .slice(1),
  ].map((t) => [radius(t) * (1 - WALL), high(t)] as const);
  return glb(`Vessel ${id}`, [
    {
      surface: turned(up.map((t) => [radius(t), high(t)] as const)),
      material: { color: pictureOf(plan, clay), roughness: 0.32 },
    },
    { surface: turned(rim), material: { color: mix(slip, '#ffffff', 0.2), roughness: 0.5 } },
    {
      surface: turned([...inside, [0, high(0.95)] as const]),
      material: { color: mix(glaze, '#000000', 0.55), roughness: 0.7 },
    },
    {
      surface: turned([[0, 0] as const, [radius(1), 0] as const]),
      material: { color: mix('#b98f6a', glaze, 0.2), roughness: 0.9 },
    },
  ]);
}

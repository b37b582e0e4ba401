import { at, attributes, mix, n, pick, pickWeighted, random, svg, whole, type Random, type Work } from './drawing.ts';
import { patterns, prints, stitches, stitching } from './offcuts-cloth.ts';

/** Patchwork: squares cut in half, one corner of the quilt laid out, and the other three follow it. */

/** Ground first, then darkest to lightest, and one that sings. */
const pots: Record<string, string[]> = {
  Madder: ['#f4e7d7', '#5b1a22', '#b5433a', '#e3a285', '#e0b04a'],
  Woad: ['#eef0ec', '#172f52', '#3f6fa3', '#a9c4da', '#e46f45'],
  Weld: ['#f7edc9', '#4a4a22', '#9c9a3a', '#dcc04f', '#b8503c'],
  Walnut: ['#efe4d6', '#3a2618', '#835a38', '#c9a47d', '#3f8280'],
  Cochineal: ['#f6e3e6', '#4c1236', '#a92f5d', '#e59aac', '#4b6f8f'],
  Iron: ['#e6e7e4', '#23272b', '#5d676e', '#aab3b5', '#d9a441'],
  Moss: ['#edeedd', '#20362a', '#4f7d55', '#a9c09a', '#cf5f6b'],
};
const blocks = [
  'Flying Geese',
  'Churn Dash',
  'Bear’s Paw',
  'Ocean Waves',
  'Broken Dishes',
  'Yankee Puzzle',
  'Barn Door',
  'Corn and Beans',
  'Old Maid’s Ramble',
  'Hovering Hawks',
  'Crosses and Losses',
  'Birds in the Air',
  'Kansas Troubles',
  'Delectable Mountains',
  'Lost Ships',
  'Winged Square',
] as const;
/** Where a cell of another quarter is found in the first one, and how far it is turned. */
const sets: Record<string, (quarter: number, x: number, y: number, last: number) => [x: number, y: number]> = {
  Turned: (quarter, x, y, last) =>
    at(
      [
        [x, y],
        [y, last - x],
        [last - x, last - y],
        [last - y, x],
      ],
      quarter,
    ),
  Mirrored: (quarter, x, y, last) => [
    quarter === 1 || quarter === 2 ? last - x : x,
    quarter === 2 || quarter === 3 ? last - y : y,
  ],
  Repeated: (_quarter, x, y) => [x, y],
};

function planOf(id: number) {
  const r = random('offcuts', id);
  return {
    id,
    pot: pick(r, Object.keys(pots)),
    block: pick(r, blocks),
    set: pickWeighted(r, [
      ['Turned', 44],
      ['Mirrored', 40],
      ['Repeated', 16],
    ] as const),
    /** Squares along one side of a quarter. */
    squares: pickWeighted(r, [
      [2, 18],
      [3, 40],
      [4, 42],
    ] as const),
    stitch: pick(r, stitches),
    print: pick(r, prints),
    binding: whole(r, 1, 4),
  };
}
type Plan = ReturnType<typeof planOf>;

export function offcuts(id: number): Work {
  const plan = planOf(id);
  // A square whose halves are one cloth was never cut.
  const pieces = piecesOf(plan).reduce((sum, { near, far }) => sum + (near === far ? 1 : 2), 0);
  return {
    name: `Offcut ${id}, ${plan.block}`,
    description: `${pieces} pieces from the ${plan.pot.toLowerCase()} pot, cut on the slant and sewn back together. ${plan.set === 'Repeated' ? 'Every quarter is the same; it is the eye that turns them.' : 'One quarter was planned. The other three had to agree.'}`,
    attributes: attributes({
      Dye: plan.pot,
      Block: plan.block,
      Setting: plan.set,
      Pieces: pieces,
      Print: plan.print,
      Quilting: plan.stitch,
    }),
    draw: () => quilt(plan, 720, 1, 1),
  };
}

export const offcutsBanner = () =>
  quilt(
    { ...planOf(5), pot: 'Woad', set: 'Turned', squares: 3, print: 'Ticking', stitch: 'Crosshatch', binding: 4 },
    400,
    4,
    1,
  );
export const offcutsLogo = () =>
  quilt(
    { ...planOf(11), pot: 'Madder', set: 'Turned', squares: 2, print: 'Plain', stitch: 'In the ditch', binding: 1 },
    400,
    1,
    1,
  );

/** A square of two halves, cut along a diagonal: from its first corner `turn` quarters on. */
type Piece = { x: number; y: number; turn: number; near: number; far: number };

/** One quarter by chance, the rest by the setting; a block's name settles how restless it is. */
function piecesOf({ id, block, set, squares }: Plan): Piece[] {
  const r = random('offcuts', id, 'pieces');
  const slant = 0.62 + (blocks.indexOf(block) / blocks.length) * 0.3;
  const first = Array.from({ length: squares * squares }, () => cut(r, slant));
  const place = at([sets[set] ?? (() => [0, 0] as [number, number])], 0);
  const last = squares - 1;
  return Array.from({ length: 4 * squares * squares }, (_, i) => {
    const [x, y] = [i % (2 * squares), Math.floor(i / (2 * squares))];
    // Clockwise from the upper left.
    const quarter = y < squares ? (x < squares ? 0 : 1) : x < squares ? 3 : 2;
    const [u, w] = place(quarter, x % squares, y % squares, last);
    const piece = at(first, w * squares + u);
    return { ...piece, x, y, turn: turned(set, quarter, piece.turn) };
  });
}

function cut(r: Random, slant: number): Omit<Piece, 'x' | 'y'> {
  const near = whole(r, 1, 4);
  const isWhole = r() > slant;
  return {
    turn: whole(r, 0, 3),
    near,
    far: isWhole
      ? near
      : pickWeighted(r, [
          [0, 62],
          [3, 22],
          [1, 16],
        ] as const),
  };
}

function turned(set: Plan['set'], quarter: number, turn: number): number {
  if (set === 'Turned') return (turn + quarter) % 4;
  if (set === 'Repeated' || quarter === 0) return turn;
  if (quarter === 2) return (turn + 2) % 4;
  // Corners count clockwise from the upper left: a mirror swaps them in pairs.
  return quarter === 1 ? at([1, 0, 3, 2], turn) : at([3, 2, 1, 0], turn);
}

function quilt(plan: Plan, side: number, across: number, down: number): string {
  const colors = at([pots[plan.pot] ?? []], 0);
  const edge = side / 30;
  const [width, height] = [side * across, side * down];
  const size = (side - 2 * edge) / (2 * plan.squares);
  const [columns, rows] = [Math.round((width - 2 * edge) / size), 2 * plan.squares * down];
  const [stepX, stepY] = [(width - 2 * edge) / columns, (height - 2 * edge) / rows];
  const pieces = piecesOf(plan);
  const paths = new Map<number, string>();
  const triangle = (color: number, points: readonly (readonly [number, number])[]) =>
    paths.set(color, `${paths.get(color) ?? ''}M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const across2 = 2 * plan.squares;
      const { turn, near, far } = at(pieces, (row % across2) * across2 + (column % across2));
      const [x, y] = [edge + column * stepX, edge + row * stepY];
      const corners = [
        [x, y],
        [x + stepX, y],
        [x + stepX, y + stepY],
        [x, y + stepY],
      ] as const;
      const half = (from: number) => [at(corners, from), at(corners, from + 1), at(corners, from + 3)];
      triangle(near, half(turn));
      triangle(far, half(turn + 2));
    }
  }
  const cloth = [...paths]
    .toSorted(([a], [b]) => a - b)
    .map(([color, d]) => `<path fill="${color === 0 ? at(colors, 0) : `url(#p${color})`}" d="${d}"/>`)
    .join('');
  const seams = `<path fill="none" stroke="${mix(at(colors, 1), '#000000', 0.3)}" stroke-opacity=".22" stroke-width="${n(side / 400)}" d="${[...paths.values()].join('')}"/>`;
  const binding = `<rect width="${n(width)}" height="${n(height)}" fill="${at(colors, plan.binding)}"/><rect x="${n(edge * 0.8)}" y="${n(edge * 0.8)}" width="${n(width - edge * 1.6)}" height="${n(height - edge * 1.6)}" fill="${mix(at(colors, plan.binding), '#000000', 0.35)}"/><rect x="${n(edge)}" y="${n(edge)}" width="${n(width - 2 * edge)}" height="${n(height - 2 * edge)}" fill="${at(colors, 0)}"/>`;
  return svg(
    width,
    height,
    `<defs>${patterns(plan.print, colors, side)}</defs>${binding}${cloth}${seams}${stitching(plan.stitch, { width, height, edge, size, thread: at(colors, 0) })}`,
  );
}

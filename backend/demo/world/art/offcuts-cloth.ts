import { at, dots, mix, n } from './drawing.ts';

/** What patchwork is made of: printed cloths, and the stitches that hold its layers together. */

export const stitches = ['In the ditch', 'Crosshatch', 'Baptist fans'] as const;
type Stitch = (typeof stitches)[number];
export const prints = ['Plain', 'Ticking', 'Pin dot', 'Gingham'] as const;
type Print = (typeof prints)[number];

/** The cloths: the darkest and the singing one are printed, the others are as they came out of the pot. */
export function patterns(print: Print, colors: readonly string[], side: number): string {
  const step = side / 45;
  return [1, 2, 3, 4]
    .map((i) => {
      const color = at(colors, i);
      const mark = mix(color, at(colors, 0), i === 3 ? 0.55 : 0.32);
      const isPrinted = i === 2 || i === 4;
      const drawn = !isPrinted
        ? ''
        : {
            Plain: '',
            Ticking: `<path fill="${mark}" d="M0 0h${n(step / 4)}v${n(step)}H0z"/>`,
            'Pin dot': `<path fill="${mark}" d="${dots([
              [step / 4, step / 4, step / 8],
              [(step * 3) / 4, (step * 3) / 4, step / 8],
            ])}"/>`,
            Gingham: `<path fill="${mark}" fill-opacity=".5" d="M0 0h${n(step / 2)}v${n(step)}H0zM0 0h${n(step)}v${n(step / 2)}H0z"/>`,
          }[print];
      return `<pattern id="p${i}" width="${n(step)}" height="${n(step)}" patternUnits="userSpaceOnUse"><rect width="${n(step)}" height="${n(step)}" fill="${color}"/>${drawn}</pattern>`;
    })
    .join('');
}

type Field = { width: number; height: number; edge: number; size: number; thread: string };

export function stitching(stitch: Stitch, { width, height, edge, size, thread }: Field): string {
  const lines: string[] = [];
  const [right, bottom] = [width - edge, height - edge];
  if (stitch === 'Crosshatch') {
    for (let k = size / 2; k < right + bottom; k += size / 2) {
      const [x1, y1] = k < right - edge ? [edge + k, edge] : [right, edge + k - (right - edge)];
      const [x2, y2] = k < bottom - edge ? [edge, edge + k] : [edge + k - (bottom - edge), bottom];
      if (y1 > bottom || x2 > right) break;
      lines.push(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}M${n(width - x1)} ${n(y1)}L${n(width - x2)} ${n(y2)}`);
    }
  } else if (stitch === 'Baptist fans') {
    for (let y = bottom; y > edge + 1; y -= size) {
      for (let x = edge; x < right - 1; x += size) {
        for (const share of [0.3, 0.6, 0.9]) {
          const radius = size * share;
          lines.push(`M${n(x)} ${n(y - radius)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x + radius)} ${n(y)}`);
        }
      }
    }
  } else {
    const inset = size / 10;
    for (let y = edge; y < bottom - 1; y += size)
      lines.push(`M${n(edge)} ${n(y + inset)}H${n(right)}M${n(edge)} ${n(y + size - inset)}H${n(right)}`);
    for (let x = edge; x < right - 1; x += size)
      lines.push(`M${n(x + inset)} ${n(edge)}V${n(bottom)}M${n(x + size - inset)} ${n(edge)}V${n(bottom)}`);
  }
  const dash = n(height / 110);
  return `<path fill="none" stroke="${mix(thread, '#ffffff', 0.4)}" stroke-opacity=".72" stroke-width="${n(height / 420)}" stroke-dasharray="${dash} ${n(height / 150)}" stroke-linecap="round" d="${lines.join('')}"/>`;
}

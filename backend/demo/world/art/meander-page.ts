import { meanderTiles } from './meander.ts';

/* The river of Meander as a page of its own: press a tile and it turns a quarter, and the river finds another way. */

const script = String.raw`
const { ground, colors, bands, columns, turns } = JSON.parse(document.getElementById('plan').textContent);
const canvas = document.querySelector('canvas');
const pen = canvas.getContext('2d');
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const shown = turns.slice();
let size = 0, at = -1, frame = 0;

const tile = (x, y, quarter) => {
  const band = size / (bands * 2);
  pen.save();
  pen.translate((x + .5) * size, (y + .5) * size);
  pen.beginPath();
  pen.rect(-size / 2, -size / 2, size, size);
  pen.clip();
  pen.rotate(quarter * Math.PI / 2);
  pen.fillStyle = ground;
  pen.fillRect(-size, -size, size * 2, size * 2);
  pen.lineWidth = band * 1.02;
  for (const corner of [-size / 2, size / 2]) {
    if (corner > 0) {
      pen.beginPath();
      pen.arc(corner, corner, size * (1 - .5 / bands) + band * .5, 0, 7);
      pen.fill();
    }
    for (let i = bands - 1; i >= 0; i -= 1) {
      pen.strokeStyle = colors[i % colors.length];
      pen.beginPath();
      pen.arc(corner, corner, band * (i * 2 + 1), 0, 7);
      pen.stroke();
    }
  }
  pen.restore();
};
const draw = () => {
  frame = 0;
  let moves = false;
  shown.forEach((was, i) => {
    const left = turns[i] - was;
    shown[i] = still || Math.abs(left) < .01 ? turns[i] : was + left * .2;
    moves ||= shown[i] !== turns[i];
    tile(i % columns, Math.floor(i / columns), shown[i]);
  });
  if (at >= 0) {
    pen.lineWidth = 3 * devicePixelRatio;
    for (const [color, inset] of [['#000', 1.5], ['#fff', 4.5]]) {
      const edge = inset * devicePixelRatio;
      pen.strokeStyle = color;
      pen.strokeRect((at % columns) * size + edge, Math.floor(at / columns) * size + edge, size - edge * 2, size - edge * 2);
    }
  }
  if (moves) redraw();
};
const redraw = () => { frame ||= requestAnimationFrame(draw); };
const fit = () => {
  // Whole pixels a tile, or the ground shines through the seams.
  size = Math.max(1, Math.round(Math.min(innerWidth, innerHeight) * devicePixelRatio / columns));
  canvas.width = canvas.height = size * columns;
  redraw();
};
const turn = (i) => { turns[i] += 1; redraw(); };
canvas.addEventListener('pointerdown', (event) => {
  const box = canvas.getBoundingClientRect();
  const x = Math.floor((event.clientX - box.x) / box.width * columns);
  const y = Math.floor((event.clientY - box.y) / box.height * columns);
  at = -1;
  turn(Math.min(columns - 1, y) * columns + Math.min(columns - 1, x));
});
canvas.addEventListener('keydown', (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  if (step !== undefined) at = (Math.max(at, 0) + step + turns.length) % turns.length;
  else if (event.key === 'Enter' || event.key === ' ') turn(at = Math.max(at, 0));
  else return;
  event.preventDefault();
  redraw();
});
canvas.addEventListener('blur', () => { at = -1; redraw(); });
addEventListener('resize', fit);
fit();
`;

/** A whole HTML document that needs nothing else. */
export function meanderPage(id: number): string {
  const { name, ground, colors, bands, columns, turns } = meanderTiles(id);
  const plan = JSON.stringify({ ground, colors, bands, columns, turns });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<style>
html, body { height: 100%; margin: 0; background: ${ground}; }
body { display: grid; place-items: center; overflow: hidden; }
canvas { display: block; width: min(100vw, 100vh); height: min(100vw, 100vh); touch-action: manipulation; cursor: pointer; outline: none; }
</style>
<canvas tabindex="0" role="application" aria-label="${name}: a grid of ${columns} by ${columns} tiles. The arrow keys choose one, Enter turns it."></canvas>
<script type="application/json" id="plan">${plan}</script>
<script>${script}</script>
</html>
`;
}

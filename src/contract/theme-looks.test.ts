import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, mix } from './colour.ts';
import { accentContrast, GROUNDS, isReadable, themeStyle } from './theme-looks.ts';

/** `oklch(L C H)` as sRGB, after CSS Color 4. */
function fromOklch(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (value: number) => {
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.min(255, Math.max(0, Math.round(gamma * 255)));
  };
  return `#${linear.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

test('the contrast of two colours is WCAG’s', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
  expect(mix('#ff0000', '#0000ff', 0.25)).toBe('#4000bf');
});

test('words in the accent are judged on the grounds that pages have', () => {
  const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');
  const number = String.raw`([\d.]+)`;
  const colour = String.raw`oklch\(${number} ${number} ${number}\)`;
  for (const name of ['canvas', 'pane', 'well'] as const) {
    const found =
      new RegExp(`--${name}: light-dark\\(${colour}, ${colour}\\)`).exec(tokens)?.slice(1).map(Number) ?? [];
    const [l = 0, c = 0, h = 0, darkL = 0, darkC = 0, darkH = 0] = found;
    expect([GROUNDS.light[name], GROUNDS.dark[name]], name).toEqual([
      fromOklch(l, c, h),
      fromOklch(darkL, darkC, darkH),
    ]);
  }
});

test('an accent is refused where it is too close to any of them', () => {
  // The built-in one.
  expect([isReadable('#056960', 'light'), isReadable('#7fd6c5', 'dark')]).toEqual([true, true]);
  expect([isReadable('#7fd6c5', 'light'), isReadable('#056960', 'dark')]).toEqual([false, false]);
  // It would do on white alone.
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
  expect(accentContrast('#767676', 'light')).toBeLessThan(4.5);
});

test('a theme’s stylesheet has what was decided, and nothing for what was not', () => {
  expect(themeStyle({ accent: null, mark: null })).toBe('');
  const id = 'ab'.repeat(16);
  expect(themeStyle({ accent: null, mark: id })).toBe(
    `[data-mark]{background:url(/theme/${id}/mark-96.png) center/contain no-repeat}[data-mark]>*{visibility:hidden}`,
  );
  const style = themeStyle({ accent: { light: '#7a1f5c', dark: '#f0a8d4' }, mark: null });
  expect(style).toMatch(/^:root:root\{--edge:#7a1f5c;--edge-solid:[^{}]+\}@media/);
  expect(style).toContain('@media (prefers-color-scheme:dark){:root:root{--edge:#f0a8d4;');
  for (const [chosen, accent] of [
    ['light', '#7a1f5c'],
    ['dark', '#f0a8d4'],
  ])
    expect(style).toContain(`:root:root[data-theme=${chosen}]{--edge:${accent};`);
});

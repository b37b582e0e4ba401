import { expect, test } from 'vitest';
import { standHeight } from './stand-height.ts';

const tint = (width: number, height: number) => ({ tint: { top: '#000000', bottom: '#000000', width, height } });

test('cards stand as high as the tallest picture, from a square to five quarters of it', () => {
  expect(standHeight([tint(100, 100), tint(100, 60)])).toBe(1);
  expect(standHeight([tint(100, 100), tint(90, 99)])).toBeCloseTo(1.1);
  expect(standHeight([tint(100, 100), tint(75, 100)])).toBe(1.25);
});

test('cards whose pictures nobody knows stand as elsewhere; one that is not known decides nothing', () => {
  expect(standHeight()).toBe(1.25);
  expect(standHeight([{ tint: null }, {}])).toBe(1.25);
  expect(standHeight([{ tint: null }, tint(100, 100)])).toBe(1);
});

import { expect, test } from 'vitest';
import { frameOf, framesBlock, splitFrames } from './frames.ts';

const frames = [
  { path: '^/$', html: '<p>home</p>', scripts: [] },
  {
    path: '^/drops/[^/]+/?$',
    html: '<!--$!--><template data-dgst=""></template><p>drop</p><!--/$-->',
    scripts: ['/a.js', '/b.js'],
  },
];

test('frames are read as they were written, with templates of their own, and the page is whole without them', () => {
  expect(splitFrames(`<p>before</p>${framesBlock(frames)}<p>after</p>`)).toEqual({
    template: '<p>before</p><p>after</p>',
    frames,
  });
  expect(splitFrames('<p>of an earlier build</p>')).toEqual({ template: '<p>of an earlier build</p>', frames: [] });
});

test('a path begins with its own route’s frame, or with none', () => {
  expect(frameOf(frames, '/')?.html).toBe('<p>home</p>');
  expect(frameOf(frames, '/drops/kiln')?.scripts).toEqual(['/a.js', '/b.js']);
  expect(frameOf(frames, '/drops')).toBeUndefined();
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Change } from './layout.tsx';
import * as arabic from './texts.ar.ts';
import * as spanish from './texts.es.ts';

const drawn = (percent: number) => renderToStaticMarkup(createElement(Change, { percent }));

test('which way a number moved is said beside the arrow, in each language', () => {
  expect([drawn(6.2), drawn(-5.94), drawn(0)].map((html) => html.replaceAll(/<[^>]+>/g, ''))).toEqual([
    '↑ up 6.2%',
    '↓ down 5.9%',
    ' 0.0%',
  ]);
  expect([spanish.up, spanish.down, arabic.up, arabic.down]).toEqual(['sube', 'baja', 'ارتفاع', 'انخفاض']);
});

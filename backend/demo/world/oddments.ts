import { random, svg } from './art/drawing.ts';

/**
 * A collection whose metadata is everything metadata must not be. Tests feed the marketplace with
 * it: nothing here may run, be fetched from where it points, or break a page.
 */

type Answer = { type: string; body: string };

const json = (value: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(value) });
const picture = (id: number) => `https://world.vitrine.invalid/oddments/${id}.svg`;
const LONG_NAME = 'An inventory of everything that was in the drawer on the day it stuck, '.repeat(150);

const metadata: Record<number, () => Answer> = {
  // Script in every text.
  1: () =>
    json({
      name: '<script>alert(1)</script>Button, four holes',
      description: '<img src=x onerror="alert(2)"> [click](javascript:alert(3))',
      image: picture(1),
      attributes: [{ trait_type: '<b>Material</b>', value: '"><script>alert(4)</script>' }],
    }),
  // A picture that wants to run and to load.
  2: () =>
    json({
      name: 'Lampshade',
      description: 'Singed.',
      image: picture(2),
      attributes: [{ trait_type: 'Material', value: 'Paper' }],
    }),
  3: () =>
    json({
      name: LONG_NAME,
      description: LONG_NAME,
      image: picture(3),
      attributes: [{ trait_type: 'Material', value: 'Ink' }],
    }),
  // Every type wrong.
  4: () => json({ name: 42, description: ['a', 'list'], image: { url: picture(4) }, attributes: 'none' }),
  // Numbers no counter can show.
  5: () => ({
    type: 'application/json',
    body: `{"name":"Abacus, overflowing","description":"","image":"${picture(5)}","attributes":[{"trait_type":"Beads","value":1e308},{"trait_type":"Beads","value":-0},{"trait_type":"Weight","value":123456789012345678901234567890},{"trait_type":"Found","display_type":"date","value":9e99},{"trait_type":7,"value":true},{"trait_type":"Nothing","value":null},{"value":"no type"},{"trait_type":"__proto__","value":"polluted"},{"trait_type":"constructor","value":{"deep":[[[[[[]]]]]]}}]}`,
  }),
  6: () => json({ name: 'Empty frame', description: 'The picture was never put in.', attributes: [] }),
  // Pictures on the reader's own machine and network.
  7: () =>
    json({
      name: 'Key to next door',
      description: '',
      image: 'http://127.0.0.1/',
      image_url: 'http://169.254.169.254/latest/meta-data/',
      animation_url: 'file:///etc/passwd',
      attributes: [],
    }),
  8: () => ({ type: 'application/json', body: '{"name": "Half a lab' }),
  9: () => ({ type: 'application/json', body: 'null' }),
  10: () =>
    json({
      name: 'Postcard',
      description: '',
      image: 'data:text/html,<script>alert(5)</script>',
      external_url: 'javascript:alert(6)',
      attributes: [],
    }),
  // Characters that turn text around, hide it, or end it.
  11: () =>
    json({
      name: '\u202egnp.rorriM\u202c\u200b\u0000\ufeff 🪞👩‍👩‍👧‍👦',
      description: `${'\u0301'.repeat(400)}Zalgo`,
      image: 'https://world.vitrine.invalid/oddments/../../../etc/passwd',
      attributes: Array.from({ length: 500 }, (_, i) => ({ trait_type: `Shard ${i}`, value: String(i) })),
    }),
  // 12 has no metadata at all.
};

export const ODDMENTS_SIZE = 12;

export function oddmentMetadata(id: number): Answer | null {
  return metadata[id]?.() ?? null;
}

export function oddmentPicture(id: number): string | null {
  if (id === 1) {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" onload="alert(1)"><script>alert(2)</script><circle cx="200" cy="200" r="150" fill="#b98"/><circle cx="150" cy="170" r="24"/><circle cx="250" cy="170" r="24"/><circle cx="150" cy="240" r="24"/><circle cx="250" cy="240" r="24"/></svg>`;
  }
  if (id === 2) {
    return `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="400" height="400"><image href="http://127.0.0.1/pixel.png" xlink:href="file:///etc/passwd" width="400" height="400"/><use href="https://example.com/evil.svg#x"/><foreignObject width="400" height="400"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject><style>@import url(http://127.0.0.1/style.css);</style><a href="javascript:alert(2)"><path d="M120 90h160l60 200H60z" fill="#e8c98a"/></a><text>&d;&x;</text></svg>`;
  }
  if (id === 3)
    return `<svg xmlns="http://www.w3.org/2000/svg" width="99999999" height="99999999"><path d="M0 0h99999999v99999999z"/></svg>`;
  if (id === 5) return 'This is not a picture.';
  return null;
}

function drawer(width: number, height: number): string {
  const r = random('oddments', width);
  const things = Array.from({ length: Math.round(width / 24) }, () => {
    const x = r() * width;
    const y = r() * height;
    const turn = Math.round(r() * 180);
    const fill = ['#c9563c', '#3f6f68', '#e2b04a', '#4a5a86', '#8a7f70'][Math.floor(r() * 5)];
    const size = 14 + r() * 22;
    const shape =
      r() < 0.4
        ? `<circle r="${size.toFixed(0)}" fill="${fill}"/><circle r="${(size / 5).toFixed(0)}" cx="${(size / 3).toFixed(0)}" fill="#efe9dd"/><circle r="${(size / 5).toFixed(0)}" cx="-${(size / 3).toFixed(0)}" fill="#efe9dd"/>`
        : `<path d="M-${size.toFixed(0)}-5h${(size * 2).toFixed(0)}v10h-${(size * 2).toFixed(0)}z" fill="${fill}"/>`;
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})rotate(${turn})">${shape}</g>`;
  });
  return svg(width, height, `<path fill="#efe9dd" d="M0 0h${width}v${height}H0z"/>${things.join('')}`);
}

export const oddmentsBanner = () => drawer(1600, 400);
export const oddmentsLogo = () => drawer(400, 400);

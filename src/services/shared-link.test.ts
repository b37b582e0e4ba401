import { expect, test } from 'vitest';
import { parseShared, sharedTarget } from './shared-link.ts';

const ORIGIN = 'https://market.example';
const CONTRACT = `0x${'Ab'.repeat(20)}`;
const target = (shared: Record<string, string>) =>
  sharedTarget(parseShared(`?${new URLSearchParams(shared).toString()}`), ORIGIN);

test.each([
  [{ url: `${ORIGIN}/collections/isohypse/7` }, '/collections/isohypse/7'],
  [
    { text: `Look: ${ORIGIN}/collections/isohypse?status=buy-now`, title: 'Isohypse' },
    '/collections/isohypse?status=buy-now',
  ],
  // No way out of this origin.
  [{ url: `${ORIGIN}//evil.example/` }, '/evil.example/'],
])('a link of this app leads to its page: %j', (shared, page) => {
  expect(target(shared)).toEqual({ page });
});

test.each([
  [{ url: `https://explorer.example/token/${CONTRACT}?a=7` }, CONTRACT],
  [{ title: 'Isohypse', url: 'https://other.example/x' }, 'Isohypse'],
  [{ text: 'blue vessels https://other.example/x' }, 'blue vessels'],
  [{ text: 'x'.repeat(300) }, 'x'.repeat(100)],
])('what is no page of this app is searched for: %j', (shared, words) => {
  expect(target(shared)).toEqual({ words });
});

test.each([{}, { url: `${ORIGIN}/shared?url=x` }, { url: 'https://' }, { text: ' ' }, { text: 'x'.repeat(5_000) }])(
  'nothing was shared: %j',
  (shared) => {
    expect(target(shared)).toBeNull();
  },
);

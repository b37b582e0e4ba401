import { expect, test } from 'vitest';
import type { Theme } from '../../src/contract/theme.ts';
import { createShells, OWNER, SOURCE } from './shell.ts';

const OF_SOMEBODY = `/profile/0x${'aB'.repeat(20)}`;
const config = '<script type="application/json">{}</script>';
const { shellOf: shellWith, script } = createShells({
  template: '<head><!--app-head--></head><div id="root"><!--app-html--></div><!--app-state-->',
  frames: [
    { path: '^/$', html: '<main>Vitrine, home</main>', scripts: [] },
    { path: '^/profile', html: '<main>profile</main>', scripts: ['/assets/a.js', '/assets/b.js'] },
  ],
  firstOfProfile: { call: `/data/nfts/${OWNER}`, srcset: `/_ipx/w_320/${SOURCE} 320w`, sizes: '46vw' },
});
const shellOf = (path: string, theme: Theme | null = null) => shellWith(path, { config, theme });

test('a page begins with its route’s frame, or with nothing, and carries the configuration', () => {
  expect(shellOf('/')).toBe(
    '<head></head><div id="root"><main>Vitrine, home</main></div><script type="application/json">{}</script>',
  );
  expect(shellOf('/broken')).toContain('<div id="root"></div>');
});

test('what was drawn ahead has the market’s own name', () => {
  const theme: Theme = { name: '<Sur> & $&', accent: null, mark: null, documents: {} };
  expect(shellOf('/', theme)).toContain('<main>&lt;Sur&gt; &amp; $&amp;, home</main>');
});

test('a profile’s asks for its scripts and its items at once, and names nobody', () => {
  const page = shellOf(OF_SOMEBODY);
  for (const file of ['a', 'b']) expect(page).toContain(`<link rel="modulepreload" href="/assets/${file}.js" />`);
  expect(page).toContain(script);
  expect(script).toContain(`'/data/nfts/${OWNER}'`);
  expect(script).toContain(`'/_ipx/w_320/${SOURCE} 320w'`);
  expect(script).toContain("'46vw'");
  expect(script).not.toMatch(/__CALL__|__SRCSET__|__SIZES__|\/\*/);
  expect(page.toLowerCase()).not.toContain('ab'.repeat(20));
});

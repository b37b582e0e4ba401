import { expect, test } from 'vitest';
import type { Theme } from '../../src/contract/theme.ts';
import { staticPage } from './static-page.ts';

const template =
  '<head><meta charset="utf-8" /><!--app-head--><link rel="icon" href="/favicon.svg" /><script>go()</script></head><div id="root"><!--app-html--></div><!--app-state--><script>start()</script>';
const config = {
  networks: [{ rpcUrls: ['https://node.example/key?a="b"', 'http://127.0.0.1:8545'] }],
  name: '</script><b>',
};

test('the page asks the folder and the nodes alone, and runs what it was built with', () => {
  const page = staticPage(template, config as never, { hasOwnPictures: true, theme: null });
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  // Before anything that could be loaded.
  expect(page.indexOf('http-equiv')).toBeLessThan(page.indexOf('<script'));
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';/);
  expect(policy).toContain(`connect-src 'self' https://node.example http://127.0.0.1:8545;`);
  expect(policy).toContain(`img-src 'self' data: blob:;`);
  expect(page).not.toMatch(/<title>|<style>/);
  expect(policy).toContain(`style-src 'self';`);
  expect(staticPage(template, config as never, { hasOwnPictures: false, theme: null })).toContain(
    `img-src 'self' data: blob: https:;`,
  );
  expect(page).not.toContain('</script><b>');
  const block = /id="vitrine-config">([^]*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(config);
});

test('a themed page says the market’s name, and has its icon and its colours, which its policy allows', () => {
  const mark = 'ab'.repeat(16);
  const accent = { light: '#7a1f5c', dark: '#f0a8d4' };
  const theme: Theme = { name: 'Marea & “Sur”', accent, mark, documents: {} };
  const page = staticPage(template, config as never, { hasOwnPictures: true, theme });
  expect(page).toContain('<title>Marea &amp; “Sur”</title>');
  expect(page).toContain(`href="/theme/${mark}/favicon.svg"`);
  expect(page).toMatch(/<style>:root:root\{--edge:#7a1f5c;/);
  expect(page).toContain(`url(/theme/${mark}/mark-96.png)`);
  expect(page).toMatch(/style-src 'self' 'sha256-[^ ]+';/);
});

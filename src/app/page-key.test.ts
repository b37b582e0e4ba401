import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { pageKey, searchParsers } from './page-key.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

describe('the key of a page', () => {
  test('names the few pages without parameters, however they are asked for', () => {
    for (const url of ['/', '/?x=1', '/?x=2&search=y', '//?', '/?sort=name']) {
      expect(pageKey(url), url).toEqual({ url: '/', kind: 'fixed' });
    }
    for (const url of ['/collections', '/collections/?utm=1', '/collections?sort=sideways', '/%63ollections']) {
      expect(pageKey(url), url).toEqual({ url: '/collections', kind: 'fixed' });
    }
    expect(pageKey('/drops').kind).toBe('fixed');
  });

  test('knows no parameters but those of the route, and orders them', () => {
    const key = { url: '/collections/glass?sort=price-desc&status=buy-now', kind: 'odd' };
    expect(pageKey('/collections/glass?sort=price-desc&status=buy-now')).toEqual(key);
    expect(pageKey('/collections/glass?x=1&status=buy-now&sort=price-desc&sort2=a')).toEqual(key);
    expect(pageKey('/collections/glass?x=1&status=sideways&min=abc')).toEqual({
      url: '/collections/glass',
      kind: 'named',
    });
    expect(pageKey('/collections/glass/1?sort=price-desc')).toEqual({ url: '/collections/glass/1', kind: 'named' });
  });

  test('takes any parameter, also one named like a part of every object, and any number of them', () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(pageKey(`/?${name}&${name}=1`), name).toEqual({ url: '/', kind: 'fixed' });
      expect(pageKey(`/collections/glass?${name}=1&q=pane`).url, name).toBe('/collections/glass?q=pane');
    }
    expect(pageKey(`/collections/glass?${'trait=&'.repeat(2_000)}q=pane`).url).toBe('/collections/glass?q=pane');
  });

  test('keeps what a person searches for, as the page reads it', () => {
    expect(pageKey('/collections/glass?q=%20pane%20')).toEqual({ url: '/collections/glass?q=pane', kind: 'odd' });
    expect(pageKey('/collections/glass?trait=B:2&trait=A:1&trait=B:2').url).toBe(
      '/collections/glass?trait=B%3A2&trait=A%3A1',
    );
  });

  test('is odd for addresses without a route, and for unlimited spellings', () => {
    for (const url of ['/nowhere', '/nowhere/else?x=1', '/a/b/c/d']) {
      expect(pageKey(url), url).toEqual({ url, kind: 'odd' });
    }
    for (const path of [`/collections/0x${'aB'.repeat(20)}`, '/collections/%67lass', '/collections/Glass']) {
      expect(pageKey(path).kind, path).toBe('odd');
    }
  });

  test('asks for a parser wherever a rendered route reads its search', () => {
    const router = createAppRouter({
      queryClient: createQueryClient(),
      history: createMemoryHistory(),
      isServer: true,
    });
    const reading = (Object.values(router.routesById) as { id: string; options: { validateSearch?: unknown } }[])
      .filter((route) => route.options.validateSearch !== undefined)
      .map((route) => route.id);
    // A profile is drawn in the browser only.
    expect(new Set(reading)).toEqual(new Set([...Object.keys(searchParsers), '/_default/profile/{-$owner}']));
  });
});

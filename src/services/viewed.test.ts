import { beforeEach, expect, test, vi } from 'vitest';
import { viewed, type Viewed } from './viewed.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
beforeEach(() => kept.clear());

const entry = (n: number): Viewed => ({
  kind: 'item',
  href: `/collections/glass/${n}`,
  name: `Glass ${n}`,
  of: 'Glass',
  image: '',
});

test('the latest stands first, each once, twelve at most', () => {
  for (let n = 1; n <= 14; n += 1) viewed.put(entry(n));
  viewed.put(entry(9));
  expect(viewed.all().map(({ href }) => Number(href.split('/').at(-1)))).toEqual([
    9, 14, 13, 12, 11, 10, 8, 7, 6, 5, 4, 3,
  ]);
  viewed.remove('/collections/glass/9');
  expect(viewed.all()[0]).toEqual(entry(14));
  viewed.forget();
  expect(viewed.all()).toEqual([]);
  expect(kept.size).toBe(0);
});

test('what is not an entry of ours is left out: another site, a script, no JSON', () => {
  const wrong = [
    { ...entry(1), href: 'https://elsewhere.test/' },
    { ...entry(2), href: 'javascript:alert(1)' },
    7,
    null,
  ];
  kept.set('vitrine-viewed', JSON.stringify([...wrong, entry(3)]));
  expect(viewed.all()).toEqual([entry(3)]);
  kept.set('vitrine-viewed', '{');
  expect(viewed.all()).toEqual([]);
  viewed.put({ ...entry(4), image: `data:image/png;base64,${'A'.repeat(5000)}` });
  expect(viewed.all()).toEqual([]);
});

test('who listens is told of each change, here and in another tab, until they stop', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const listener = vi.fn();
  const stop = viewed.subscribe(listener);
  viewed.put(entry(1));
  viewed.remove(entry(1).href);
  viewed.forget();
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  viewed.put(entry(1));
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(4);
});

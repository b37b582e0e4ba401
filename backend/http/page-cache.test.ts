import { describe, expect, test } from 'vitest';
import { createPageCache, PAGE_LIMITS, type Page, type PageKey as Key } from './page-cache.ts';

type PageKey = Key & { edition: 'en' | 'es' };
const always = () => Promise.resolve(true);
const fixed = (url: string): PageKey => ({ url, kind: 'fixed', edition: 'en' });
const named = (url: string): PageKey => ({ url, kind: 'named', edition: 'en' });
const odd = (url: string): PageKey => ({ url, kind: 'odd', edition: 'en' });

/** A cache on a clock of its own; its renderer answers at once, or when `finish` says so. */
function bench(o: { held?: boolean; status?: (url: string) => number } = {}) {
  let time = 1_000_000;
  const rendered: string[] = [];
  const waiting: (() => void)[] = [];
  const cache = createPageCache<'en' | 'es'>({
    now: () => time,
    async render(url, edition): Promise<Page> {
      rendered.push(url);
      const html = `${edition === 'en' ? '' : `${edition} `}${url} ${rendered.length}`;
      if (o.held) await new Promise<void>((resolve) => waiting.push(resolve));
      return { status: o.status?.(url) ?? 200, html };
    },
  });
  return {
    rendered,
    clear: () => cache.drop('all'),
    get: async (key: PageKey, mayRender = always) => (await cache.get(key, mayRender))?.html ?? null,
    pass: (ms: number) => void (time += ms),
    /** What was asked for by now is being rendered. */
    begun: () => new Promise((resolve) => setImmediate(resolve)),
    /** Lets everything that is being rendered end, and what waits for it go on. */
    async finish() {
      await new Promise((resolve) => setImmediate(resolve));
      for (const end of waiting.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('a rendered page', () => {
  test('is another one in another language', async () => {
    const { get } = bench();
    expect(await get(named('/a'))).toBe('/a 1');
    expect(await get({ ...named('/a'), edition: 'es' })).toBe('es /a 2');
    expect(await get(named('/a'))).toBe('/a 1');
  });

  test('is dropped with all others, and one that is being rendered meanwhile is not kept', async () => {
    const { get, clear, finish } = bench({ held: true });
    const before = get(named('/a'));
    await finish();
    const during = get(named('/b'));
    await new Promise((resolve) => setImmediate(resolve));
    clear();
    const after = Promise.all([get(named('/a')), get(named('/b'))]);
    await finish();
    expect([await before, await during]).toEqual(['/a 1', '/b 2']);
    expect(await after).toEqual(['/a 3', '/b 4']);
    expect(await get(named('/b'))).toBe('/b 4');
  });

  test('is rendered once for all who ask at the same time, and for those who come soon after', async () => {
    const { get, rendered, finish } = bench({ held: true });
    const both = Promise.all([get(named('/a')), get(named('/a'))]);
    await finish();
    expect(await both).toEqual(['/a 1', '/a 1']);
    expect(await get(named('/a'))).toBe('/a 1');
    expect(rendered).toEqual(['/a']);
  });

  test('that is a little old is rendered anew, and when others are being rendered, answered at once as it is', async () => {
    const { get, rendered, pass, finish, begun } = bench({ held: true });
    const ended = async (page: Promise<string | null>) => {
      await finish();
      return page;
    };
    expect(await ended(get(named('/a')))).toBe('/a 1');
    pass(PAGE_LIMITS.freshMs);
    expect(await ended(get(named('/a')))).toBe('/a 2');
    pass(PAGE_LIMITS.freshMs);
    const others = Array.from({ length: PAGE_LIMITS.busyRenders }, (_, index) => get(named(`/${index}`)));
    await begun();
    expect(await get(named('/a'))).toBe('/a 2');
    // Behind, and once for all.
    expect(await get(named('/a'))).toBe('/a 2');
    await finish();
    await Promise.all(others);
    expect(rendered.filter((url) => url === '/a')).toHaveLength(3);
    expect(await get(named('/a'))).toMatch(/^\/a [456]$/);
  });

  test('is missing where nothing can be rendered now: nobody queues, and an old one is better than none', async () => {
    const { get, rendered, pass, finish } = bench({ held: true });
    const first = get(named('/old'));
    await finish();
    await first;
    pass(PAGE_LIMITS.staleMs + 1);
    const busy = Array.from({ length: PAGE_LIMITS.renders }, (_, index) => get(named(`/${index}`)));
    expect(await get(named('/one-more'))).toBeNull();
    expect(await get(named('/old'))).toBe('/old 1');
    expect(rendered).toHaveLength(1 + PAGE_LIMITS.renders);
    pass(PAGE_LIMITS.keptMs);
    expect(await get(named('/old'))).toBeNull();
    await finish();
    await Promise.all(busy);
    const last = get(named('/one-more'));
    await finish();
    expect(await last).toMatch(/^\/one-more/);
  });

  test('is not rendered for a visitor who may not, only answered', async () => {
    const { get, rendered, pass } = bench();
    const never = () => Promise.resolve(false);
    expect(await get(named('/a'), never)).toBeNull();
    await get(named('/a'));
    pass(PAGE_LIMITS.keptMs - 1);
    expect(await get(named('/a'), never)).toBe('/a 1');
    expect(rendered).toHaveLength(1);
  });

  test('that was made up takes few places: the others stay for pages that are there', async () => {
    const { get, rendered, finish } = bench({ held: true });
    const searches = Array.from({ length: PAGE_LIMITS.renders }, (_, index) => get(odd(`/a?q=${index}`)));
    const known = get(named('/a'));
    await finish();
    expect((await Promise.all(searches)).filter((page) => page !== null)).toHaveLength(PAGE_LIMITS.oddRenders);
    expect(await known).not.toBeNull();
    expect(rendered).toHaveLength(PAGE_LIMITS.oddRenders + 1);
  });

  test('is not pushed out by a flood of others that were made up or are not there', async () => {
    const { get, rendered } = bench({ status: (url) => (url.startsWith('/gone') ? 404 : 200) });
    await get(fixed('/'));
    await get(named('/a'));
    for (let index = 0; index < 2 * PAGE_LIMITS.namedPages; index += 1) {
      await get(odd(`/a?q=${index}`));
      await get(named(`/gone-${index}`));
    }
    const before = rendered.length;
    expect([await get(fixed('/')), await get(named('/a'))]).toEqual(['/ 1', '/a 2']);
    // The flood's own are kept in a small place.
    await get(odd('/a?q=0'));
    expect(rendered).toHaveLength(before + 1);
  });

  test('whose rendering fails is nobody else’s failure', async () => {
    let fails = true;
    const cache = createPageCache<'en' | 'es'>({
      render: () => (fails ? Promise.reject(new Error('broken')) : Promise.resolve({ status: 200, html: 'well' })),
    });
    await expect(cache.get(named('/a'), always)).rejects.toThrow('broken');
    fails = false;
    expect((await cache.get(named('/a'), always))?.html).toBe('well');
  });
});

describe('a page about a collection that has changed', () => {
  const subject = (uuid: string) => ({ kind: 'collection', card: { uuid } }) as unknown as NonNullable<Page['subject']>;

  function about() {
    let version = 1;
    const waiting: (() => void)[] = [];
    const cache = createPageCache<'en'>({
      async render(url) {
        const html = `${url} ${version}`;
        if (url === '/slow') await new Promise<void>((resolve) => waiting.push(resolve));
        return { status: 200, html, ...(url === '/other' ? {} : { subject: subject('glass') }) };
      },
    });
    const get = async (url: string) => (await cache.get({ url, kind: 'named', edition: 'en' }, always))?.html;
    return { cache, get, change: () => void (version += 1), end: () => waiting.splice(0).forEach((one) => one()) };
  }

  test('is rendered anew for the next visitor, and no other page is', async () => {
    const { cache, get, change } = about();
    await Promise.all([get('/glass'), get('/other')]);
    change();
    cache.drop(new Set(['sheets']));
    expect(await get('/glass')).toBe('/glass 1');
    cache.drop(new Set(['glass']));
    expect(await get('/glass')).toBe('/glass 2');
    expect(await get('/other')).toBe('/other 1');
    cache.drop('all');
    expect(await get('/other')).toBe('/other 2');
  });

  test('is not kept when it was being rendered meanwhile', async () => {
    const { cache, get, change, end } = about();
    const first = get('/slow');
    await new Promise((resolve) => setImmediate(resolve));
    change();
    cache.drop(new Set(['glass']));
    end();
    expect(await first).toBe('/slow 1');
    const second = get('/slow');
    await new Promise((resolve) => setImmediate(resolve));
    end();
    expect(await second).toBe('/slow 2');
  });
});

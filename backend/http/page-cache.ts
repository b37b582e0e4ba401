import { LRUCache } from 'lru-cache';
import type { Subject } from '../share/subject.ts';

/** `subject`: what other sites are told it is about. */
export type Page = { status: number; html: string; location?: string; subject?: Subject | null };
/** `src/app/page-key.ts` makes it: addresses of one `url` show the same page. */
export type PageKey = { url: string; kind: 'fixed' | 'named' | 'odd' };
/** Of the app's builds, one a language. */
type EditionKey<Edition extends string> = PageKey & { edition: Edition };

/** Of rendered pages; docs/operating.md explains them. */
export const PAGE_LIMITS = {
  /** A page this young is answered as it is. */
  freshMs: 2_000,
  /** With so many others being rendered, one this old is answered at once as well, and rendered anew behind. */
  busyRenders: 2,
  staleMs: 30_000,
  /** When nothing can be rendered, one this old is still better than none. */
  keptMs: 300_000,
  /** Rendered at the same time, and how many of them may be of addresses that people make up. */
  renders: 6,
  oddRenders: 2,
  /** Kept, and their size in characters together. Those without parameters are few. */
  namedPages: 300,
  oddPages: 50,
  namedChars: 30_000_000,
  oddChars: 5_000_000,
} as const;

type Kept = { at: number; page: Page };
const bounded = (max: number, maxSize: number) =>
  new LRUCache<string, Kept>({ max, maxSize, sizeCalculation: ({ page }) => page.html.length + 1 });

/**
 * Rendered pages. Nobody waits for a place to render in: who finds none gets an older page, or null. What
 * visitors make up has few places, and pushes out only its like.
 */
export function createPageCache<Edition extends string>(o: {
  render: (url: string, edition: Edition) => Promise<Page>;
  now?: () => number;
}) {
  const now = o.now ?? Date.now;
  const fixed = new Map<string, Kept>();
  const named = bounded(PAGE_LIMITS.namedPages, PAGE_LIMITS.namedChars);
  const odd = bounded(PAGE_LIMITS.oddPages, PAGE_LIMITS.oddChars);
  const running = new Map<string, Promise<Page>>();
  let oddRunning = 0;

  function keep({ kind }: PageKey, name: string, kept: Kept): void {
    // A page that is not there, or failed, is one of as many as somebody likes to ask for.
    const isOdd = kind === 'odd' || kept.page.status !== 200;
    if (kind === 'fixed') fixed.set(name, kept);
    else if (isOdd) odd.set(name, kept);
    else named.set(name, kept);
    if (isOdd) named.delete(name);
    else odd.delete(name);
  }

  /** Renders at once, or not at all. */
  function begin(key: EditionKey<Edition>, name: string): Promise<Page> | null {
    const isOdd = key.kind === 'odd';
    if (running.size >= PAGE_LIMITS.renders || (isOdd && oddRunning >= PAGE_LIMITS.oddRenders)) return null;
    if (isOdd) oddRunning += 1;
    const page = o
      .render(key.url, key.edition)
      .then((page) => {
        keep(key, name, { at: now(), page });
        return page;
      })
      .finally(() => {
        running.delete(name);
        if (isOdd) oddRunning -= 1;
      });
    running.set(name, page);
    return page;
  }

  return {
    /**
     * The page of this key. `mayRender` is asked before a page is rendered because of this visitor.
     * Null: it can neither be rendered now, nor is there an older one.
     */
    async get(key: EditionKey<Edition>, mayRender: () => Promise<boolean>): Promise<Page | null> {
      const name = `${key.edition} ${key.url}`;
      const kept = fixed.get(name) ?? named.get(name) ?? odd.get(name);
      const age = kept ? now() - kept.at : Infinity;
      if (kept && age < PAGE_LIMITS.freshMs) return kept.page;
      const old = kept && age < PAGE_LIMITS.keptMs ? kept.page : null;
      const already = running.get(name);
      // Otherwise rendering takes a moment, and spares a page whose data the browser would ask for again at once.
      const isBusy = running.size >= PAGE_LIMITS.busyRenders;
      if (old && isBusy && age < PAGE_LIMITS.staleMs) {
        // Who asks for it has an answer already: a failure is the next one's to hear of.
        if (!already && (await mayRender()) && !running.has(name)) begin(key, name)?.catch(() => {});
        return old;
      }
      if (already) return already;
      if (!(await mayRender())) return old;
      return (await (running.get(name) ?? begin(key, name))) ?? old;
    },
  };
}

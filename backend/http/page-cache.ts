import { LRUCache } from 'lru-cache';
import { collectionOfSubject, type Subject } from '../share/subject.ts';
import type { Changed } from '../stores/market-changes.ts';

/** `subject`: what the page is about, as other sites are told. */
export type Page = { status: number; html: string; location?: string; subject?: Subject | null };
/** `src/app/page-key.ts` makes it: addresses of one `url` show the same page. */
export type PageKey = { url: string; kind: 'fixed' | 'named' | 'odd' };
/** The app's builds, one per language. */
type EditionKey<Edition extends string> = PageKey & { edition: Edition };

/** Limits of rendered pages; docs/operating.md explains them. */
export const PAGE_LIMITS = {
  /** A page younger than this is served as it is. */
  freshMs: 2_000,
  /**
   * While this many others are being rendered, a page younger than this is also served at once, and rendered again in
   * the background.
   */
  busyRenders: 2,
  staleMs: 30_000,
  /** When nothing can be rendered, a page younger than this is better than none. */
  keptMs: 300_000,
  /** How many may be rendered at the same time, and how many of those at made-up addresses. */
  renders: 6,
  oddRenders: 2,
  /** How many are kept, and their total size in characters. Those without parameters are few. */
  namedPages: 300,
  oddPages: 50,
  namedChars: 30_000_000,
  oddChars: 5_000_000,
} as const;

type Kept = { at: number; page: Page };
const bounded = (max: number, maxSize: number) =>
  new LRUCache<string, Kept>({ max, maxSize, sizeCalculation: ({ page }) => page.html.length + 1 });

/**
 * Rendered pages. No request waits for its turn to be rendered: if none is free it gets an older page, or null. Made-up
 * addresses have few places, and only displace each other.
 */
export function createPageCache<Edition extends string>(o: {
  render: (url: string, edition: Edition) => Promise<Page>;
  now?: () => number;
}) {
  const now = o.now ?? Date.now;
  const fixed = new Map<string, Kept>();
  const named = bounded(PAGE_LIMITS.namedPages, PAGE_LIMITS.namedChars);
  const odd = bounded(PAGE_LIMITS.oddPages, PAGE_LIMITS.oddChars);
  const running = new Map<string, { page: Promise<Page>; meanwhile: Set<string> }>();
  let oddRunning = 0;
  let cleared = 0;

  const isAbout = ({ subject }: Page, changed: ReadonlySet<string>): boolean => {
    const about = subject ? collectionOfSubject(subject) : null;
    return about !== null && changed.has(about);
  };

  function keep({ kind }: PageKey, name: string, kept: Kept): void {
    // Pages that do not exist, or failed, can be requested without limit.
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
    const since = cleared;
    const meanwhile = new Set<string>();
    const page = o
      .render(key.url, key.edition)
      .then((page) => {
        // What has changed since it was begun may be missing in it.
        if (since === cleared && !isAbout(page, meanwhile)) keep(key, name, { at: now(), page });
        return page;
      })
      .finally(() => {
        if (running.get(name)?.page === page) running.delete(name);
        if (isOdd) oddRunning -= 1;
      });
    running.set(name, { page, meanwhile });
    return page;
  }

  return {
    /** Forgets what is about these collections, and does not keep what is being rendered of them. */
    drop(changed: Changed): void {
      if (changed === 'all') {
        cleared += 1;
        for (const pages of [fixed, named, odd, running]) pages.clear();
        return;
      }
      for (const pages of [fixed, named, odd]) {
        for (const [name, { page }] of pages.entries()) {
          if (isAbout(page, changed)) pages.delete(name);
        }
      }
      for (const { meanwhile } of running.values()) for (const uuid of changed) meanwhile.add(uuid);
    },
    /**
     * The page of this key. `mayRender` is asked before a page is rendered for this visitor. Null: it cannot be
     * rendered now, and there is no older one.
     */
    async get(key: EditionKey<Edition>, mayRender: () => Promise<boolean>): Promise<Page | null> {
      const name = `${key.edition} ${key.url}`;
      const kept = fixed.get(name) ?? named.get(name) ?? odd.get(name);
      const age = kept ? now() - kept.at : Infinity;
      if (kept && age < PAGE_LIMITS.freshMs) return kept.page;
      const old = kept && age < PAGE_LIMITS.keptMs ? kept.page : null;
      const already = running.get(name)?.page;
      // If it is not busy, rendering takes a moment, and avoids a page whose data the browser would fetch again at
      // once.
      const isBusy = running.size >= PAGE_LIMITS.busyRenders;
      if (old && isBusy && age < PAGE_LIMITS.staleMs) {
        // This caller already has an answer: a failure is reported to the next one.
        if (!already && (await mayRender()) && !running.has(name)) begin(key, name)?.catch(() => {});
        return old;
      }
      if (already) return already;
      if (!(await mayRender())) return old;
      return (await (running.get(name)?.page ?? begin(key, name))) ?? old;
    },
  };
}

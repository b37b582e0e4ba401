import { useEffect, useRef, type RefObject } from 'react';

/** In session storage: where in a list a page was left. */
const KEY = 'vitrine-place';
/** Beyond this many pages nobody is brought back: they would wait for long. */
const PAGES_AT_MOST = 20;
/** What is drawn as it comes near changes what is above; after so many frames it has come. */
const FRAMES = 20;

/** `href`: of the first link in the window; `top`: how far below the window's edge, in CSS pixels. */
type Place = { at: string; href: string; top: number };

const here = () => location.pathname + location.search;

function readPlace(): Place | null {
  const [opening] = performance.getEntriesByType('navigation');
  if (!(opening instanceof PerformanceNavigationTiming) || opening.type !== 'reload') return null;
  try {
    const place = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Place> | null;
    const { at, href, top } = place ?? {};
    return at === here() && typeof href === 'string' && typeof top === 'number' ? { at, href, top } : null;
  } catch {
    return null;
  }
}

const linksOf = (list: Element) => [...list.querySelectorAll<HTMLAnchorElement>('a[href]')];

function notePlace(list: Element): void {
  const seen = scrollY > 0 ? linksOf(list).find((link) => link.getBoundingClientRect().bottom > 0) : undefined;
  const href = seen?.getAttribute('href') ?? '';
  const place: Place = { at: here(), href, top: seen?.getBoundingClientRect().top ?? 0 };
  try {
    if (seen === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // A browser that stores nothing begins at the top.
  }
}

/** Asked for once a document: a list that is opened later begins at its beginning. */
let wanted: Place | null | undefined;

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const giveUp = () => {
  wanted = null;
};

function goTo(link: Element, top: number, left = FRAMES): void {
  const off = link.getBoundingClientRect().top - top;
  if (Math.abs(off) >= 1) scrollBy(0, off);
  if (left > 0 && wanted !== null) requestAnimationFrame(() => goTo(link, top, left - 1));
  else giveUp();
}

/**
 * A reloaded list begins with its first page. The others are asked for until the entry is there at which the page was
 * left, unless the person moves meanwhile. `end` stands behind the list, beside it.
 */
export function useReloadPlace(
  end: RefObject<Element | null>,
  o: { hasMore: boolean; isBusy: boolean; onMore: () => void },
): void {
  const asked = useRef(0);
  const { hasMore, isBusy, onMore } = o;
  useEffect(() => {
    const note = () => {
      const list = end.current?.parentElement;
      if (list) notePlace(list);
    };
    addEventListener('pagehide', note);
    return () => removeEventListener('pagehide', note);
  }, [end]);
  useEffect(() => {
    if (wanted === undefined) {
      wanted = readPlace();
      if (wanted !== null) for (const move of MOVES) addEventListener(move, giveUp, { once: true, passive: true });
    }
    const list = end.current?.parentElement;
    if (wanted === null || !list || isBusy) return;
    const { href, top } = wanted;
    const link = linksOf(list).find((one) => one.getAttribute('href') === href);
    if (link !== undefined) return goTo(link, top);
    if (!hasMore || asked.current >= PAGES_AT_MOST) return giveUp();
    asked.current += 1;
    onMore();
  }, [end, hasMore, isBusy, onMore]);
}

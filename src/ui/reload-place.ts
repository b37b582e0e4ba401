import { useEffect, useRef, useState, type RefObject } from 'react';
import { useUiHost, type ListPlace, type ListPlaces } from './host.tsx';

/** Beyond this many pages nobody is brought back: they would wait for long. */
const PAGES_AT_MOST = 20;
/** What is drawn as it comes near changes what is above; after so many frames it has come. */
const FRAMES = 20;

const linksOf = (list: Element) => [...list.querySelectorAll<HTMLAnchorElement>('a[href]')];

function placeIn(list: Element): ListPlace | null {
  const seen = scrollY > 0 ? linksOf(list).find((link) => link.getBoundingClientRect().bottom > 0) : undefined;
  return seen === undefined ? null : { href: seen.getAttribute('href') ?? '', top: seen.getBoundingClientRect().top };
}

/** Asked for once a document: a list that is opened later begins at its beginning. */
let wanted: ListPlace | null | undefined;

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
  const { listPlaces } = useUiHost();
  const [places, setPlaces] = useState<ListPlaces>();
  const asked = useRef(0);
  const { hasMore, isBusy, onMore } = o;
  useEffect(() => {
    // Without its module, a page begins at the top.
    listPlaces().then(setPlaces, () => undefined);
  }, [listPlaces]);
  useEffect(() => {
    if (places === undefined) return undefined;
    const note = () => {
      const list = end.current?.parentElement;
      if (list) places.keepPlace(placeIn(list));
    };
    addEventListener('pagehide', note);
    return () => removeEventListener('pagehide', note);
  }, [end, places]);
  useEffect(() => {
    if (places === undefined) return;
    if (wanted === undefined) {
      wanted = places.placeBefore();
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
  }, [end, places, hasMore, isBusy, onMore]);
}

/** In session storage: where in a list a page was left. */
const KEY = 'vitrine-place';

type ListPlace = { href: string; top: number };

const here = () => location.pathname + location.search;

/** Where this document was left before it was reloaded; null where it was not. */
export function placeBefore(): ListPlace | null {
  const [opening] = performance.getEntriesByType('navigation');
  if (!(opening instanceof PerformanceNavigationTiming) || opening.type !== 'reload') return null;
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<ListPlace & { at: string }> | null;
    const { at, href, top } = stored ?? {};
    return at === here() && typeof href === 'string' && typeof top === 'number' ? { href, top } : null;
  } catch {
    return null;
  }
}

/** Null: at the top. */
export function keepPlace(place: ListPlace | null): void {
  try {
    if (place === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ at: here(), ...place }));
  } catch {
    // A browser that stores nothing begins at the top.
  }
}

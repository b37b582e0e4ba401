import * as v from 'valibot';
import { VIEWED_KEY } from './viewed-mark.ts';

/*
 * The items and collections that were looked at on this device, the latest first. Local storage: it is read
 * without waiting, and losing the last entry harms nobody. A sign-out removes it.
 */

const MOST = 12;

const viewedSchema = v.object({
  kind: v.picklist(['item', 'collection']),
  href: v.pipe(v.string(), v.startsWith('/collections/'), v.maxLength(200)),
  name: v.pipe(v.string(), v.maxLength(400)),
  /** The collection of an item, the artist of a collection. */
  of: v.pipe(v.string(), v.maxLength(400)),
  image: v.pipe(v.string(), v.maxLength(4000)),
});
export type Viewed = v.InferOutput<typeof viewedSchema>;

export function viewed(): Viewed[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => v.is(viewedSchema, entry)).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** One that does not fit (a picture inside its address) is not remembered. */
export function noteViewed(entry: Viewed): void {
  if (!v.is(viewedSchema, entry)) return;
  try {
    localStorage.setItem(
      VIEWED_KEY,
      JSON.stringify([entry, ...viewed().filter(({ href }) => href !== entry.href)].slice(0, MOST)),
    );
  } catch {
    // Storage is closed or full: nothing is remembered.
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY);
  } catch {
    // Storage is closed: nothing was remembered.
  }
}

/** Where the list of what was viewed lies; who has none loads nothing for it. */
export const VIEWED_KEY = 'vitrine-viewed';

export function hasViewed(): boolean {
  try {
    return localStorage.getItem(VIEWED_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether local storage holds any of these; no where it is closed. */
export function isKept(...keys: readonly string[]): boolean {
  try {
    return keys.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

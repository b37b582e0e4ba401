/** Whether local storage holds any of these keys; false where it is not available. */
export function isKept(...keys: readonly string[]): boolean {
  try {
    return keys.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

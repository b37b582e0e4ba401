/** Whether a value names `address` (lower case) anywhere in it. */
export const names = (value: unknown, address: string): boolean => {
  try {
    return JSON.stringify(value)?.toLowerCase().includes(address) ?? false;
  } catch {
    // What cannot be read through may name anybody.
    return true;
  }
};

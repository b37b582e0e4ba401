/** Sources that ended their renderer, for a while: the earliest are forgotten first. */
export function createBrokenSources(o: { brokenMs: number; brokenSources: number }) {
  const until = new Map<string, number>();

  return {
    note(source: string): void {
      until.delete(source);
      until.set(source, Date.now() + o.brokenMs);
      const [first] = until.keys();
      if (until.size > o.brokenSources && first !== undefined) until.delete(first);
    },
    /** Seconds until it may be tried again; 0 for now. */
    secondsLeft(source: string): number {
      const left = (until.get(source) ?? 0) - Date.now();
      if (left > 0) return Math.ceil(left / 1_000);
      until.delete(source);
      return 0;
    },
  };
}

import { readNext, type Source } from './read-blocks.ts';

type Range = Parameters<typeof readNext>[1];
type Found = Awaited<ReturnType<typeof readNext>>;

/**
 * Reads the past one range ahead: the next one is asked of the provider while the store takes this one. What it found
 * counts only where it goes on from the very cursor, with the very collections; a range that failed is asked again.
 */
export function createReadAhead(source: Source) {
  let ahead: { range: Range; found: Promise<Found> } | null = null;

  const goesOn = (from: Range, range: Range) =>
    from.first === range.first &&
    from.cursor.hash === range.cursor.hash &&
    from.collections.length === range.collections.length &&
    from.collections.every(({ uuid }, at) => uuid === range.collections[at]?.uuid);

  return {
    /** The next blocks after the cursor; `isPast`: they are far below the head, and so may be what comes after them. */
    async read(range: Range, isPast: (first: number) => boolean): Promise<Found> {
      const known = ahead;
      ahead = null;
      const isKnown = known !== null && isPast(range.first) && goesOn(known.range, range);
      const found = await (isKnown ? known.found : readNext(source, range));
      const { number: block, hash, time } = found.end;
      const first = block + 1;
      if (isPast(first)) {
        const next = { ...range, first, cursor: { block, hash, time } };
        const reading = readNext(source, next);
        // Whoever takes it hears of it.
        reading.catch(() => {});
        ahead = { range: next, found: reading };
      }
      return found;
    },
  };
}

/** A subscription that stands tells of each block; should it lie, blocks are found all the same. */
const HEARD_MS = 15_000;
const SLOWEST_MS = 15_000;
/** Of a network's usual time between blocks: asked from then on, and so often. */
const EARLY = 0.9;
const AGAIN = 0.1;
const AGAIN_AT_MOST_MS = 2_000;
/** How much of what was known of that time stays with each further block. */
const MEMORY = 0.8;

type Head = { number: number; time: number };

/**
 * How long to wait before a network is asked for its head again: as its blocks come, so that one that makes a block in
 * twelve seconds is not asked twice a second.
 */
export function createPace(o: { fastMs: number; now?: () => number }) {
  const now = o.now ?? Date.now;
  let last: (Head & { seenAt: number }) | null = null;
  let blockMs: number | null = null;
  let heard: number | null = null;

  return {
    /** A head that was read; `time` in Unix seconds. */
    read({ number, time }: Head): void {
      if (last !== null && number === last.number) return;
      if (last !== null && number > last.number) {
        const each = ((time - last.time) * 1000) / (number - last.number);
        blockMs = blockMs === null ? each : blockMs * MEMORY + each * (1 - MEMORY);
      }
      last = { number, time, seenAt: now() };
    },
    /** The newest head that a subscription told; null once it tells nothing any more. */
    hear(number: number | null): void {
      heard = number;
    },
    /** In milliseconds. */
    pause(): number {
      if (last === null) return o.fastMs;
      // What tells of heads and what is asked for them may be two nodes.
      if (heard !== null) return last.number >= heard ? HEARD_MS : o.fastMs;
      if (blockMs === null) return o.fastMs;
      const again = Math.min(blockMs * AGAIN, AGAIN_AT_MOST_MS);
      const until = last.seenAt + blockMs * EARLY - now();
      return Math.max(o.fastMs, again, Math.min(until, SLOWEST_MS));
    },
  };
}

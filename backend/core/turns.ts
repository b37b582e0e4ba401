type Waiting = {
  group: string;
  isUrgent: () => boolean;
  turn: number;
  start: (release: () => void) => void;
};

/**
 * Lets `slots` pieces of work run at a time, at most `perGroup` of one group. Who is urgent goes first; among
 * those the groups take turns, so that many pieces of one group do not hold up the first of another.
 */
export function createTurns(o: { slots: number; perGroup?: number }) {
  const { slots, perGroup = slots } = o;
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  /** The turn of each group's last piece that waits. */
  const last = new Map<string, number>();
  let busy = 0;
  let turn = 0;

  function begin(one: Waiting): void {
    busy += 1;
    running.set(one.group, (running.get(one.group) ?? 0) + 1);
    let released = false;
    one.start(() => {
      if (released) return;
      released = true;
      busy -= 1;
      const left = (running.get(one.group) ?? 1) - 1;
      if (left > 0) running.set(one.group, left);
      else running.delete(one.group);
      next();
    });
  }

  function next(): void {
    while (busy < slots) {
      const able = waiting.filter(({ group }) => (running.get(group) ?? 0) < perGroup);
      const urgent = able.filter((one) => one.isUrgent());
      const from = urgent.length > 0 ? urgent : able;
      const [first] = from;
      if (!first) break;
      const one = from.reduce((best, other) => (other.turn < best.turn ? other : best), first);
      waiting.splice(waiting.indexOf(one), 1);
      turn = Math.max(turn, one.turn);
      begin(one);
    }
    if (waiting.length === 0) last.clear();
  }

  /** Resolves, when it is its turn, to what must be called in the end. Rejects when the signal comes before. */
  return (group: string, isUrgent: () => boolean, signal: AbortSignal): Promise<() => void> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const mine = Math.max(turn, (last.get(group) ?? -1) + 1);
      last.set(group, mine);
      const giveUp = () => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(signal.reason as Error);
        next();
      };
      const one: Waiting = {
        group,
        isUrgent,
        turn: mine,
        start(release) {
          signal.removeEventListener('abort', giveUp);
          resolve(release);
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.push(one);
      next();
    });
}

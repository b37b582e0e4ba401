/** Nobody waits for it any more. */
export class GivenUpError extends Error {
  override name = 'GivenUpError';
}

/** There is too much to do already. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export type Job = {
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
  /** Whether a person waits, not only the pre-warming. */
  isUrgent: () => boolean;
};

type Shared = { done: Promise<Buffer>; waiters: number; people: number; ended: AbortController };

/** Who waits: a person until their connection closes, or the pre-warming. */
export type Waiter = { signal: AbortSignal; isPerson: boolean };

/**
 * Work by name: those who want the same at the same time share it, and it stops when the last of them has gone.
 * A person is turned away when `most` pieces are under way.
 */
export function createJobs(most: number) {
  const jobs = new Map<string, Shared>();

  function begin(name: string, work: (job: Job) => Promise<Buffer>): Shared {
    const ended = new AbortController();
    const shared: Shared = { done: Promise.resolve(Buffer.alloc(0)), waiters: 0, people: 0, ended };
    shared.done = work({ signal: ended.signal, isUrgent: () => shared.people > 0 }).finally(() => {
      if (jobs.get(name) === shared) jobs.delete(name);
    });
    // Who waited may be gone before it fails.
    shared.done.catch(() => {});
    jobs.set(name, shared);
    return shared;
  }

  return {
    async wait(name: string, waiter: Waiter, work: (job: Job) => Promise<Buffer>): Promise<Buffer> {
      if (waiter.signal.aborted) throw new GivenUpError();
      const known = jobs.get(name);
      if (!known && jobs.size >= most) throw new BusyError();
      const shared = known ?? begin(name, work);
      shared.waiters += 1;
      if (waiter.isPerson) shared.people += 1;
      let leave: () => void = () => {};
      const gone = new Promise<never>((_, reject) => {
        leave = () => reject(new GivenUpError());
        waiter.signal.addEventListener('abort', leave, { once: true });
      });
      try {
        return await Promise.race([shared.done, gone]);
      } finally {
        waiter.signal.removeEventListener('abort', leave);
        shared.waiters -= 1;
        if (waiter.isPerson) shared.people -= 1;
        if (shared.waiters === 0) {
          // Whoever comes now begins anew.
          if (jobs.get(name) === shared) jobs.delete(name);
          shared.ended.abort(new GivenUpError());
        }
      }
    },
    /** Ends what is under way. */
    async stop(): Promise<void> {
      const all = [...jobs.values()];
      for (const { ended } of all) ended.abort(new GivenUpError());
      await Promise.allSettled(all.map(({ done }) => done));
    },
  };
}

/**
 * Where a page touches the world: the store, a lock, the network, the wallet. Between two of these
 * nothing outlives the page, so crashing before and after each is crashing everywhere.
 */
export type Crash = {
  /** The seam's name; the check of the chain goes on in the background, so places are not counted over all. */
  seam: string;
  /** Which time it is passed, from 1. */
  nth: number;
  when: 'before' | 'during' | 'after';
};

const never = () => new Promise<never>(() => {});

/** One life of a page. Once dead, nothing it started answers any more. */
export class PageLife {
  readonly seams: string[] = [];
  readonly crash: Crash | null;
  isDead = false;
  readonly died: Promise<void>;
  #tellDied = () => {};

  constructor(crash: Crash | null) {
    this.crash = crash;
    this.died = new Promise((resolve) => {
      this.#tellDied = resolve;
    });
  }

  die(): void {
    this.isDead = true;
    this.#tellDied();
  }

  /** The crash that waits at this seam, if it is passed next. */
  next(name: string): Crash | null {
    if (this.crash?.seam !== name) return null;
    return this.seams.filter((seam) => seam === name).length === this.crash.nth - 1 ? this.crash : null;
  }

  /** Passes one seam. `during` dies with the work begun and its answer never seen. */
  async pass<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.isDead) return never();
    const crash = this.next(name);
    this.seams.push(name);
    if (crash?.when === 'before') {
      this.die();
      return never();
    }
    const running = work();
    if (crash?.when === 'during') {
      this.die();
      running.catch(() => undefined);
      return never();
    }
    try {
      const value = await running;
      if (crash?.when === 'after') this.die();
      return this.isDead ? await never() : value;
    } catch (error) {
      if (this.isDead) return never();
      throw error;
    }
  }
}

/** Web Locks for pages of one browser: a dead page's locks pass on. */
export function createLocks(current: () => PageLife) {
  const held = new Map<string, { life: PageLife; released: Promise<void> }>();
  return {
    async request(name: string, ...rest: unknown[]): Promise<unknown> {
      const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
      const options = (rest.length > 1 ? rest[0] : {}) as { ifAvailable?: boolean };
      // Held alone only to delete a database, and no page here signs out.
      if (name.startsWith('vitrine:bucket:')) return work({ name });
      const life = current();
      return life.pass(`lock ${name.replace(/[0-9a-f]{8}-.*$/, 'id')}`, async () => {
        const holder = held.get(name);
        if (holder !== undefined && !holder.life.isDead) {
          if (options.ifAvailable === true) return work(null);
          await holder.released;
        }
        let release = () => {};
        const mine = { life, released: new Promise<void>((resolve) => (release = resolve)) };
        held.set(name, mine);
        try {
          return await work({ name });
        } finally {
          if (held.get(name) === mine) held.delete(name);
          release();
        }
      });
    },
    query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
  };
}

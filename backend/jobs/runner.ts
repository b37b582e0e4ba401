import { waitAfter } from '../core/backoff.ts';
import { jobsRun } from '../core/metrics.ts';
import { traced } from '../core/traces.ts';
import type { Database } from '../db/database.ts';
import { keepListening } from '../db/keep-listening.ts';
import {
  endJob,
  failJob,
  JOBS_CHANNEL,
  keepJob,
  queueRepeating,
  returnJob,
  takeJobs,
  type TakenJob,
} from '../stores/jobs.ts';
import { JobGivenUpError, type JobWork } from './kind.ts';

/** Jobs at once on one node. */
const AT_ONCE = 4;
/** A node that falls silent is followed by another one after this. */
const LEASE_SECONDS = 60;
/** Where nothing is heard, and for what waits until a time. */
const POLL_MS = 5_000;
/** What is told to be due is not looked for too early. */
const MARGIN_MS = 10;
const MOST_ERROR = 300;
/** What is due within this is part of what waits now. */
const AHEAD_SECONDS = 1;
/** An end waits so long for what is being done. */
const END_MS = 2_000;

const wordsOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
    .slice(0, MOST_ERROR);

/**
 * Takes jobs of these kinds and does them, beside all other nodes that do: each job is one node's at a time. What fails
 * is tried again later; what has failed too often is kept for the operator.
 */
export function createJobRunner(o: { database: Database; works: readonly JobWork[]; log: (line: string) => void }) {
  const { database, log } = o;
  const works = new Map<string, JobWork>(o.works.map((work) => [work.kind, work]));
  /** Kinds that may have all places, and each that may not. */
  const groups: { kinds: string[]; atOnce: number }[] = [
    { kinds: o.works.flatMap(({ kind, atOnce }) => (atOnce === undefined ? [kind] : [])), atOnce: AT_ONCE },
    ...o.works.flatMap(({ kind, atOnce }) => (atOnce === undefined ? [] : [{ kinds: [kind], atOnce }])),
  ];
  const running = new Map<TakenJob, { ended: AbortController; done: Promise<void> }>();
  /** Who only drains looks for nothing by itself. */
  let isStarted = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let timerAt = Infinity;
  let looking: Promise<void> | null = null;
  /** Asked for while looking. */
  let again = false;
  /** There may be more to do than there are places. */
  let isFull = false;
  let endListening: (() => Promise<void>) | undefined;

  async function failed(job: TakenJob, work: JobWork, error: unknown): Promise<void> {
    const isOut = error instanceof JobGivenUpError || job.attempts >= work.tries;
    const repeats = work.everySeconds !== undefined;
    const isDead = isOut && !repeats;
    const wait = isOut && repeats ? work.everySeconds : waitAfter(job.attempts, work.backoffSeconds);
    const words = wordsOf(error);
    jobsRun.inc({ kind: work.kind, outcome: isDead ? 'dead' : 'failed' });
    log(`Job ${work.kind} ${isDead ? 'is given up' : 'failed'} after ${job.attempts} of ${work.tries} tries: ${words}`);
    await failJob(database, job, { error: words, waitSeconds: isDead ? null : (wait ?? 0) });
  }

  async function carryOut(job: TakenJob, ended: AbortController): Promise<void> {
    const work = works.get(job.kind);
    if (!work) return returnJob(database, job);
    const keeping = setInterval(
      () => {
        keepJob(database, job, LEASE_SECONDS).then(
          (isOurs) => {
            if (!isOurs) ended.abort();
          },
          () => {},
        );
      },
      (LEASE_SECONDS * 1000) / 3,
    ).unref();
    try {
      // Its earlier tries ended with their nodes, before anything was said of them.
      if (job.attempts > work.tries) throw new JobGivenUpError('Each node that did it ended before it was done.');
      await traced('run job', { attributes: { 'vitrine.job': job.kind } }, () =>
        work.run(job.payload, { id: job.id, signal: ended.signal }),
      );
      await endJob(database, job, { everySeconds: work.everySeconds ?? null, restSeconds: work.restSeconds ?? 0 });
      jobsRun.inc({ kind: work.kind, outcome: 'done' });
    } catch (error) {
      // What its node broke off is no failure of its own.
      if (isOver && ended.signal.aborted) await returnJob(database, job);
      else await failed(job, work, error);
    } finally {
      clearInterval(keeping);
    }
  }

  function begin(job: TakenJob): void {
    const ended = new AbortController();
    const done = carryOut(job, ended)
      // A store that cannot be told: the job comes back when its time here is over.
      .catch(() => {})
      .finally(() => {
        running.delete(job);
        if (isFull) wake(0);
      });
    running.set(job, { ended, done });
  }

  async function takeSome({ kinds, atOnce }: (typeof groups)[number], aheadSeconds: number): Promise<number> {
    let taken = 0;
    for (;;) {
      const ofThese = [...running.keys()].filter(({ kind }) => kinds.includes(kind)).length;
      const limit = Math.min(AT_ONCE - running.size, atOnce - ofThese);
      if (isOver || limit <= 0) {
        // Looked for once one is done.
        isFull = true;
        return taken;
      }
      const jobs = await takeJobs(database, { kinds, limit, leaseSeconds: LEASE_SECONDS, aheadSeconds });
      for (const job of jobs) begin(job);
      taken += jobs.length;
      if (jobs.length < limit) return taken;
    }
  }

  /** Takes what there is room for. */
  async function take(aheadSeconds = 0): Promise<number> {
    isFull = again = false;
    let taken = 0;
    for (const group of groups) taken += await takeSome(group, aheadSeconds);
    return taken;
  }

  function look(): void {
    if (isOver) return;
    if (looking) {
      again = true;
      return;
    }
    looking = take()
      .then(
        () => {},
        () => {},
      )
      .finally(() => {
        looking = null;
        if (again) wake(0);
        else wake(POLL_MS * (0.8 + Math.random() * 0.4));
      });
  }

  /** Looks within so many milliseconds. */
  function wake(ms: number): void {
    const at = performance.now() + ms;
    if (!isStarted || isOver || timerAt <= at) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(() => {
      timerAt = Infinity;
      look();
    }, ms).unref();
  }

  async function startRepeating(): Promise<void> {
    for (const { kind, everySeconds } of works.values())
      if (everySeconds !== undefined) await queueRepeating(database, { kind, everySeconds });
  }

  return {
    /** Does everything that waits now. */
    async drain(): Promise<void> {
      await looking;
      while ((await take(AHEAD_SECONDS)) > 0 || running.size > 0)
        await Promise.all([...running.values()].map(({ done }) => done));
    },
    start(): void {
      if (works.size === 0) return;
      isStarted = true;
      endListening = keepListening(database, {
        channel: JOBS_CHANNEL,
        heard: (payload) => wake((Number(payload) || 0) * 1000 + MARGIN_MS),
        missed: () => wake(0),
        failed: (error) => log(`Jobs are looked for every ${POLL_MS / 1000} s alone: ${wordsOf(error)}`),
      });
      // A store that is down now is asked at the next start: meanwhile another node may have begun it.
      startRepeating().catch(() => {});
      wake(0);
    },
    /** Takes nothing more, and waits a little for what is being done; what is not done by then comes back elsewhere. */
    async stop(): Promise<void> {
      isOver = true;
      clearTimeout(timer);
      await Promise.all([endListening?.(), looking]);
      for (const { ended } of running.values()) ended.abort();
      const all = Promise.all([...running.values()].map(({ done }) => done));
      await Promise.race([all, new Promise((resolve) => void setTimeout(resolve, END_MS).unref())]);
    },
  };
}

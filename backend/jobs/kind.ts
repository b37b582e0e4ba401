import * as v from 'valibot';
import type { JobKind } from '../../src/contract/jobs.ts';

/** No further try can help: the job is given up at once. */
export class JobGivenUpError extends Error {
  override name = 'JobGivenUpError';
}

/** What a job knows of itself. `signal`: its node ends, or has lost it. */
export type JobRun = { id: string; signal: AbortSignal };

type Terms = {
  kind: JobKind;
  /** After so many it is given up; work that comes back by itself waits for its next time instead. */
  tries: number;
  /** The wait after the first failure, as in `core/backoff.ts`. */
  backoffSeconds: number;
  /** It comes back by itself so long after it was done. */
  everySeconds?: number;
  /** The wait of what was asked for again while it was done. */
  restSeconds?: number;
  /** So many of this kind at once on one node; as many as there are places where it is not said. */
  atOnce?: number;
};

/** A kind of work, which may be done twice: who does it can die before it says so. */
export type JobWork = Terms & { run(payload: unknown, job: JobRun): Promise<void> };

/** `payload` is what any build may have stored: it is parsed. */
export const jobWork = <Payload>(
  o: Terms & { payload: v.GenericSchema<unknown, Payload>; run(payload: Payload, job: JobRun): Promise<void> },
): JobWork => ({
  ...o,
  async run(stored, job) {
    const read = v.safeParse(o.payload, stored);
    if (!read.success) throw new JobGivenUpError('Its payload is not that of this build.');
    await o.run(read.output, job);
  },
});

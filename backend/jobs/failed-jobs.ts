import { randomUUID } from 'node:crypto';
import { JOBS_AT_ONCE, type JobAction } from '../../src/contract/jobs.ts';
import type { LogEntry } from '../../src/contract/operator.ts';
import type { StoreContext } from '../stores/context.ts';
import { discardDocuments } from '../stores/contract-documents.ts';
import { changeFailed } from '../stores/job-lists.ts';
import { tellJobs } from '../stores/jobs.ts';
import { tellMetadata } from '../stores/metadata-told.ts';
import { withSubjects, writeLog, type LogRow } from '../stores/operator-log.ts';

/** Tries failed jobs again, or discards them, and logs who did; null where there are none of that kind any more. */
export async function actOnFailed(
  context: StoreContext,
  operator: `0x${string}`,
  action: JobAction,
): Promise<LogEntry | null> {
  const { id, what } = action;
  const entry = await context.database.transaction(async (tx): Promise<LogRow | null> => {
    const changed = await changeFailed(tx, action, JOBS_AT_ONCE);
    const [first] = changed;
    if (!first) return null;
    if (what === 'discard') {
      const documents = changed.flatMap(({ kind, uuid }) => (kind === 'document' && uuid !== null ? [uuid] : []));
      await discardDocuments(tx, documents);
    }
    const log = {
      id: randomUUID(),
      at: Date.now(),
      operator,
      about: 'jobs',
      uuid: (id === null ? null : (first.uuid ?? id)) ?? randomUUID(),
      before: id === null ? null : { job: first.kind, error: first.error },
      after: { did: what, count: changed.length },
      note: '',
      undoes: null,
      undoneBy: null,
    } as const;
    await writeLog(tx, log);
    if (what === 'again') {
      await tellJobs(tx);
      for (const chainId of new Set(changed.flatMap((one) => one.chainId ?? []))) await tellMetadata(tx, chainId);
    }
    return log;
  });
  if (entry === null) return null;
  const [told] = await withSubjects(context, [entry]);
  return told ?? null;
}

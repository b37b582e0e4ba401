import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { JobCounts } from '../../contract/jobs.ts';
import type { FailedJob } from '../../contract/operator.ts';
import { countText } from '../../domain/count-text.ts';
import { failedJobsQuery, jobsQuery } from '../../services/operator.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { comma } from '../../ui/texts.ts';
import { dateTimeText, spanText } from '../../ui/time-text.ts';
import { About, Answer, Entries, Entry, ListOf } from './parts.tsx';
import * as texts from './texts.ts';
import { useDecisions } from './use-decisions.ts';

/** Browsers to be told are no jobs: those that were not reached are in no list. */
const numbersOf = ({ kind, waiting, running, failed }: JobCounts): string => {
  const parts = [texts.jobsWaiting(countText(waiting))];
  if (running > 0) parts.push(texts.jobsRunning(countText(running)));
  if (failed > 0) parts.push((kind === 'push' ? texts.browsersNotReached : texts.jobsRetrying)(countText(failed)));
  return parts.join(comma);
};

const Counts = (counts: JobCounts) => (
  <Entry
    about={texts.jobKinds[counts.kind]}
    actions={counts.dead > 0 && <Tag tone="bad">{texts.jobsDead(countText(counts.dead))}</Tag>}
  >
    {numbersOf(counts)}
    {counts.waiting > 0 && counts.oldestSeconds !== null && (
      <div>{texts.jobsOldest(spanText(counts.oldestSeconds * 1_000))}</div>
    )}
  </Entry>
);

function Failed({ id, kind, subject, error, at, tries, isDead, retryAt }: FailedJob) {
  const { off, actOnJobs } = useDecisions();
  const name = subject === null ? texts.jobKinds[kind] : `${texts.jobKinds[kind]}${comma}${subject.name}`;
  return (
    <Entry
      about={
        <>
          <div>{texts.jobKinds[kind]}</div>
          {subject !== null && <About subject={subject} />}
        </>
      }
      actions={
        <>
          <Button
            size="sm"
            disabled={off}
            aria-label={texts.againNamed(name)}
            onClick={() => actOnJobs({ id, what: 'again' })}
          >
            {texts.again}
          </Button>
          {isDead && (
            <Button
              size="sm"
              variant="danger"
              disabled={off}
              aria-label={texts.discardNamed(name)}
              onClick={() => actOnJobs({ id, what: 'discard' })}
            >
              {texts.discard}
            </Button>
          )}
        </>
      }
    >
      {error === '' ? texts.noReason : <span dir="ltr">{error}</span>}
      <div>{texts.failedAt(dateTimeText(at), countText(tries))}</div>
      {retryAt !== null && <div>{texts.retryAt(dateTimeText(retryAt))}</div>}
    </Entry>
  );
}

/** What is still to be done, and what failed. */
export function Jobs({ operator }: { operator: string }) {
  const counts = useQuery(jobsQuery(operator));
  const failed = useInfiniteQuery(failedJobsQuery(operator));
  const { off, actOnJobs } = useDecisions();
  const hasDead = counts.data?.some(({ dead }) => dead > 0) ?? false;
  return (
    <>
      <Answer what={texts.jobCounts} query={counts}>
        {(kinds) => (
          <Entries>
            {kinds.map((kind) => (
              <Counts key={kind.kind} {...kind} />
            ))}
          </Entries>
        )}
      </Answer>
      <h2>{texts.failedJobs}</h2>
      {hasDead && (
        <Button size="sm" disabled={off} onClick={() => actOnJobs({ id: null, what: 'again' })}>
          {texts.allAgain}
        </Button>
      )}
      <ListOf
        what={texts.failedJobs}
        query={failed}
        none={{ title: texts.failedNone, text: texts.failedNoneText }}
        renderRow={(job) => <Failed key={job.id} {...job} />}
      />
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { JobAction } from '../../contract/jobs.ts';
import type { AddCollectionBody } from '../../contract/operator-add.ts';
import type { DecisionBody, LogEntry } from '../../contract/operator.ts';
import type { Theme } from '../../contract/theme.ts';
import { sentenceOf } from '../../domain/errors.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { actOnJobs, decide, undoEntry } from '../../services/operator.ts';
import { addCollection } from '../../services/operator-collections.ts';
import { askForBackup } from '../../services/operator-backups.ts';
import { setLimitScale } from '../../services/operator-limits.ts';
import { setTheme } from '../../services/operator-theme.ts';
import { removeSubscriber } from '../../services/operator-subscribers.ts';
import { useOnline } from '../../ui/host.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { isFinal, whatWasDone } from './what-was-done.ts';
import * as texts from './texts.ts';

const ALERT_MS = 8_000;

/** Decides and undoes; says what was done, with the way back, or why not. Everything shown is asked for again. */
export function useDecisions() {
  const queries = useQueryClient();
  const online = useOnline();
  const { busy, run } = useBusy();

  type Work = () => Promise<{ data: LogEntry | null }>;

  async function attempt(work: Work): Promise<boolean> {
    try {
      const { data } = await work();
      if (data !== null)
        raiseAlert({
          status: 'success',
          title: whatWasDone(data),
          description: '',
          timer: ALERT_MS,
          ...(!isFinal(data) && {
            action: { label: texts.undo, run: () => void carryOut(() => undoEntry(data.id)) },
          }),
        });
      return true;
    } catch (error) {
      raiseAlert({ status: 'error', title: sentenceOf(error, texts.failed), description: '' });
      return false;
    }
  }
  async function carryOut(work: Work): Promise<boolean> {
    const isDone = await attempt(work);
    void queries.invalidateQueries();
    return isDone;
  }
  /** Busy until the page shows what was decided: before that, a second press would decide on something outdated. */
  const press = (work: Work) =>
    run(async () => {
      await attempt(work);
      await queries.invalidateQueries();
    });

  return {
    /** Nothing can be decided now. */
    off: busy || !online,
    decide: (body: DecisionBody) => press(() => decide(body)),
    actOnJobs: (action: JobAction) => press(() => actOnJobs(action)),
    undo: (id: string) => press(() => undoEntry(id)),
    /** Whether it was done. */
    decideNow: (body: DecisionBody) => carryOut(() => decide(body)),
    backUp: () => press(askForBackup),
    removeSubscriberNow: (email: string) => carryOut(() => removeSubscriber(email)),
    setLimitScaleNow: (scale: number | null) => carryOut(() => setLimitScale(scale)),
    /** `made`: stores what the theme names, and gives it. */
    setThemeNow: (made: () => Promise<Theme | null>) => carryOut(async () => setTheme(await made())),
    addNow: (body: AddCollectionBody) => carryOut(() => addCollection(body)),
  };
}

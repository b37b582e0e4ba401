import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { isTradeRunning } from '../device/locks.ts';
import { transactionsState } from '../trading/transactions/transactions-state.ts';
import { applyUpdate } from '../services/apply-update.ts';
import { updateState } from '../services/update-state.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { useFollowUpdate } from './follow-update.ts';
import styles from './update-note.module.css';
import * as texts from './texts.ts';

const CHECK_MS = 1_000;

/** Whether another tab runs a transaction: checked at a press, then again until it has ended. */
function useElsewhere(): { runsElsewhere: boolean; ask: () => Promise<boolean> } {
  const [runsElsewhere, setRuns] = useState(false);
  const ask = async () => {
    const runs = await isTradeRunning();
    setRuns(runs);
    return runs;
  };
  useEffect(() => {
    if (!runsElsewhere) return;
    const timer = setInterval(() => void isTradeRunning().then(setRuns), CHECK_MS);
    return () => clearInterval(timer);
  }, [runsElsewhere]);
  return { runsElsewhere, ask };
}

/** A newer build waits for the person's consent, and until no tab has a wallet open. */
export function UpdateNote() {
  const { applying } = useSnapshot(updateState);
  const { running } = useSnapshot(transactionsState);
  const { runsElsewhere, ask } = useElsewhere();
  const isBusy = Object.keys(running).length > 0;
  useFollowUpdate(isBusy);
  const waits = isBusy || runsElsewhere;
  const apply = async () => {
    if (!(await ask())) await applyUpdate();
  };
  return (
    <div className={styles.prompt}>
      <Note live>
        <span>{waits ? texts.updateWaits : texts.updateReady}</span>
        <Button size="sm" busy={applying} disabled={waits} onClick={() => void apply()}>
          {texts.reload}
        </Button>
      </Note>
    </div>
  );
}

import { useSnapshot } from 'valtio/react';
import { transactionsState } from '../trading/transactions/transactions-state.ts';
import { applyUpdate } from '../services/apply-update.ts';
import { updateState } from '../services/update-state.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import styles from './update-note.module.css';
import * as texts from './texts.ts';

/** A newer build waits for the person's word, and for the wallet to be closed. */
export function UpdateNote() {
  const { applying } = useSnapshot(updateState);
  const { running } = useSnapshot(transactionsState);
  const isBusy = Object.keys(running).length > 0;
  return (
    <div className={styles.prompt}>
      <Note live>
        <span>{isBusy ? texts.updateWaits : texts.updateReady}</span>
        <Button size="sm" busy={applying} disabled={isBusy} onClick={() => void applyUpdate()}>
          {texts.reload}
        </Button>
      </Note>
    </div>
  );
}

import { marketName } from '../language/market-name.ts';
import { install, installWay } from '../services/install.ts';
import { updateState } from '../services/update-state.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import styles from './update-note.module.css';
import * as texts from './install-texts.ts';

const close = () => {
  updateState.inviting = false;
};

/** Invites somebody who comes back to install the app. */
export function InstallNote() {
  const way = installWay();
  return (
    <div className={styles.prompt}>
      <Note live>
        <span>
          <b className={styles.title}>{texts.installTitle(marketName())}</b>
          {way === 'share-menu' ? texts.installByHand : texts.installWhy}
        </span>
        <span className={styles.choices}>
          {way === 'prompt' && (
            <Button size="sm" variant="primary" onClick={() => void install().then(close)}>
              {texts.install}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={close}>
            {way === 'prompt' ? texts.notNow : texts.understood}
          </Button>
        </span>
      </Note>
    </div>
  );
}

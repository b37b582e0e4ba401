import { cancelPress, pressed } from '../../services/window-press.ts';
import * as words from '../../services/wallet-texts.ts';
import { Button } from '../../ui/button.tsx';
import { EVENT_MODAL_WIDTH, Modal } from '../../ui/modal.tsx';
import * as texts from './texts.ts';
import styles from './wallet.module.css';

/** The press that a browser wants before it opens the wallet's window. */
export function WindowPrompt() {
  return (
    <Modal open title={words.pressTitle} width={EVENT_MODAL_WIDTH} onClose={cancelPress}>
      <p>{words.pressHint}</p>
      <div className={styles.actions}>
        <Button onClick={cancelPress}>{texts.cancel}</Button>
        <Button variant="primary" data-autofocus onClick={pressed}>
          {words.pressButton}
        </Button>
      </div>
    </Modal>
  );
}

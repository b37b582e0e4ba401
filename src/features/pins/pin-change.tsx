import { marketName } from '../../language/market-name.ts';
import type { PinChange } from '../../domain/pins.ts';
import type { PinQuestion } from '../../trading/chain/pin-question.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './pin-change.module.css';
import * as texts from './texts.ts';

/** What is said of a network otherwise than before; whatever closes it but the one button trusts nothing. */
export function PinChangeModal({ question, onAnswer }: { question: PinQuestion; onAnswer: (trusts: boolean) => void }) {
  const refuse = () => onAnswer(false);
  return (
    <Modal open title={texts.title(question.network)} onClose={refuse}>
      <div className={styles.body}>
        <p>{texts.intro}</p>
        {question.changes.map((change) => (
          <Change key={`${change.what} ${change.symbol ?? ''}`} change={change} />
        ))}
        <Note tone="warn">{texts.advice}</Note>
        <div className={styles.actions}>
          <Button variant="primary" size="lg" full data-autofocus onClick={refuse}>
            {texts.refuse}
          </Button>
          <Button variant="quiet" size="lg" full onClick={() => onAnswer(true)}>
            {texts.trust}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function Change({ change: { what, symbol = '', was, is } }: { change: PinChange }) {
  return (
    <section className={styles.change}>
      <h3>{texts.changed[what](symbol)}</h3>
      <p>{texts.meaning(marketName())[what]}</p>
      <dl>
        <dt>{texts.before}</dt>
        <dd>{was === '' ? texts.none : was}</dd>
        <dt>{texts.now}</dt>
        <dd>{is}</dd>
      </dl>
    </section>
  );
}

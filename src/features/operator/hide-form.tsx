import { useState } from 'react';
import { reasons } from '../../contract/report-texts.ts';
import { MAX_NOTE, type Subject } from '../../contract/operator.ts';
import { reportReasons, type ReportReason } from '../../contract/report.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Field } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './operator.module.css';
import * as texts from './texts.ts';
import { useDecisions } from './use-decisions.ts';

/** Asks why, before anything is hidden. */
function HideForm({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const { off, decideNow } = useDecisions();
  const { busy, run } = useBusy();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const submit = (chosen: ReportReason) =>
    run(async () => {
      const isDone = await decideNow({ about: 'hidden', subject: subject.uuid, value: { reason: chosen }, note });
      if (isDone) onClose();
    });
  return (
    <Modal open onClose={onClose} title={texts.hideTitle(subject.name)}>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== null) submit(reason);
        }}
      >
        <div role="radiogroup" aria-label={texts.hideWhy}>
          {reportReasons.map((one) => (
            <Check
              key={one}
              group="reason"
              label={reasons[one]}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
          ))}
        </div>
        <Field
          label={texts.hideNote}
          maxLength={MAX_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <p>{texts.hideWhat[subject.kind]}</p>
        <Button type="submit" variant="danger" size="lg" full busy={busy} disabled={reason === null || off}>
          {texts.hide}
        </Button>
      </form>
    </Modal>
  );
}

/** Hides after a confirmation. */
export function HideButton({ subject }: { subject: Subject }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="danger" aria-label={texts.hideNamed(subject.name)} onClick={() => setOpen(true)}>
        {texts.hide}
      </Button>
      {open && <HideForm subject={subject} onClose={() => setOpen(false)} />}
    </>
  );
}

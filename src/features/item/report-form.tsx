import { useState } from 'react';
import type { Nft } from '../../contract/nft.ts';
import { MAX_REPORT_DETAIL, reportReasons, type ReportReason } from '../../contract/report.ts';
import { sentenceOf } from '../../domain/errors.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { report } from '../../services/marketplace.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Field } from '../../ui/field.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './report.module.css';
import * as texts from './texts.ts';

/** Why, and what else is to be said. What was written stays where it could not be sent. */
export function ReportForm({ nft, onClose }: { nft: Nft; onClose: () => void }) {
  const online = useOnline();
  const { busy, run } = useBusy();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [detail, setDetail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (chosen: ReportReason) =>
    run(async () => {
      setProblem(null);
      try {
        await report({ uuid: nft.uuid, reason: chosen, detail: detail.trim() });
      } catch (error) {
        setProblem(sentenceOf(error, texts.reportFailed));
        return;
      }
      raiseAlert({ status: 'success', title: texts.reported, description: texts.reportedText });
      onClose();
    });
  return (
    <Modal open onClose={onClose} title={texts.report}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== null) submit(reason);
        }}
      >
        <fieldset className={styles.reasons}>
          <legend>{texts.reportWhy(nft.name)}</legend>
          {reportReasons.map((one) => (
            <Check
              key={one}
              group="reason"
              label={texts.reportReasons[one]}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
          ))}
        </fieldset>
        <Field
          label={texts.reportDetail}
          maxLength={MAX_REPORT_DETAIL}
          value={detail}
          onChange={(event) => setDetail(event.currentTarget.value)}
        />
        <p className={styles.note}>{texts.reportNote}</p>
        {problem !== null && <p role="alert">{problem}</p>}
        <Button type="submit" variant="primary" size="lg" full busy={busy} disabled={reason === null || !online}>
          {online ? texts.sendReport : texts.reportOffline}
        </Button>
      </form>
    </Modal>
  );
}

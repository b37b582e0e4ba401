import { useState } from 'react';
import { HIDDEN_LOG_PATH } from '../../contract/hidden-log-path.ts';
import { reasons } from '../../contract/report-texts.ts';
import { MAX_REPORT_DETAIL, MAX_REPORT_LINK, reportReasons, type ReportReason } from '../../contract/report.ts';
import { sentenceOf } from '../../domain/errors.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { report } from '../../services/marketplace.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Field } from '../../ui/field.tsx';
import { Anchor, useOnline } from '../../ui/host.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import type { ReportSubject } from './report-button.tsx';
import layoutStyles from '../../ui/layout.module.css';
import styles from './report.module.css';
import * as texts from './texts.ts';

const isLink = (text: string) => text.startsWith('https://') && URL.canParse(text);

/** Why, and what else is to be said. What was written stays where it could not be sent. */
export function ReportForm({ subject, onClose }: { subject: ReportSubject; onClose: () => void }) {
  const online = useOnline();
  const { busy, run } = useBusy();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [detail, setDetail] = useState('');
  const [link, setLink] = useState('');
  const [isWrongLink, setIsWrongLink] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const takesLink = reason === 'copied' || reason === 'stolen';
  const original = takesLink ? link.trim() : '';
  const submit = (chosen: ReportReason) =>
    run(async () => {
      setProblem(null);
      try {
        await report({ uuid: subject.uuid, reason: chosen, detail: detail.trim(), link: original });
      } catch (error) {
        setProblem(sentenceOf(error, texts.reportFailed));
        return;
      }
      raiseAlert({ status: 'success', title: texts.reported, description: texts.reportedText });
      onClose();
    });
  return (
    <Modal open onClose={onClose} title={texts.report[subject.kind]}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (original !== '' && !isLink(original)) setIsWrongLink(true);
          else if (reason !== null) submit(reason);
        }}
      >
        <fieldset className={styles.reasons}>
          <legend>{texts.reportWhy(subject.name)}</legend>
          {reportReasons.map((one) => (
            <Check
              key={one}
              group="reason"
              label={reasons[one]}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
          ))}
        </fieldset>
        {takesLink && (
          <Field
            label={texts.reportLink}
            type="url"
            inputMode="url"
            maxLength={MAX_REPORT_LINK}
            value={link}
            onChange={(event) => {
              setLink(event.currentTarget.value);
              setIsWrongLink(false);
            }}
            problem={isWrongLink ? texts.reportLinkWrong : undefined}
          />
        )}
        <Field
          label={texts.reportDetail}
          maxLength={MAX_REPORT_DETAIL}
          value={detail}
          onChange={(event) => setDetail(event.currentTarget.value)}
        />
        <p className={styles.note}>
          {texts.reportNote[subject.kind]}{' '}
          <Anchor className={layoutStyles.link} href={HIDDEN_LOG_PATH} target="_blank">
            {texts.seeHidden}
          </Anchor>
        </p>
        {problem !== null && <p role="alert">{problem}</p>}
        <Button type="submit" variant="primary" size="lg" full busy={busy} disabled={reason === null || !online}>
          {online ? texts.sendReport : texts.reportOffline}
        </Button>
      </form>
    </Modal>
  );
}

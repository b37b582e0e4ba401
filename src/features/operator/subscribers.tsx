import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { removeSubscriberSchema, SUBSCRIBERS_COUNTED } from '../../contract/operator-subscribers.ts';
import { countText } from '../../domain/count-text.ts';
import { csvFile } from '../../domain/csv.ts';
import { sentenceOf } from '../../domain/errors.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { exportSubscribers, subscribersQuery } from '../../services/operator-subscribers.ts';
import { saveCsv } from '../../services/save-file.ts';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './operator.module.css';
import { Answer } from './parts.tsx';
import * as texts from './subscribers-texts.ts';
import { failed } from './texts.ts';
import { useDecisions } from './use-decisions.ts';

const number = (count: number) => countText(count, count < SUBSCRIBERS_COUNTED);
const dayOf = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);

/** The confirmed addresses as a file, each with the link that a mail to it must hold. */
function Export({ isEmpty }: { isEmpty: boolean }) {
  const queries = useQueryClient();
  const { off } = useDecisions();
  const { busy, run } = useBusy();
  const save = async () => {
    try {
      const rows = await exportSubscribers();
      const cells = rows.map(({ email, name, confirmedAt, end }) => [email, name, dayOf(confirmedAt), end]);
      saveCsv(csvFile(texts.columns, cells), 'subscribers');
      void queries.invalidateQueries();
    } catch (error) {
      raiseAlert({ status: 'error', title: sentenceOf(error, failed), description: '' });
    }
  };
  return (
    <>
      <p>{texts.exportText}</p>
      <Button busy={busy} disabled={off || isEmpty} onClick={() => run(save)}>
        {texts.save}
      </Button>
    </>
  );
}

/** Forgets somebody who asked for it in some other way than by the link. */
function Remove() {
  const { off, removeSubscriberNow } = useDecisions();
  const { busy, run } = useBusy();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = v.safeParse(removeSubscriberSchema, { email });
        if (!parsed.success) return setProblem(texts.noEmail);
        run(async () => {
          if (await removeSubscriberNow(parsed.output.email)) setEmail('');
        });
      }}
    >
      <Field
        label={texts.email}
        type="email"
        spellCheck={false}
        dir="ltr"
        maxLength={254}
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setProblem(undefined);
        }}
        problem={problem}
      />
      <Button type="submit" variant="danger" busy={busy} disabled={off || email.trim() === ''}>
        {texts.remove}
      </Button>
    </form>
  );
}

/** How many subscribe to news and to pushes; the news' addresses go to nobody but the operator. */
export function Subscribers({ operator }: { operator: string }) {
  const query = useQuery(subscribersQuery(operator));
  return (
    <Answer what={texts.subscribers} query={query}>
      {({ confirmed, waiting, browsers, sendsMail }) => (
        <div className={styles.column}>
          <Rows>
            <Row label={texts.confirmed}>{number(confirmed)}</Row>
            <Row label={texts.waiting}>{number(waiting)}</Row>
            <Row label={texts.browsers}>{number(browsers)}</Row>
          </Rows>
          {!sendsMail && <Note>{texts.noMail}</Note>}
          <h2>{texts.exportTitle}</h2>
          <Export isEmpty={confirmed === 0} />
          <h2>{texts.removeTitle}</h2>
          <Remove />
        </div>
      )}
    </Answer>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasons } from '../../contract/report-texts.ts';
import type { Subject } from '../../contract/operator.ts';
import { sentenceOf } from '../../domain/errors.ts';
import { findSubject, hiddenQuery } from '../../services/operator.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useOnline } from '../../ui/host.tsx';
import { dateTimeText } from '../../ui/time-text.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { HideButton } from './hide-form.tsx';
import styles from './operator.module.css';
import { About, Entries, Entry, ListOf } from './parts.tsx';
import * as texts from './texts.ts';
import { useDecisions } from './use-decisions.ts';

/** Finds what is to be hidden by its page or id. */
function LookUp() {
  const online = useOnline();
  const { busy, run } = useBusy();
  const [q, setQ] = useState('');
  const [found, setFound] = useState<Subject | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  return (
    <>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (q.trim() === '') return;
          run(async () => {
            setProblem(undefined);
            try {
              const subject = await findSubject(q.trim());
              setFound(subject);
              if (subject === null) setProblem(texts.notFound);
            } catch (error) {
              setProblem(sentenceOf(error, texts.failed));
            }
          });
        }}
      >
        <Field
          label={texts.lookUp}
          placeholder={texts.lookUpHint}
          enterKeyHint="search"
          spellCheck={false}
          dir="ltr"
          value={q}
          onChange={(event) => {
            setQ(event.currentTarget.value);
            setFound(null);
            setProblem(undefined);
          }}
          problem={problem}
        />
        <Button type="submit" busy={busy} disabled={!online}>
          {texts.find}
        </Button>
      </form>
      <div role="status">
        {found !== null && (
          <Entries>
            <Entry about={<About subject={found} />} actions={!found.hidden && <HideButton subject={found} />}>
              {null}
            </Entry>
          </Entries>
        )}
      </div>
    </>
  );
}

/** What is hidden, and what else shall be. */
export function HiddenThings({ operator }: { operator: string }) {
  const query = useInfiniteQuery(hiddenQuery(operator));
  const { off, undo } = useDecisions();
  return (
    <>
      <LookUp />
      <ListOf
        what={texts.tabs.hidden}
        query={query}
        none={{ title: texts.hiddenNone, text: texts.hiddenNoneText }}
        renderRow={({ subject, entry: { id, at, after, note } }) => (
          <Entry
            key={subject.uuid}
            about={<About subject={subject} />}
            actions={
              <Button size="sm" disabled={off} aria-label={texts.showNamed(subject.name)} onClick={() => undo(id)}>
                {texts.showAgain}
              </Button>
            }
          >
            {after !== null && typeof after === 'object' && 'reason' in after && reasons[after.reason]}
            {note !== '' && <p>{note}</p>}
            <div>{dateTimeText(at)}</div>
          </Entry>
        )}
      />
    </>
  );
}

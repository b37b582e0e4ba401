import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LEAST_CONTRAST, type Shade } from '../../contract/theme-looks.ts';
import type { OperatorTheme } from '../../contract/operator-theme.ts';
import { MAX_THEME_NAME } from '../../contract/theme.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { storeThemeFile, themeQuery } from '../../services/operator-theme.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Muted } from '../../ui/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { readMark } from './mark-picture.ts';
import styles from './operator.module.css';
import { Answer } from './parts.tsx';
import { SettingForm } from './setting-form.tsx';
import { byYou } from './texts.ts';
import { accentProblem, draftOf, themeOf, type Draft } from './theme-draft.ts';
import { ThemeDocuments } from './theme-documents.tsx';
import { BUILT_IN, markSource, ThemePreview } from './theme-preview.tsx';
import * as texts from './theme-texts.ts';
import { useDecisions } from './use-decisions.ts';

function problemOf(draft: Draft, shade: Shade): string | undefined {
  const problem = accentProblem(draft, shade);
  if (problem === null) return undefined;
  if (problem.why !== 'contrast') return texts.problems[problem.why];
  // Never rounded up to what would do.
  const told = (Math.floor(problem.contrast * 10) / 10).toFixed(1);
  return texts.tooFaint[shade](told, String(LEAST_CONTRAST));
}

function Colour(props: { shade: Shade; draft: Draft; onChange: (colour: string) => void }) {
  const { shade, draft, onChange } = props;
  const colour = draft[shade];
  return (
    <Field
      label={texts.accents[shade]}
      dir="ltr"
      spellCheck={false}
      maxLength={7}
      placeholder={BUILT_IN[shade]}
      value={colour}
      onChange={(event) => onChange(event.currentTarget.value.trim().toLowerCase())}
      problem={problemOf(draft, shade)}
      after={
        <input
          type="color"
          aria-label={texts.pick[shade]}
          style={{ flex: 'none', width: 44 }}
          value={/^#[0-9a-f]{6}$/.test(colour) ? colour : BUILT_IN[shade]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  );
}

function Mark({ mark, onChange }: { mark: Draft['mark']; onChange: (mark: Draft['mark']) => void }) {
  const choose = async (file: File) => {
    try {
      onChange({ picture: await readMark(file) });
    } catch {
      raiseAlert({ status: 'error', title: texts.noPicture, description: '' });
    }
  };
  return (
    <>
      <div className={styles.actions}>
        {mark && <img src={markSource(mark)} alt={texts.markNow} width={48} height={48} />}
        <FileButton
          label={texts.mark}
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          onFile={(file) => void choose(file)}
        />
        {mark && <Button onClick={() => onChange(null)}>{texts.noMark}</Button>}
      </div>
      <Muted>{texts.markKinds}</Muted>
    </>
  );
}

function ThemeForm({ now }: { now: OperatorTheme }) {
  const { off, setThemeNow } = useDecisions();
  const [draft, setDraft] = useState(() => draftOf(now));
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const isWrong = problemOf(draft, 'light') !== undefined || problemOf(draft, 'dark') !== undefined;
  return (
    <SettingForm
      off={off}
      save={{
        label: texts.save,
        disabled: isWrong,
        carryOut: () => setThemeNow(() => themeOf(draft, now, storeThemeFile)),
      }}
      back={now.theme && { label: texts.reset, carryOut: () => setThemeNow(async () => null) }}
      note={<Muted>{texts.when}</Muted>}
    >
      <p>{texts.what}</p>
      {now.theme !== null && (
        <div>
          <Tag tone="warn">{byYou}</Tag>
        </div>
      )}
      <Field
        label={texts.name}
        maxLength={MAX_THEME_NAME}
        placeholder={texts.builtInName}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Mark mark={draft.mark} onChange={(mark) => change({ mark })} />
      <Colour shade="light" draft={draft} onChange={(light) => change({ light })} />
      <Colour shade="dark" draft={draft} onChange={(dark) => change({ dark })} />
      <h2>{texts.preview}</h2>
      <ThemePreview draft={draft} name={draft.name.trim() || texts.builtInName} />
      <h2>{texts.legal}</h2>
      <ThemeDocuments draft={draft} onChange={(written) => change({ texts: written })} />
    </SettingForm>
  );
}

/** What the market is called, how it looks, and what its legal pages say. */
export function Theme({ operator }: { operator: string }) {
  return (
    <Answer what={texts.theme} query={useQuery(themeQuery(operator))}>
      {(now) => <ThemeForm key={JSON.stringify(now.theme)} now={now} />}
    </Answer>
  );
}

import { useId, useState } from 'react';
import { legalDocuments, MAX_DOCUMENT_TEXT, type LegalDocument } from '../../contract/theme.ts';
import { readDocumentText } from '../../domain/document-text.ts';
import { LANGUAGE, LANGUAGE_NAMES, type Language } from '../../language/language.ts';
import { Muted } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './operator.module.css';
import { textKey, type Draft } from './theme-draft.ts';
import * as texts from './theme-texts.ts';

function Written({ text }: { text: string }) {
  return (
    <div role="group" aria-label={texts.documentPreview} className={styles.column} dir="auto">
      {readDocumentText(text, 'preview').map(({ id, title, parts }) => (
        <section key={id} className={styles.column}>
          {title !== '' && <h3>{title}</h3>}
          {parts.map((part, at) =>
            typeof part === 'string' ? (
              <p key={at}>{part}</p>
            ) : (
              <ul key={at}>
                {part.list.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </div>
  );
}

/** The texts of the legal pages, one at a time, with what people will read. */
export function ThemeDocuments(props: { draft: Draft; onChange: (texts: Draft['texts']) => void }) {
  const { draft, onChange } = props;
  const [slug, setSlug] = useState<LegalDocument>('terms-of-use');
  const [language, setLanguage] = useState<Language>(LANGUAGE);
  const id = useId();
  const key = textKey(slug, language);
  const text = draft.texts[key] ?? '';
  const label = texts.textOf(texts.documents[slug], LANGUAGE_NAMES.find(([one]) => one === language)?.[1] ?? language);
  return (
    <>
      <div className={styles.actions}>
        <Select
          label={texts.document}
          value={slug}
          options={legalDocuments.map((one) => ({ value: one, label: texts.documents[one] }))}
          onChange={setSlug}
        />
        <Select
          label={texts.language}
          value={language}
          options={LANGUAGE_NAMES.map(([value, name]) => ({ value, label: name }))}
          onChange={setLanguage}
        />
      </div>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={styles.text}
        rows={10}
        dir="auto"
        maxLength={MAX_DOCUMENT_TEXT}
        value={text}
        onChange={(event) => onChange({ ...draft.texts, [key]: event.currentTarget.value })}
      />
      <Muted>{slug === 'cookie-policy' ? texts.cookieHint : texts.textHint}</Muted>
      {text.trim() !== '' && <Written text={text} />}
    </>
  );
}

import { useRouter } from '@tanstack/react-router';
import { docsPath } from '../../domain/paths.ts';
import { LANGUAGE_PARAMETER } from '../../language/language.ts';
import { Anchor } from '../../ui/host.tsx';
import { Select } from '../../ui/select.tsx';
import { dateText } from '../../ui/time-text.ts';
import styles from './docs.module.css';
import type { DocumentContent, DocumentPart } from './document-content.ts';
import { entries, findEntry } from './documents.ts';
import * as texts from './texts/page.ts';
import * as icons from '../../ui/page-icons.ts';

const pathOf = (slug: string) => `${docsPath()}/${slug}`;

function Part({ part }: { part: DocumentPart }) {
  if (typeof part === 'string') return <p>{part}</p>;
  return (
    <ul>
      {part.list.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

export function DocumentView({ slug, content }: { slug: string; content: DocumentContent }) {
  const router = useRouter();
  return (
    <div className={styles.docs}>
      <nav className={styles.nav} aria-label={texts.documents}>
        <p>{texts.documents}</p>
        {entries().map((entry) => (
          <Anchor key={entry.slug} href={pathOf(entry.slug)} aria-current={entry.slug === slug ? 'page' : undefined}>
            {entry.title}
          </Anchor>
        ))}
      </nav>
      <article className={styles.prose}>
        <div className={styles.phoneNav}>
          <Select
            label={texts.documentLabel}
            icon={icons.chevronsUpDown}
            value={slug}
            options={entries().map((entry) => ({ value: entry.slug, label: entry.title }))}
            onChange={(next) => void router.navigate({ to: pathOf(next) })}
          />
        </div>
        <h1>{findEntry(slug)?.title}</h1>
        <p className={styles.meta}>
          {content.inForce ?? texts.inForce(dateText(Date.parse(content.since)), content.version)}
        </p>
        {texts.binding && !content.inForce && (
          <p className={styles.binding}>
            {texts.binding}{' '}
            <a href={`?${LANGUAGE_PARAMETER}=en`} hrefLang="en">
              {texts.readEnglish}
            </a>
          </p>
        )}
        {content.sections.map((section, index) => (
          <section key={section.id} lang={section.language} dir={section.language && 'auto'}>
            {section.title && (
              <h2 id={section.id}>
                {index + 1}. {section.title}
              </h2>
            )}
            {section.parts.map((part, at) => (
              <Part key={at} part={part} />
            ))}
          </section>
        ))}
      </article>
      <nav className={`${styles.nav} ${styles.onPage}`} aria-label={texts.onThisPage}>
        <p>{texts.onThisPage}</p>
        {content.sections.map((section) => (
          <a key={section.id} href={`#${section.id}`}>
            {section.title}
          </a>
        ))}
      </nav>
    </div>
  );
}

import { docsPath, storagePath } from '../../domain/paths.ts';
import { Anchor } from '../../ui/host.tsx';
import { TextLink } from '../../ui/layout.tsx';
import styles from './docs.module.css';
import { entries } from './documents.ts';
import * as texts from './texts/page.ts';

export function DocsIndex() {
  return (
    <div className={styles.index}>
      <h1>{texts.documents}</h1>
      <p>{texts.indexIntro}</p>
      <ul className={styles.entries}>
        {entries().map((entry) => (
          <li key={entry.slug}>
            <Anchor href={`${docsPath()}/${entry.slug}`}>{entry.title}</Anchor>
            <p>{entry.summary}</p>
          </li>
        ))}
      </ul>
      <p>
        <TextLink href={storagePath()}>{texts.storage}</TextLink>
      </p>
    </div>
  );
}

import { docsPath } from '../../domain/paths.ts';
import { Anchor } from '../../ui/host.tsx';
import styles from './docs.module.css';
import { entries } from './documents.ts';

export function DocsIndex() {
  return (
    <div className={styles.index}>
      <h1>Documents</h1>
      <p>Short, and meant to be read: what you agree to, what is kept about you, and what to know before you buy.</p>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.slug}>
            <Anchor href={`${docsPath()}/${entry.slug}`}>{entry.title}</Anchor>
            <p>{entry.summary}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { collectionPath } from '../../domain/paths.ts';
import { followKept } from '../../services/follow-kept.ts';
import type { KeptCollection } from '../../services/kept-collections.ts';
import { KeptProgress } from '../../ui/kept-progress.tsx';
import { TextLink } from '../../ui/layout.tsx';
import styles from './storage.module.css';
import * as texts from './texts.ts';

const service = () => import('../../services/kept-collections.ts');

/** Collections that are kept whole. */
export function KeptHere({ onChange }: { onChange: () => void }) {
  const [all, setAll] = useState<readonly KeptCollection[]>([]);
  useEffect(() => followKept(setAll), []);
  const act = (work: (module: Awaited<ReturnType<typeof service>>) => Promise<void>) =>
    void service()
      .then(work)
      .then(onChange, () => undefined);
  return (
    <section className={styles.keptHere} aria-labelledby="kept-here">
      <h2 id="kept-here">{texts.keptTitle}</h2>
      {all.length === 0 && <p className={styles.small}>{texts.keptNone}</p>}
      {all.map((one) => (
        <KeptProgress
          key={one.slug}
          {...one}
          name={<TextLink href={collectionPath(one.slug)}>{one.name}</TextLink>}
          onPause={() => act(({ pauseKept }) => pauseKept(one.slug))}
          onResume={() => act(({ resumeKept }) => resumeKept(one.slug))}
          onRemove={() => act(({ removeKept }) => removeKept(one.slug))}
          onRenew={() => act(({ renewNow }) => renewNow(one.slug))}
          onStop={() => act(({ stopRenewing }) => stopRenewing(one.slug))}
        />
      ))}
    </section>
  );
}

import { useEffect, useState } from 'react';
import { OfflineError } from '../../domain/errors.ts';
import { interactiveUrl } from '../../services/images.ts';
import { findInteractive } from '../../services/media.ts';
import styles from './extra.module.css';
import * as texts from './texts.ts';

/**
 * An item that is a page, in a frame that shares nothing with this one: neither origin nor storage nor network
 * (`backend/images/interactive.ts`). It ends with this component.
 */
export function RunningItem({ name, source }: { name: string; source: string }) {
  const [state, setState] = useState<'loading' | 'running' | 'failed' | 'offline'>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    findInteractive(source, leaving.signal).then(
      () => setState('running'),
      (error: unknown) => {
        if (!leaving.signal.aborted) setState(error instanceof OfflineError ? 'offline' : 'failed');
      },
    );
    return () => leaving.abort();
  }, [source]);

  if (state === 'running') {
    return (
      <iframe
        className={styles.frame}
        title={texts.runningOf(name)}
        sandbox="allow-scripts"
        allow=""
        referrerPolicy="no-referrer"
        src={interactiveUrl(source)}
      />
    );
  }
  const words = { loading: texts.loadingProgram, failed: texts.cannotRun, offline: texts.mediaOffline };
  return (
    <p className={styles.state} role="status">
      {words[state]}
    </p>
  );
}

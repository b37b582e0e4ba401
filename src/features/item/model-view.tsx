import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { OfflineError } from '../../domain/errors.ts';
import { readModel } from '../../services/media.ts';
import { IconButton } from '../../ui/button.tsx';
import type { ModelScene } from './model-scene.ts';
import styles from './extra.module.css';
import * as texts from './texts.ts';
import * as icons from '../../ui/page-icons.ts';

const STEP = Math.PI / 12;
const CLOSER = 0.8;

const MOVES: Readonly<Record<string, (scene: ModelScene) => void>> = {
  ArrowLeft: (scene) => scene.turn(-STEP, 0),
  ArrowRight: (scene) => scene.turn(STEP, 0),
  ArrowUp: (scene) => scene.turn(0, -STEP),
  ArrowDown: (scene) => scene.turn(0, STEP),
  '+': (scene) => scene.zoom(CLOSER),
  '=': (scene) => scene.zoom(CLOSER),
  '-': (scene) => scene.zoom(1 / CLOSER),
};

/** An item's 3-D model, to turn and to come closer to. */
export function ModelView({ name, source }: { name: string; source: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<ModelScene>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed' | 'offline'>('loading');

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const fail = (error?: unknown) => {
      if (!signal.aborted) setState(error instanceof OfflineError || !navigator.onLine ? 'offline' : 'failed');
    };
    const show = async () => {
      const [bytes, { showModel }] = await Promise.all([readModel(source, signal), import('./model-scene.ts')]);
      if (signal.aborted || canvas.current === null) return;
      const shown = await showModel(canvas.current, bytes, { onLost: fail });
      if (signal.aborted) shown.dispose();
      else {
        scene.current = shown;
        setState('shown');
      }
    };
    show().catch(fail);
    return () => {
      leaving.abort();
      scene.current?.dispose();
      scene.current = null;
    };
  }, [source]);

  const press = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined || scene.current === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(scene.current);
  };

  if (state === 'failed' || state === 'offline') {
    return (
      <p className={styles.state} role="status">
        {state === 'offline' ? texts.mediaOffline : texts.cannotShowModel}
      </p>
    );
  }
  return (
    <div className={styles.model} aria-busy={state === 'loading'}>
      {/* oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it takes keys of its own */}
      <canvas ref={canvas} tabIndex={0} role="application" aria-label={texts.modelOf(name)} onKeyDown={press} />
      {state === 'loading' ? (
        <p className={styles.state} role="status">
          {texts.loadingModel}
        </p>
      ) : (
        <div className={styles.zoom}>
          <IconButton label={texts.zoomIn} icon="plus" onClick={() => scene.current?.zoom(CLOSER)} />
          <IconButton label={texts.zoomOut} icon={icons.minus} onClick={() => scene.current?.zoom(1 / CLOSER)} />
        </div>
      )}
    </div>
  );
}

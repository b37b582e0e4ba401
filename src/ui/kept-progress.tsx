import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { byteText } from './byte-text.ts';
import { useOnline, useUiHost } from './host.tsx';
import styles from './kept-progress.module.css';
import * as texts from './kept-texts.ts';
import { Meter } from './meter.tsx';

export type KeptProgressProps = {
  /** What it is about, where that is not said beside it. */
  name?: ReactNode;
  state: 'keeping' | 'paused' | 'full' | 'done';
  kept: number;
  total: number;
  bytes: number;
  onPause: () => void;
  onResume: () => void;
  onRemove: () => void;
};

/** How far something is kept on this device, and what can be done with it. */
export function KeptProgress({ name, state, kept, total, bytes, onPause, onResume, onRemove }: KeptProgressProps) {
  const isOnline = useOnline();
  const { showAmount } = useUiHost();
  const said = state === 'keeping' && !isOnline ? 'waiting' : state;
  const count = (value: number) => showAmount(String(value), 0);
  return (
    <div className={styles.kept}>
      {name !== undefined && <p className={styles.name}>{name}</p>}
      {state !== 'done' && <Meter label={texts.progress} value={kept} max={total} />}
      <p className={styles.said}>
        <span role="status">{texts.said[said](count(kept), count(total))}</span> · {byteText(bytes)}
      </p>
      <div className={styles.actions}>
        {state === 'keeping' && (
          <Button size="sm" onClick={onPause}>
            {texts.pause}
          </Button>
        )}
        {(state === 'paused' || state === 'full') && (
          <Button size="sm" onClick={onResume}>
            {texts.resume}
          </Button>
        )}
        <Button size="sm" onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}

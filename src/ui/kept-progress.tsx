import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { byteText } from './byte-text.ts';
import { useOnline, useUiHost } from './host.tsx';
import styles from './kept-progress.module.css';
import * as texts from './kept-texts.ts';
import { Meter } from './meter.tsx';
import { Note } from './note.tsx';
import { agoText } from './relative-time.ts';
import * as shared from './texts.ts';
import { useNow } from './use-now.ts';

const MINUTE = 60_000;

export type KeptProgressProps = {
  /** What it is about, where that is not said beside it. */
  name?: ReactNode;
  state: 'keeping' | 'paused' | 'full' | 'done';
  kept: number;
  total: number;
  bytes: number;
  /** How old what is kept is, in ms. */
  at: number;
  /** A new copy on its way, or what became of it. */
  renewal?: { state: 'running' | 'waiting' | 'stopped' | 'failed' | 'full'; kept: number; total: number } | undefined;
  onPause: () => void;
  onResume: () => void;
  onRemove: () => void;
  onRenew: () => void;
  onStop: () => void;
};

/** How far something is kept on this device, and what can be done with it. */
export function KeptProgress(props: KeptProgressProps) {
  const { name, state, kept, total, bytes, at, renewal } = props;
  const isOnline = useOnline();
  const now = useNow();
  const { showAmount } = useUiHost();
  const count = (value: number) => showAmount(String(value), 0);
  const said = state === 'keeping' && !isOnline ? 'waiting' : state;
  const isRenewing = state === 'done' && renewal?.state === 'running';
  return (
    <div className={styles.kept}>
      {name !== undefined && <p className={styles.name}>{name}</p>}
      {state !== 'done' && <Meter label={texts.progress} value={kept} max={total} />}
      <p className={styles.said}>
        <span role="status">{texts.said[said](count(kept), count(total))}</span>
        {state === 'done' && ` ${now > 0 && now - at < MINUTE ? shared.justNow : agoText(at, now)}`} · {byteText(bytes)}
      </p>
      {isRenewing && (
        <>
          <Meter label={texts.renewed} value={renewal.kept} max={Math.max(1, renewal.total)} />
          <p className={styles.said} role="status">
            {isOnline ? texts.renewing(count(renewal.kept), count(renewal.total)) : texts.renewsLater}
          </p>
        </>
      )}
      {(renewal?.state === 'failed' || renewal?.state === 'full') && (
        <Note live>{texts.notRenewed[renewal.state]}</Note>
      )}
      {state === 'done' && !isRenewing && !isOnline && <p className={styles.said}>{texts.renewOffline}</p>}
      <div className={styles.actions}>
        {state === 'keeping' && (
          <Button size="sm" onClick={props.onPause}>
            {texts.pause}
          </Button>
        )}
        {(state === 'paused' || state === 'full') && (
          <Button size="sm" onClick={props.onResume}>
            {texts.resume}
          </Button>
        )}
        {state === 'done' && !isRenewing && (
          <Button size="sm" disabled={!isOnline} onClick={props.onRenew}>
            {texts.renew}
          </Button>
        )}
        {isRenewing && (
          <Button size="sm" onClick={props.onStop}>
            {texts.stop}
          </Button>
        )}
        <Button size="sm" onClick={props.onRemove}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}

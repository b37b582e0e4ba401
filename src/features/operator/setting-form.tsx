import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './operator.module.css';

type Press = { label: string; carryOut: () => Promise<unknown> };

/** A setting of the market: fields, what decides on them, and the way back to what holds without a decision. */
export function SettingForm(props: {
  children: ReactNode;
  /** Nothing can be decided now. */
  off: boolean;
  save: Press & { disabled: boolean };
  /** Null where nothing was decided. */
  back: Press | null;
  /** Below the buttons. */
  note: ReactNode;
}) {
  const { off, save, back } = props;
  const { busy, run } = useBusy();
  return (
    <form
      noValidate
      className={styles.column}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.disabled) run(save.carryOut);
      }}
    >
      {props.children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={busy} disabled={off || save.disabled}>
          {save.label}
        </Button>
        {back && (
          <Button disabled={off || busy} onClick={() => run(back.carryOut)}>
            {back.label}
          </Button>
        )}
      </div>
      {props.note}
    </form>
  );
}

import styles from './steps.module.css';
import * as texts from './texts.ts';

export type Step = { label: string; state: 'done' | 'now' | 'next' | 'failed' };

const STATES: Record<Step['state'], string> = { done: texts.done, now: texts.now, next: '', failed: texts.failed };

/** Where a thing of several parts stands. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li
          key={step.label}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
          aria-label={texts.step(step.label, STATES[step.state])}
        >
          {step.label}
        </li>
      ))}
    </ol>
  );
}

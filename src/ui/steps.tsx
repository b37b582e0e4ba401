import styles from './steps.module.css';

export type Step = { label: string; state: 'done' | 'now' | 'next' | 'failed' };

const WORDS: Record<Step['state'], string> = { done: ', done', now: ', now', next: '', failed: ', failed' };

/** Where a thing of several parts stands. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li
          key={step.label}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
          aria-label={`${step.label}${WORDS[step.state]}`}
        >
          {step.label}
        </li>
      ))}
    </ol>
  );
}

import type { LogEntry } from '../../contract/operator.ts';
import * as texts from './texts.ts';

/** An entry of the log in words. */
export function whatWasDone({ about, after, subject }: Pick<LogEntry, 'about' | 'after' | 'subject'>): string {
  const name = subject?.name ?? texts.gone;
  const { did } = texts;
  if (about === 'hidden') return (after === null ? did.show : did.hide)(name);
  if (about === 'reports') return (after === null ? did.reopen : did.setAside)(name);
  if (about === 'verified') return (after === null ? did.follow : after === true ? did.verify : did.unverify)(name);
  return typeof after === 'number' ? did.place(name, String(after)) : did.unplace(name);
}

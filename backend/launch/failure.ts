import { StartError } from '../config.ts';
import { diskSentence } from './state-folder.ts';

/** What is told of an error that ends the start: one sentence where somebody can put it right, else its stack. */
export function describeFailure(error: unknown, stateDir = 'the state folder'): string {
  if (error instanceof StartError) return error.message;
  return (
    diskSentence(error, stateDir) ??
    `Vitrine could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  );
}

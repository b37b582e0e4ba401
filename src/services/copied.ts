import { raiseAlert } from './alerts.ts';
import * as texts from './copied-texts.ts';

const telling = (title: string) => (isDone: boolean) =>
  raiseAlert(
    isDone ? { status: 'success', title, description: '' } : { status: 'error', title: texts.failed, description: '' },
  );

/** Says whether the page's address was copied. */
export const linkCopied = telling(texts.link);
/** Says whether an account's address was copied. */
export const addressCopied = telling(texts.address);

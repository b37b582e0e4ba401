import { raiseAlert } from './alerts.ts';
import * as texts from './copied-texts.ts';

const telling = (title: string) => (isDone: boolean) =>
  raiseAlert(
    isDone ? { status: 'success', title, description: '' } : { status: 'error', title: texts.failed, description: '' },
  );

/** Tells the person whether the page's address was copied. */
export const linkCopied = telling(texts.link);
/** Tells the person whether an account's address was copied. */
export const addressCopied = telling(texts.address);
/** Tells the person whether another text, as it stood beside the button, was copied. */
export const textCopied = telling(texts.text);

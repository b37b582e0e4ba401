import { countDown, minutesText } from '../../ui/count-down.ts';
import styles from './confirm-window.module.css';
import { NoConnectionError, noConnectionText } from './connection.ts';
import { tellMoreBelow } from './more-below.ts';
import { ProviderError } from './provider-error.ts';
import * as texts from './texts.ts';
import { addressesWhole } from './whole-address.ts';

export type Question = {
  /** Whose window it is, where it is not the demo wallet's. */
  brand?: string;
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** Shown as it will be signed. */
  text?: string;
  note?: string;
  /** Behind the note, for who wants to know: in words that are not everybody's. */
  why?: string;
  approve: string;
  /** What a no is called where it rejects nothing. */
  decline?: string;
  /** The network did not say what contracts are called: amounts and names are not those a person knows. */
  isUnread?: boolean;
  /** For so long a yes still does it: then the marketplace's permission lapses. */
  secondsLeft?: number;
};

const element = (tag: string, className: string | undefined, text = '') => {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.textContent = text;
  return made;
};

/** A question, and what a yes does. */
export type Asked<T> = {
  read(): Promise<Question>;
  /** The window stays open for it. @throws NoConnectionError, and the person can approve again */
  carryOut(): Promise<T>;
};

/** Whoever asked has gone: a yes would reach nobody. */
let isUnheard = false;
let closeOnly: (why: string) => void = () => {};

/** The page that asks in this window has gone: what it asks can only be closed, and nothing else is shown. */
export function withdrawQuestions(): void {
  isUnheard = true;
  closeOnly(texts.unheard);
}

/** Nobody waits for an answer to what is shown: it can only be closed, and says why. What comes next is shown. */
export const withdrawShown = (why: string): void => closeOnly(why);

/** Two grey buttons without a word look broken. */
const SLOW_MS = 3_000;

/** One question at a time: of two, each would go on top of the other for ever. */
let before: Promise<unknown> = Promise.resolve();

/**
 * The demo wallet's own window, above everything of the app and drawn without it: a wallet is
 * another program. Closing it in any way is a no. Without a connection it says so and waits.
 * @throws ProviderError 4001 for a no; -32000 for one after which something may have been sent
 */
export function confirmInWindow<T>(asked: Asked<T>): Promise<T> {
  const answered = before.then(() => show(asked));
  before = answered.catch(() => {});
  return answered;
}

async function show<T>({ read, carryOut }: Asked<T>): Promise<T> {
  let question = await read();
  if (isUnheard) throw new ProviderError(4001);
  const dialog = element('dialog', styles.window) as HTMLDialogElement;
  dialog.setAttribute('aria-label', texts.windowLabel(question.brand ?? texts.demoWallet, question.title));
  const facts = element('dl', styles.facts);
  const draw = () =>
    facts.replaceChildren(
      ...question.facts.map(([label, value]) => {
        const row = element('div', undefined);
        const said = element('dd', undefined);
        said.append(...addressesWhole(value));
        row.append(element('dt', undefined, label), said);
        return row;
      }),
    );
  draw();
  const reject = element('button', undefined, question.decline ?? texts.reject) as HTMLButtonElement;
  const approve = element('button', styles.approve, question.approve) as HTMLButtonElement;
  const actions = element('div', styles.actions);
  actions.append(reject, approve);
  const title = element('h2', styles.title, question.title);
  // Read first: an Enter that was meant for the page approves nothing.
  title.tabIndex = -1;
  dialog.append(element('p', styles.brand, question.brand ?? texts.demoWallet), title);
  // Before the facts: in a small window what stands last is not seen before a yes.
  if (question.note !== undefined) dialog.append(element('p', styles.note, question.note));
  if (question.why !== undefined) {
    const why = element('details', styles.note);
    why.append(element('summary', undefined, texts.why), element('p', styles.exact, question.why));
    dialog.append(why);
  }
  const time = element('p', styles.time);
  dialog.append(facts);
  if (question.text !== undefined) dialog.append(element('pre', styles.text, question.text));
  const said = element('p', styles.said);
  said.setAttribute('role', 'alert');
  const more = element('p', styles.more, texts.moreBelow);
  actions.prepend(more, time, said);
  dialog.append(actions);

  let mayBeSent = false;
  const tellNoConnection = () => {
    said.textContent = noConnectionText(question.approve, mayBeSent);
  };
  if (question.isUnread === true) tellNoConnection();
  const tellBack = () => {
    if (said.textContent !== '' && !isOver && !approve.disabled) said.textContent = texts.backOnline(question.approve);
  };

  /** Nobody approves what could not be read: true when it can be carried out. */
  async function isRead(): Promise<boolean> {
    if (question.isUnread !== true) return true;
    question = await read();
    draw();
    count();
    if (question.isUnread === true) tellNoConnection();
    else said.textContent = texts.backAndRead;
    return false;
  }

  let isOver = false;
  let stopCounting = () => {};
  /** Nothing can be approved any more. */
  const end = (why: string) => {
    stopCounting();
    isOver = true;
    time.textContent = '';
    approve.disabled = true;
    said.textContent = why;
    if (dialog.contains(document.activeElement) || document.activeElement === document.body) reject.focus();
  };
  /** What is approved later fails, at the person's cost. */
  const count = () => {
    stopCounting();
    if (question.secondsLeft === undefined || isOver) return;
    stopCounting = countDown(question.secondsLeft, (left) => {
      time.textContent = texts.timeLeft(question.approve, minutesText(left));
      if (left === 0) end(texts.timeOver);
    });
  };
  count();
  closeOnly = (why) => {
    end(why);
    reject.textContent = texts.close;
  };

  return new Promise((resolve, refuse) => {
    // A dialog of the app that opens later would lie above this one and make it inert.
    const above = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target !== dialog && target instanceof HTMLDialogElement && target.open))
        return;
      dialog.close();
      dialog.showModal();
      title.focus();
      above.takeRecords();
    });
    let endMore = () => {};
    const close = () => {
      closeOnly = () => {};
      stopCounting();
      above.disconnect();
      endMore();
      removeEventListener('online', tellBack);
      dialog.close();
      dialog.remove();
    };
    let slow: ReturnType<typeof setTimeout> | undefined;
    const setBusy = (isBusy: boolean) => {
      clearTimeout(slow);
      if (isBusy) slow = setTimeout(() => (said.textContent = texts.stillWorking), SLOW_MS);
      else if (said.textContent === texts.stillWorking) said.textContent = '';
      approve.disabled = isBusy || isOver;
      reject.disabled = isBusy;
      dialog.setAttribute('aria-busy', String(isBusy));
    };
    const decline = () => {
      close();
      refuse(mayBeSent ? new ProviderError(-32000, texts.sendingBroke) : new ProviderError(4001));
    };
    const accept = async () => {
      if (!(await isRead())) return;
      const answer = await carryOut();
      close();
      resolve(answer);
    };
    reject.addEventListener('click', decline);
    approve.addEventListener('click', () => {
      setBusy(true);
      accept()
        .catch((error: unknown) => {
          if (error instanceof NoConnectionError) {
            mayBeSent ||= error.mayBeSent;
            tellNoConnection();
            return;
          }
          close();
          refuse(error);
        })
        .finally(() => {
          setBusy(false);
          if (dialog.open) (isOver ? reject : approve).focus();
        });
    });
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (!reject.disabled) decline();
    });
    addEventListener('online', tellBack);
    document.body.append(dialog);
    dialog.showModal();
    endMore = tellMoreBelow(dialog, more);
    above.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    title.focus();
  });
}

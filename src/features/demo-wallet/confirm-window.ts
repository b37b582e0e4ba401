import styles from './confirm-window.module.css';

export type Question = {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** Shown as it will be signed. */
  text?: string;
  note?: string;
  approve: string;
};

const element = (tag: string, className: string | undefined, text = '') => {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.textContent = text;
  return made;
};

/**
 * The demo wallet's own window, above everything of the app and drawn without it: a wallet is
 * another program. True when approved; closing it in any way is a no.
 */
export function confirmInWindow(question: Question): Promise<boolean> {
  const dialog = element('dialog', styles.window) as HTMLDialogElement;
  dialog.setAttribute('aria-label', `Demo wallet: ${question.title}`);
  const facts = element('dl', styles.facts);
  for (const [label, value] of question.facts) {
    const row = element('div', undefined);
    row.append(element('dt', undefined, label), element('dd', undefined, value));
    facts.append(row);
  }
  const reject = element('button', styles.reject, 'Reject') as HTMLButtonElement;
  const approve = element('button', styles.approve, question.approve) as HTMLButtonElement;
  const actions = element('div', styles.actions);
  actions.append(reject, approve);
  dialog.append(element('p', styles.brand, 'Demo wallet'), element('h2', styles.title, question.title), facts);
  if (question.text !== undefined) dialog.append(element('pre', styles.text, question.text));
  if (question.note !== undefined) dialog.append(element('p', styles.note, question.note));
  dialog.append(actions);

  return new Promise((resolve) => {
    // A dialog of the app that opens later would lie above this one and make it inert.
    const above = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target !== dialog && target instanceof HTMLDialogElement && target.open))
        return;
      dialog.close();
      dialog.showModal();
      approve.focus();
      above.takeRecords();
    });
    const finish = (approved: boolean) => {
      above.disconnect();
      resolve(approved);
      dialog.close();
      dialog.remove();
    };
    reject.addEventListener('click', () => finish(false));
    approve.addEventListener('click', () => finish(true));
    dialog.addEventListener('cancel', () => finish(false));
    document.body.append(dialog);
    dialog.showModal();
    above.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    approve.focus();
  });
}

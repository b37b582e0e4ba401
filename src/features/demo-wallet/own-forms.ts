import * as texts from './own-texts.ts';

/* The wallet's window, drawn without the app: headings, forms, and what went wrong. */

const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

export type Field = { name: string; label: string; type: 'password' | 'text' | 'tel'; autocomplete: AutoFill };
export type Form = {
  fields: readonly Field[];
  hint?: string;
  submit: string;
  isQuiet?: boolean;
  /** What is wrong with it, for the person; null when it is done and the window goes on. */
  run(values: Record<string, string>): Promise<string | null>;
};

const page = () => document.querySelector('#page') ?? document.body;

export function say(text: string): void {
  const line = made('p', text);
  line.setAttribute('role', 'status');
  page().replaceChildren(line);
}

function drawForm(form: Form, problem: HTMLElement, done: () => void): HTMLFormElement {
  async function run(values: Record<string, string>): Promise<void> {
    try {
      const wrong = await form.run(values);
      if (wrong === null) done();
      else problem.textContent = wrong;
    } catch {
      problem.textContent = texts.tryAgain;
    }
  }
  const element = made('form');
  const inputs = form.fields.map((field) => {
    const input = made('input');
    Object.assign(input, { id: field.name, type: field.type, required: true, autocomplete: field.autocomplete });
    input.spellcheck = false;
    const label = made('label', field.label);
    label.htmlFor = field.name;
    element.append(label, input);
    return [field.name, input] as const;
  });
  if (form.hint !== undefined) element.append(made('small', form.hint));
  const button = made('button', form.submit);
  if (form.isQuiet === true) button.dataset['quiet'] = '';
  element.append(button);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    button.disabled = true;
    problem.textContent = '';
    void run(Object.fromEntries(inputs.map(([name, input]) => [name, input.value]))).finally(() => {
      button.disabled = false;
    });
  });
  return element;
}

/** Shows these forms until one of them is done. `shown`: text to copy. */
export function askForms(o: { title: string; text: string; shown?: string; forms: readonly Form[] }): Promise<void> {
  return new Promise((resolve) => {
    const title = made('h1', o.title);
    title.tabIndex = -1;
    const problem = made('p');
    problem.setAttribute('role', 'alert');
    const shown = o.shown === undefined ? [] : [made('output', o.shown)];
    const forms = o.forms.map((form) => drawForm(form, problem, resolve));
    page().replaceChildren(title, made('p', o.text), ...shown, problem, ...forms);
    // A press of Enter that was meant for the page before makes no passkey.
    (forms[0]?.querySelector('input') ?? title).focus();
  });
}

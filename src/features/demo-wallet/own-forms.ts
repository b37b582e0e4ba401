import * as texts from './own-texts.ts';

/* The wallet's window, drawn without the app: headings, forms, and what went wrong. */

const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

type Input = { type: 'password' | 'text' | 'tel'; autocomplete: AutoFill; value?: string };
type Choice = { type: 'choice'; value: string; options: readonly (readonly [value: string, text: string])[] };
export type Field = { name: string; label: string } & (Input | Choice);
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

function drawField(field: Field): HTMLInputElement | HTMLSelectElement {
  if (field.type === 'choice') {
    const select = made('select');
    select.append(
      ...field.options.map(([value, text]) => {
        const option = made('option', text);
        option.value = value;
        return option;
      }),
    );
    select.value = field.value;
    return select;
  }
  const { type, autocomplete, value = '' } = field;
  const input = made('input');
  Object.assign(input, { type, required: true, autocomplete, value });
  input.spellcheck = false;
  return input;
}

function drawForm(form: Form, problem: HTMLElement, done: () => void): HTMLFormElement {
  async function run(values: Record<string, string>): Promise<void> {
    try {
      const wrong = await form.run(values);
      if (wrong === null) return done();
      problem.textContent = wrong;
      // Above the footer, which has grown, stand the fields that it is about.
      if (problem.closest('footer') !== null) scrollTo(0, document.documentElement.scrollHeight);
    } catch {
      problem.textContent = navigator.onLine ? texts.tryAgain : texts.noConnection;
    }
  }
  const element = made('form');
  const inputs = form.fields.map((field) => {
    const input = drawField(field);
    input.id = field.name;
    const label = made('label', field.label);
    label.htmlFor = field.name;
    const row = made('div');
    row.append(label, input);
    element.append(row);
    return [field.name, input] as const;
  });
  if (form.hint !== undefined) element.append(made('small', form.hint));
  const button = made('button', form.submit);
  if (form.isQuiet === true) button.dataset['quiet'] = '';
  element.append(button);
  // What the browser says of a field takes the place of what was said before.
  element.addEventListener('invalid', () => (problem.textContent = ''), { capture: true });
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

/** The buttons of forms that may be longer than the window, where they are always seen; what went wrong above them. */
function drawFooter(forms: readonly HTMLFormElement[], problem: HTMLElement): HTMLElement {
  const footer = made('footer');
  footer.append(problem);
  for (const [index, form] of forms.entries()) {
    form.id = `form-${index}`;
    const button = form.querySelector('button');
    if (button === null) continue;
    button.setAttribute('form', form.id);
    footer.append(button);
  }
  return footer;
}

/** A sentence with a link in it, which opens beside this page. */
export type Aside = { before: string; link: string; href: string; after: string };

function drawAside({ before, link, href, after }: Aside): HTMLElement {
  const line = made('p');
  line.dataset['aside'] = '';
  const anchor = made('a', link);
  Object.assign(anchor, { href, target: '_blank' });
  line.append(before, anchor, after);
  return line;
}

type Facts = readonly (readonly [label: string, value: string])[];

function drawFacts(facts: Facts): HTMLElement {
  const list = made('dl');
  list.append(...facts.flatMap(([label, value]) => [made('dt', label), made('dd', value)]));
  return list;
}

/** Shows these forms until one of them is done. `shown`: text to copy; `facts`: what they are about; `isLong`: they may need scrolling. */
export function askForms(o: {
  title: string;
  text: string;
  shown?: string;
  facts?: Facts;
  forms: readonly Form[];
  aside?: Aside;
  isLong?: boolean;
}): Promise<void> {
  return new Promise((resolve) => {
    const title = made('h1', o.title);
    title.tabIndex = -1;
    const problem = made('p');
    problem.setAttribute('role', 'alert');
    const shown = o.shown === undefined ? [] : [made('output', o.shown)];
    const facts = o.facts === undefined ? [] : [drawFacts(o.facts)];
    const aside = o.aside === undefined ? [] : [drawAside(o.aside)];
    const forms = o.forms.map((form) => drawForm(form, problem, resolve));
    const below = o.isLong === true ? [...forms, drawFooter(forms, problem)] : [problem, ...forms];
    page().replaceChildren(title, made('p', o.text), ...shown, ...facts, ...below, ...aside);
    // A press of Enter that was meant for the page before makes no passkey.
    (forms[0]?.querySelector('input') ?? title).focus();
  });
}

/** The page stops here; it can be loaded again. `leaving` comes before that. */
export function stop(leaving: () => void = () => {}): void {
  const run = () => {
    leaving();
    location.reload();
    return new Promise<null>(() => {});
  };
  const text = navigator.onLine ? texts.cannotStart : texts.noConnection;
  void askForms({ title: texts.stopped, text, forms: [{ fields: [], submit: texts.startAgain, run }] });
}

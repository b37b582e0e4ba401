import { tellMoreBelow } from './more-below.ts';
import * as texts from './own-texts.ts';
import { moreBelow } from './texts.ts';
import { addressesWhole } from './whole-address.ts';

/* The wallet's window, drawn without the app: headings, forms, and what went wrong. */

const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

type Input = { type: 'password' | 'text' | 'tel'; autocomplete: AutoFill; value?: string };
/** Longer than a line. */
type Lines = { type: 'lines' };
type Choice = { type: 'choice'; value: string; options: readonly (readonly [value: string, text: string])[] };
export type Field = { name: string; label: string } & (Input | Lines | Choice);
export type Form = {
  fields: readonly Field[];
  hint?: string;
  submit: string;
  isQuiet?: boolean;
  /** Another way to the same as the form before it. */
  isInstead?: boolean;
  /** What is wrong with it, for the person; null when it is done and the window goes on. */
  run(values: Record<string, string>): Promise<string | null>;
};

const page = () => document.querySelector('#page') ?? document.body;

export function say(text: string): void {
  const line = made('p', text);
  line.setAttribute('role', 'status');
  page().replaceChildren(line);
}

function drawField(field: Field): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
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
  if (field.type === 'lines') {
    const area = made('textarea');
    Object.assign(area, { rows: 2, required: true, autocomplete: 'off', spellcheck: false });
    area.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      area.form?.requestSubmit();
    });
    return area;
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
      // The fields that it is about stand first.
      if (problem.closest('footer') !== null) scrollTo(0, 0);
      else button.scrollIntoView({ block: 'nearest' });
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
    if (problem.closest('footer') === null) button.before(problem);
    void run(Object.fromEntries(inputs.map(([name, input]) => [name, input.value]))).finally(() => {
      button.disabled = false;
    });
  });
  return element;
}

/** With an "or" above each that is another way to the same. */
const withDividers = (forms: readonly Form[], drawn: readonly HTMLFormElement[]): HTMLElement[] =>
  drawn.flatMap((element, index) => {
    if (forms[index]?.isInstead !== true) return [element];
    const divider = made('p', texts.or);
    divider.dataset['or'] = '';
    return [divider, element];
  });

/**
 * The buttons of forms that may be longer than the window, where they are always seen; what went wrong above them.
 * Returns what ends it.
 */
function addFooter(forms: readonly HTMLFormElement[], problem: HTMLElement): () => void {
  const footer = made('footer');
  const more = made('p', moreBelow);
  more.dataset['more'] = '';
  footer.append(more, problem);
  for (const [index, form] of forms.entries()) {
    form.id = `form-${index}`;
    const button = form.querySelector('button');
    if (button === null) continue;
    button.setAttribute('form', form.id);
    footer.append(button);
  }
  page().append(footer);
  return tellMoreBelow(document.documentElement, more);
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
  for (const [label, value] of facts) {
    const said = made('dd');
    said.append(...addressesWhole(value));
    list.append(made('dt', label), said);
  }
  return list;
}

/** A text to keep, and a button that copies it. */
function drawShown(text: string): HTMLElement[] {
  const button = made('button', texts.copy);
  button.type = 'button';
  button.dataset['quiet'] = '';
  const answer = made('small');
  answer.setAttribute('role', 'status');
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text).then(
      () => (answer.textContent = texts.copied),
      () => (answer.textContent = texts.notCopied),
    );
  });
  const row = made('div');
  row.dataset['copy'] = '';
  row.append(button, answer);
  return [made('output', text), row];
}

/**
 * Shows these forms until one of them is done. `shown`: text to copy; `facts`: what they are about; `isLong`: they may
 * need scrolling, and what is asked for stands before the facts.
 */
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
    const shown = o.shown === undefined ? [] : drawShown(o.shown);
    const facts = o.facts === undefined ? [] : [drawFacts(o.facts)];
    const aside = o.aside === undefined ? [] : [drawAside(o.aside)];
    let endFooter = () => {};
    const done = () => {
      endFooter();
      resolve();
    };
    const forms = o.forms.map((form) => drawForm(form, problem, done));
    const body = o.isLong === true ? [...forms, ...facts] : [...facts, problem, ...withDividers(o.forms, forms)];
    page().replaceChildren(title, made('p', o.text), ...shown, ...body);
    if (o.isLong === true) endFooter = addFooter(forms, problem);
    page().append(...aside);
    // A press of Enter that was meant for the page before makes no passkey.
    (forms[0]?.querySelector<HTMLElement>('input, textarea') ?? title).focus();
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

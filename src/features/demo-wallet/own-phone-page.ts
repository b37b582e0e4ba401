import * as v from 'valibot';
import { marketName } from '../../language/market-name.ts';
import { phoneLinkRequestedSchema } from '../../contract/token-service.ts';
import { fetchConfig } from '../../services/config.ts';
import { startRuntime } from '../../services/runtime.ts';
import { askForms, say, stop } from './own-forms.ts';
import * as texts from './own-phone-texts.ts';
import * as own from './own-texts.ts';
import { ask, openToken, readUser, RefusedError } from './own-token.ts';
import '../../ui/tokens.css';
import './own-wallet.css';

/* At the wallet's own origin: the person's phone number, linked by a code that is sent to it. */

/** As people write numbers, to E.164. */
const e164 = (text: string) => text.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');

/** A call whose refusal the person can do something about; the form says what. */
async function orProblem(work: Promise<unknown>, wrong: string): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (error.status === 429) return texts.tooOften;
    if (error.status === 400 || error.status === 422) return wrong;
    throw error;
  }
}

const post = (path: string, token: string, body: unknown) =>
  ask(`/users/me/phone_link/${path}`, token, { method: 'POST', body: JSON.stringify(body) });

/** The page goes: nothing follows on it. */
const leaving = (go: () => void) => () => {
  go();
  return new Promise<null>(() => {});
};

async function start(): Promise<void> {
  startRuntime({ config: await fetchConfig(), fetch: (input, init) => fetch(input, init), isServer: false });
  document.title = `${texts.title} – ${own.brand(marketName())}`;
  say(own.opening);
  const token = await openToken();
  if (token === null) return location.replace('/');
  const { phone: linked } = await readUser(token);
  let phone = '';
  let operation = '';
  await askForms({
    title: texts.title,
    text: linked === null ? texts.none : texts.linked(linked),
    forms: [
      {
        fields: [{ name: 'phone', label: texts.title, type: 'tel', autocomplete: 'tel' }],
        hint: texts.hint,
        submit: texts.sendCode,
        run({ phone: given = '' }) {
          phone = e164(given);
          const request = post('request', token, { phone_number: phone }).then((answer) => {
            operation = v.parse(phoneLinkRequestedSchema, answer).operation_id;
          });
          return orProblem(request, texts.wrongNumber);
        },
      },
      { fields: [], submit: texts.back, isQuiet: true, run: leaving(() => location.replace('/')) },
    ],
  });
  await askForms({
    title: texts.codeTitle,
    text: texts.codeText(phone),
    forms: [
      {
        fields: [{ name: 'code', label: texts.code, type: 'text', autocomplete: 'one-time-code' }],
        submit: texts.link,
        run: ({ code = '' }) =>
          orProblem(post('confirm', token, { operation_id: operation, code: code.trim() }), texts.wrongCode),
      },
      { fields: [], submit: texts.otherNumber, isQuiet: true, run: leaving(() => location.reload()) },
    ],
    aside: texts.outbox,
  });
  location.replace('/');
}

start().catch(() => stop());

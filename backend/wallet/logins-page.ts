import { html } from 'hono/html';
import { LOCALES, type Language } from '../../src/language/language.ts';
import type { WalletLogin } from '../stores/wallet-logins.ts';
import type { Texts } from './language.ts';
import { about, type View } from './pages.ts';
import { PATHS } from './settings.ts';

const STEPS = [
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
] as const;

type Spoken = { texts: Texts; language: Language };

/** Whoever reads this page is in some time zone; how long ago it was needs none. */
function ago(seconds: number, { texts, language }: Spoken): string {
  const [unit, length] = STEPS.findLast(([, least]) => seconds >= least) ?? ['minute', 0];
  if (length === 0) return texts.justNow;
  return new Intl.RelativeTimeFormat(LOCALES[language]).format(-Math.floor(seconds / length), unit);
}

/** A sentence about two moments, each of which says exactly when it was. */
function moments(
  sentence: (one: string, two: string) => string,
  at: readonly [number, number],
  now: number,
  spoken: Spoken,
) {
  return sentence('\0', '\0')
    .split('\0')
    .map((text, index) => {
      const moment = at[index];
      if (moment === undefined) return html`${text}`;
      return html`${text}<time datetime="${new Date(moment * 1000).toISOString()}">${ago(now - moment, spoken)}</time>`;
    });
}

/** As the store has it, `Firefox on Linux`. */
function nameOf(browser: string | null, { texts }: Spoken): string {
  if (browser === null) return texts.someBrowser;
  const [name = '', device] = browser.split(' on ');
  return device === undefined ? name : texts.browserOn(name, device);
}

function row({ id, browser, begunAt, usedAt }: WalletLogin, here: string, now: number, spoken: Spoken) {
  const { texts } = spoken;
  const name = nameOf(browser, spoken);
  return html`<li class="login">
    <div>
      <p><strong>${name}</strong>${id === here ? html` <span class="tag">${texts.thisBrowser}</span>` : ''}</p>
      <p>${moments(texts.used, [usedAt, begunAt], now, spoken)}</p>
    </div>
    ${
      id === here
        ? ''
        : html`<form method="post" action="${PATHS.logins}/end">
            <input type="hidden" name="login" value="${id}" />
            <button class="small" aria-label="${texts.signOutOf(name)}">${texts.signOut}</button>
          </form>`
    }
  </li>`;
}

/** `here`: the login by which the page is read. */
export const loginsPage =
  (o: {
    logins: readonly WalletLogin[];
    here: string;
    now: number;
    email: string;
    /** A login was ended just now. */
    hasEnded: boolean;
  }): View =>
  (texts, language) => ({
    title: texts.loginsTitle,
    body: html`<p>${about(texts.loginsText, o.email)}</p>
      ${o.hasEnded ? html`<p class="done" role="status">${texts.ended}</p>` : ''}
      <ul>
        ${o.logins
          .toSorted((a, b) => Number(b.id === o.here) - Number(a.id === o.here))
          .map((one) => row(one, o.here, o.now, { texts, language }))}
      </ul>
      ${
        o.logins.some(({ id }) => id !== o.here)
          ? html`<form method="post" action="${PATHS.logins}/end"><button>${texts.endOthers}</button></form>`
          : html`<p>${texts.nowhereElse}</p>`
      }
      <p><a href="/">${texts.backToWallet}</a></p>`,
  });

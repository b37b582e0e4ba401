import { html } from 'hono/html';
import type { WalletLogin } from '../stores/wallet-logins.ts';
import type { View } from './pages.ts';
import { PATHS } from './settings.ts';

const STEPS = [
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
] as const;

/** Whoever reads this page is in some time zone; how long ago it was needs none. */
function ago(seconds: number): string {
  const [unit, length] = STEPS.findLast(([, least]) => seconds >= least) ?? ['minute', 0];
  if (length === 0) return 'just now';
  return new Intl.RelativeTimeFormat('en').format(-Math.floor(seconds / length), unit);
}

const time = (at: number, now: number) =>
  html`<time datetime="${new Date(at * 1000).toISOString()}">${ago(now - at)}</time>`;

function row({ id, browser, begunAt, usedAt }: WalletLogin, here: string, now: number) {
  const name = browser ?? 'A browser that does not say what it is';
  return html`<li class="login">
    <div>
      <p><strong>${name}</strong>${id === here ? html` <span class="tag">This browser</span>` : ''}</p>
      <p>Last used ${time(usedAt, now)}, signed in ${time(begunAt, now)}</p>
    </div>
    ${
      id === here
        ? ''
        : html`<form method="post" action="${PATHS.logins}/end">
            <input type="hidden" name="login" value="${id}" />
            <button class="small" aria-label="Sign out ${name}">Sign out</button>
          </form>`
    }
  </li>`;
}

/** `here`: the login by which the page is read. */
export const loginsPage = (o: {
  logins: readonly WalletLogin[];
  here: string;
  now: number;
  email: string;
  /** A login was ended just now. */
  hasEnded: boolean;
}): View => ({
  title: 'Where you are signed in',
  body: html`<p>
      Browsers that are signed in as <strong>${o.email}</strong>. Signing in there again takes a new code; only your
      passkey or passphrase opens your wallet’s key.
    </p>
    ${o.hasEnded ? html`<p class="done" role="status">Signed out there.</p>` : ''}
    <ul>
      ${o.logins.toSorted((a, b) => Number(b.id === o.here) - Number(a.id === o.here)).map((one) => row(one, o.here, o.now))}
    </ul>
    ${
      o.logins.some(({ id }) => id !== o.here)
        ? html`<form method="post" action="${PATHS.logins}/end"><button>Sign out everywhere else</button></form>`
        : html`<p>You are signed in nowhere else.</p>`
    }
    <p><a href="/">Back to the wallet</a></p>`,
});

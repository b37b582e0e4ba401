import { html, raw } from 'hono/html';
import { CODE_LIMITS } from './codes.ts';
import type { SentMessage } from '../core/messages.ts';
import { PATHS } from './settings.ts';

type Markup = ReturnType<typeof html>;
/** A page's title and what stands in it. */
export type View = { title: string; body: Markup };

/** Built from src/features/demo-wallet/own-phone.html. */
const PHONE_PAGE = '/wallet/own-phone.html';

const MINUTES = CODE_LIMITS.seconds / 60;

/** A whole document as text. */
export function page({ title, body }: View): string {
  const markup = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Vitrine wallet</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/hosted.css" />
      </head>
      <body>
        <main>
          <p class="brand">Vitrine wallet</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `;
  // A promise only where a part of it were one.
  if (markup instanceof Promise) throw new TypeError('A page waits for nothing.');
  return String(markup);
}

const notice = (text: string | null) => (text === null ? '' : html`<p class="problem" role="alert">${text}</p>`);
const outboxLink = (shown: boolean) =>
  shown
    ? html`<p class="aside">
        No mail leaves this machine: what would be sent is in the <a href="/outbox" target="_blank">outbox</a>.
      </p>`
    : '';

export const emailForm = (o: { uid: string; problem: string | null; email: string; outbox: boolean }): View => ({
  title: 'Sign in with e-mail',
  body: html`<p>We send you a ${CODE_LIMITS.digits}-digit code. If you are new here, you get a wallet.</p>
    ${notice(o.problem)}
    <form method="post" action="/login/${o.uid}/email">
      <label for="email">E-mail address</label>
      <input
        id="email"
        name="email"
        type="email"
        inputmode="email"
        autocomplete="email"
        maxlength="254"
        required
        autofocus
        value="${o.email}"
      />
      <button>Send the code</button>
    </form>
    <form method="post" action="/login/${o.uid}/cancel"><button class="quiet">Cancel</button></form>
    ${outboxLink(o.outbox)}`,
});

export const codeForm = (o: { uid: string; problem: string | null; email: string; outbox: boolean }): View => ({
  title: 'Enter the code',
  body: html`<p>
      If <strong>${o.email}</strong> can receive e-mail, a code is on its way. It works for ${MINUTES} minutes and
      ${CODE_LIMITS.tries} tries. You can ask for a few codes an hour.
    </p>
    ${notice(o.problem)}
    <form method="post" action="/login/${o.uid}/code">
      <input type="hidden" name="email" value="${o.email}" />
      <label for="code">Code</label>
      <input
        id="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        pattern="[0-9]{${CODE_LIMITS.digits}}"
        maxlength="${CODE_LIMITS.digits}"
        required
        autofocus
      />
      <button>Sign in</button>
    </form>
    <form method="post" action="/login/${o.uid}/email">
      <input type="hidden" name="email" value="${o.email}" />
      <button class="quiet">Send a new code</button>
    </form>
    <p><a href="/login/${o.uid}?other=1">Use another address</a></p>
    ${outboxLink(o.outbox)}`,
});

/** `form`: the provider's own, with its guard against other sites. */
export const logoutForm = (form: string): View => ({
  title: 'Sign out of the wallet?',
  body: html`<p>The next login asks for a code again. What the wallet holds stays yours.</p>
    ${raw(form)}
    <button form="op.logoutForm" name="logout" value="yes">Sign out</button>
    <p><a href="/">Stay signed in</a></p>`,
});

export const signedOutPage: View = {
  title: 'You are signed out',
  body: html`<p><a href="/">Back to the wallet</a></p>`,
};

export const problemPage = (sentence: string): View => ({
  title: 'This did not work',
  body: html`<p>${sentence.charAt(0).toUpperCase() + sentence.slice(1).replace(/\.$/, '')}.</p>
    <p><a href="/">Start again</a></p>`,
});

type Account = {
  /** Null: nobody is signed in. */
  user: { email: string; phone: string | null } | null;
  logoutPath: string;
  /** Whether phone numbers can be linked here. */
  hasPhones: boolean;
};

export const accountPage = ({ user, logoutPath, hasPhones }: Account): View =>
  user === null
    ? {
        title: 'Your wallet',
        body: html`<p>Nobody is signed in here.</p>
          <p><a class="button" href="/start">Sign in with e-mail</a></p>`,
      }
    : {
        title: 'Your wallet',
        body: html`<p>Signed in as <strong>${user.email}</strong>.</p>
          ${user.phone === null ? '' : html`<p>Linked phone number: <strong>${user.phone}</strong>.</p>`}
          ${
            hasPhones
              ? html`<p>
                  <a href="${PHONE_PAGE}"
                    >${user.phone === null ? 'Link a phone number' : 'Link another phone number'}</a
                  >
                </p>`
              : ''
          }
          <p><a href="${PATHS.logins}">Where you are signed in</a></p>
          <p><a class="button" href="${logoutPath}">Sign out</a></p>
          ${outboxLink(hasPhones)}`,
      };

export const outboxPage = (messages: readonly SentMessage[]): View => ({
  title: 'Outbox',
  body: html`<p>
      What this server would send if it had a mail server. Only this machine sees it, and a restart empties it.
    </p>
    ${messages.length === 0 ? html`<p>Nothing was sent yet.</p>` : ''}
    <ul>
      ${messages.map(
        (message) =>
          html`<li>
            <p>
              <strong>${message.recipient}</strong>
              <time datetime="${new Date(message.at).toISOString()}"
                >${new Date(message.at).toISOString().slice(11, 19)} UTC</time
              >
            </p>
            <p>${message.subject}</p>
            <p>${message.text}</p>
          </li>`,
      )}
    </ul>`,
});

import { html, raw } from 'hono/html';
import { directionOf, type Language } from '../../src/language/language.ts';
import type { SentMessage } from '../core/messages.ts';
import { CODE_LIMITS } from './codes.ts';
import { textsIn, type Texts } from './language.ts';
import { PATHS } from './settings.ts';

type Markup = ReturnType<typeof html>;
/** A page's title and what stands in it, in some language. */
export type View = (texts: Texts, language: Language) => { title: string; body: Markup };

/** Built from src/features/demo-wallet/own-phone.html. */
const PHONE_PAGE = '/wallet/own-phone.html';

const MINUTES = CODE_LIMITS.seconds / 60;

/** A whole document as text. `market`: what the market is called. */
export function page(view: View, language: Language, market: string): string {
  const texts = textsIn(language);
  const { title, body } = view(texts, language);
  const brand = texts.brand(market);
  const markup = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${brand}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/hosted.css" />
      </head>
      <body>
        <main>
          <p class="brand">${brand}</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `;
  // A promise only where a part of it were one.
  if (markup instanceof Promise) throw new TypeError('A page waits for nothing.');
  return String(markup);
}

/** A sentence in which what it is about stands out. */
export function about(sentence: (value: string) => string, value: string): Markup {
  const [before = '', after = ''] = sentence('\0').split('\0');
  return html`${before}<strong>${value}</strong>${after}`;
}

const notice = (text: string | null) => (text === null ? '' : html`<p class="problem" role="alert">${text}</p>`);
const outboxLink = (shown: boolean, { outbox }: Texts) =>
  shown
    ? html`<p class="aside">${outbox.before}<a href="/outbox" target="_blank">${outbox.link}</a>${outbox.after}</p>`
    : '';

type Form = { uid: string; problem: string | null; email: string; outbox: boolean };

export const emailForm =
  (o: Form): View =>
  (texts) => ({
    title: texts.emailTitle,
    body: html`<p>${texts.emailText(CODE_LIMITS.digits)}</p>
      ${notice(o.problem)}
      <form method="post" action="/login/${o.uid}/email">
        <label for="email">${texts.emailLabel}</label>
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
        <button>${texts.sendCode}</button>
      </form>
      <form method="post" action="/login/${o.uid}/cancel"><button class="quiet">${texts.cancel}</button></form>
      ${outboxLink(o.outbox, texts)}`,
  });

const guessForm = (o: Form, texts: Texts) =>
  html`<form method="post" action="/login/${o.uid}/code">
    <input type="hidden" name="email" value="${o.email}" />
    <label for="code">${texts.codeLabel}</label>
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
    <button>${texts.signIn}</button>
  </form>`;

/** `isOver`: only a new code can help. */
export const codeForm =
  (o: Form & { isOver: boolean }): View =>
  (texts) => ({
    title: texts.codeTitle,
    body: html`<p>${about(texts.codeText, o.email)} ${texts.codeLimits(MINUTES, CODE_LIMITS.tries)}</p>
      ${notice(o.problem)} ${o.isOver ? '' : guessForm(o, texts)}
      <form method="post" action="/login/${o.uid}/email">
        <input type="hidden" name="email" value="${o.email}" />
        <button class="${o.isOver ? '' : 'quiet'}">${texts.newCode}</button>
      </form>
      <p><a href="/login/${o.uid}?other=1">${texts.otherAddress}</a></p>
      ${outboxLink(o.outbox, texts)}`,
  });

/** `form`: the provider's own, with its guard against other sites. */
export const logoutForm =
  (form: string): View =>
  (texts) => ({
    title: texts.signOutTitle,
    body: html`<p>${texts.signOutText}</p>
      ${raw(form)}
      <button form="op.logoutForm" name="logout" value="yes">${texts.signOut}</button>
      <p><a href="/">${texts.staySignedIn}</a></p>`,
  });

export const signedOutPage: View = (texts) => ({
  title: texts.signedOutTitle,
  body: html`<p><a href="/">${texts.backToWallet}</a></p>`,
});

/** What went wrong, in words for people. */
export type Problem = (texts: Texts, language: Language) => string;

/** What is for engineers, who read English. */
export const technical =
  (english: string): Problem =>
  (texts, language) =>
    language === 'en' ? english : texts.notAnswered;

export const problemPage =
  (problem: Problem): View =>
  (texts, language) => {
    const sentence = problem(texts, language);
    return {
      title: texts.problemTitle,
      body: html`<p>${sentence.charAt(0).toUpperCase() + sentence.slice(1).replace(/\.$/, '')}.</p>
        <p><a href="/">${texts.startAgain}</a></p>`,
    };
  };

type Account = {
  /** Null: nobody is signed in. */
  user: { email: string; phone: string | null } | null;
  /** The account's; null while nobody is signed in, or no wallet was made. */
  address: string | null;
  logoutPath: string;
  /** Whether phone numbers can be linked here. */
  hasPhones: boolean;
};

export const accountPage =
  ({ user, address, logoutPath, hasPhones }: Account): View =>
  (texts) => ({
    title: texts.accountTitle,
    body:
      user === null
        ? html`<p>${texts.nobody}</p>
            <p><a class="button" href="/start">${texts.emailTitle}</a></p>`
        : html`<p>${about(texts.signedInAs, user.email)}</p>
            ${address === null ? '' : html`<p>${about(texts.addressIs, address)}</p>`}
            ${user.phone === null ? '' : html`<p>${about(texts.linkedPhone, user.phone)}</p>`}
            ${
              hasPhones
                ? html`<p>
                    <a href="${PHONE_PAGE}">${user.phone === null ? texts.linkPhone : texts.linkAnotherPhone}</a>
                  </p>`
                : ''
            }
            <p><a href="${PATHS.logins}">${texts.loginsTitle}</a></p>
            <p><a class="button" href="${logoutPath}">${texts.signOut}</a></p>
            ${outboxLink(hasPhones, texts)}`,
  });

export const outboxPage =
  (messages: readonly SentMessage[]): View =>
  (texts) => ({
    title: texts.outboxTitle,
    body: html`<p>${texts.outboxText}</p>
      ${messages.length === 0 ? html`<p>${texts.outboxEmpty}</p>` : ''}
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

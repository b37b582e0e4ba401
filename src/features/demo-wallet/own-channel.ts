import * as v from 'valibot';
import { catalogueText } from '../../domain/wallet-errors.ts';
import { ProviderError } from './provider-error.ts';
import * as texts from './own-texts.ts';

/*
 * How the app and the wallet's window talk: events {id, event} from here, requests {id, content: {action, chainId}}
 * from there, answers {id, requestId, content: {result} | {error}}.
 */

const requestSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  content: v.object({
    action: v.object({ method: v.pipe(v.string(), v.maxLength(100)), params: v.optional(v.array(v.unknown()), []) }),
    chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
});
/** The page that asks says that it goes, by a reload as well. */
const leaveSchema = v.object({ event: v.literal('OpenerUnload') });
export type Asked = { method: string; params: readonly unknown[]; chainId: number };

/** One question is on the screen; so many others wait. */
const WAITING_AT_MOST = 10;

const errorOf = (error: unknown) =>
  error instanceof ProviderError
    ? { code: error.code, message: error.message }
    : { code: -32603, message: catalogueText(-32603) ?? '' };

/** As much of a window as it takes. */
export type Side = Pick<Window, 'addEventListener'>;
export type Opener = { readonly closed: boolean; postMessage(message: unknown, targetOrigin: string): void };

const CHECK_MS = 1000;
/** The app asks as soon as it hears that the window has loaded. */
const UNASKED_MS = 10_000;

/**
 * Hears one window of one origin, and tells nobody else anything. `done`: everything asked was answered, or
 * nobody asks, because the app was reloaded while this window was elsewhere, logging in. `gone`: who asked
 * has left, and hears nothing any more. Returns how the window takes its leave.
 */
export function openOwnChannel(o: {
  here: Side;
  opener: Opener;
  origin: string;
  answer(asked: Asked): Promise<unknown>;
  done(): void;
  gone(): void;
}): { leave(): void } {
  const post = (message: object) => o.opener.postMessage({ id: crypto.randomUUID(), ...message }, o.origin);
  const seen = new Set<string>();
  const waiting: { id: string; asked: Asked }[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { id, asked } = next;
      const content = await o.answer(asked).then(
        (result) => ({ result }),
        (error: unknown) => ({ error: errorOf(error) }),
      );
      post({ requestId: id, content });
    }
    isBusy = false;
    o.done();
  }

  const timer = setInterval(() => {
    if (o.opener.closed) leftAlone();
  }, CHECK_MS);
  function leftAlone(): void {
    clearInterval(timer);
    waiting.length = 0;
    o.gone();
  }

  o.here.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== o.origin || (source !== o.opener && source !== null)) return;
    // A page that has gone has no window any more. Anything else says this in vain: it can ask nothing here either.
    if (v.is(leaveSchema, data)) return leftAlone();
    if (source === null) return;
    const parsed = v.safeParse(requestSchema, data);
    // The app asks again after each `PopupLoaded`.
    if (!parsed.success || seen.has(parsed.output.id)) return;
    const { id, content } = parsed.output;
    if (waiting.length >= WAITING_AT_MOST) {
      post({ requestId: id, content: { error: { code: -32005, message: texts.tooMany } } });
      return;
    }
    seen.add(id);
    waiting.push({ id, asked: { ...content.action, chainId: content.chainId } });
    void work();
  });
  setTimeout(() => seen.size === 0 && o.done(), UNASKED_MS);
  // One id of this very page, by which its leave is told from that of another window.
  const page = crypto.randomUUID();
  post({ id: page, event: 'PopupLoaded' });
  return { leave: () => post({ id: page, event: 'PopupUnload' }) };
}

import { LANGUAGE, LANGUAGE_PARAMETER } from '../language/language.ts';
import { POPUP_FAILED, ProviderRpcError } from '../domain/wallet-errors.ts';
import { openWithinPress } from './window-press.ts';

/*
 * A window at the wallet's own origin: the own wallet's, or that of the single sign-on. Events {id, event:
 * PopupLoaded | PopupUnload} come from it, requests {id, content: {action, chainId}} go to it, answers {id,
 * requestId, content} come back, and {event: OpenerUnload} tells it that this page goes. Only what comes from that
 * very window and that origin is heard, and nothing is posted to any other origin.
 */

const WIDTH = 420;
const HEIGHT = 600;
/** A page that has said nothing by then is given up. */
const LOADS_WITHIN_MS = 20_000;
const CHECK_MS = 250;
/** An answer that was on its way when the window closed is heard first. */
const GRACE_MS = 500;

export type Content = { action: { method: string; params: readonly unknown[] }; chainId: number };
type Answer = { result: unknown } | { error: { code: number; message: string } };
type Pending = { message: { id: string; content: Content }; settle(answer: Answer | ProviderRpcError): void };
/** `page`: what its page calls itself, once it has loaded. */
type Opened = { window: Window; at: number; page: string | null; closedAt: number | null };

const isAnswer = (content: unknown): content is Answer =>
  typeof content === 'object' &&
  content !== null &&
  ('result' in content ||
    ('error' in content &&
      typeof content.error === 'object' &&
      content.error !== null &&
      'code' in content.error &&
      typeof content.error.code === 'number' &&
      'message' in content.error &&
      typeof content.error.message === 'string'));

/** The wallet's window; what is asked waits until it has loaded. */
export function createWalletPopup(o: { origin: string; page: 'own-wallet' | 'sso-account' }) {
  const pending = new Map<string, Pending>();
  let opened: Opened | null = null;
  let press = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;

  function end(error: ProviderRpcError): void {
    clearInterval(timer);
    removeEventListener('message', hear);
    removeEventListener('pagehide', leave);
    const left = opened?.window;
    opened = null;
    const all = [...pending.values()];
    pending.clear();
    for (const { settle } of all) settle(error);
    if (left !== undefined && !left.closed) left.close();
    press.abort(error);
    press = new AbortController();
  }

  function tryOpen(): boolean {
    if (opened !== null) return true;
    const left = Math.round((innerWidth - WIDTH) / 2 + screenX);
    const top = Math.round((innerHeight - HEIGHT) / 2 + screenY);
    const asked = new URLSearchParams({ origin: location.origin, [LANGUAGE_PARAMETER]: LANGUAGE });
    const url = `${o.origin}/wallet/${o.page}.html?${asked.toString()}`;
    const made = window.open(url, '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
    if (made === null) return false;
    opened = { window: made, at: Date.now(), page: null, closedAt: null };
    addEventListener('message', hear);
    addEventListener('pagehide', leave);
    timer = setInterval(check, CHECK_MS);
    return true;
  }

  const post = ({ message }: Pending) => opened?.window.postMessage(message, o.origin);

  /** What is approved there after this page has gone would reach nobody. */
  const leave = () => opened?.window.postMessage({ event: 'OpenerUnload' }, o.origin);

  function hear({ origin, source, data }: MessageEvent<unknown>): void {
    if (opened === null || origin !== o.origin || typeof data !== 'object' || data === null) return;
    const { id, event, requestId, content } = data as Record<'id' | 'event' | 'requestId' | 'content', unknown>;
    // A page that has gone has no window any more: its leave names it.
    if (source === null && event === 'PopupUnload' && id === opened.page) return end(new ProviderRpcError(4001));
    if (source !== opened.window) return;
    if (event === 'PopupLoaded') {
      opened.page = String(id);
      // Again after a login, which led the window away and back: it answers each id once.
      for (const one of pending.values()) post(one);
    } else if (event === 'PopupUnload') {
      end(new ProviderRpcError(4001));
    } else if (typeof requestId === 'string' && isAnswer(content)) {
      const asked = pending.get(requestId);
      pending.delete(requestId);
      asked?.settle(content);
    }
  }

  /** The window never sends anything, so who closes it before it answered has sent nothing. */
  function check(): void {
    if (opened === null) return;
    const now = Date.now();
    if (opened.window.closed) opened.closedAt ??= now;
    const isGone = opened.closedAt !== null && now - opened.closedAt >= GRACE_MS;
    if (isGone) end(new ProviderRpcError(4001));
    else if (opened.page === null && now - opened.at > LOADS_WITHIN_MS) end(new ProviderRpcError(-32603, POPUP_FAILED));
  }

  return {
    /** At once, or within the next press. @throws ProviderRpcError */
    async open(): Promise<void> {
      if (opened !== null && !opened.window.closed) return opened.window.focus();
      // One that closed just now, and was not noticed yet.
      if (opened !== null) end(new ProviderRpcError(4001));
      return openWithinPress(tryOpen, press.signal);
    },

    /** Asks in the window that is open, or opens it. @throws ProviderRpcError */
    ask(content: Content): Promise<unknown> {
      const opening = this.open();
      return new Promise((resolve, reject) => {
        const message = { id: crypto.randomUUID(), content };
        const settle = (answer: Answer | ProviderRpcError) => {
          if (answer instanceof ProviderRpcError) reject(answer);
          else if ('result' in answer) resolve(answer.result);
          else reject(new ProviderRpcError(answer.error.code, answer.error.message));
        };
        const asked = { message, settle };
        pending.set(message.id, asked);
        opening.then(
          () => typeof opened?.page === 'string' && post(asked),
          (error: unknown) => {
            pending.delete(message.id);
            reject(error);
          },
        );
      });
    },

    /** The person waits no longer. */
    close: () => end(new ProviderRpcError(4001)),
  };
}

export type WalletPopup = ReturnType<typeof createWalletPopup>;

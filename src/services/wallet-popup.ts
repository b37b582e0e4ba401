import { LANGUAGE, LANGUAGE_PARAMETER } from '../language/language.ts';
import { POPUP_FAILED, ProviderRpcError } from '../domain/wallet-errors.ts';
import { openWithinPress } from './window-press.ts';

/*
 * A window at the wallet's own origin: the own wallet's, or that of the single sign-on. It sends events {id, event:
 * PopupLoaded | PopupUnload}, gets requests {id, content: {action, chainId}} and answers {id, requestId, content};
 * {event: OpenerUnload} tells it that this page is leaving. Only messages of that very window and origin are heard, and
 * nothing is posted to any other origin.
 */

const WIDTH = 420;
const HEIGHT = 600;
/** A page that has sent nothing by then is given up. */
const LOADS_WITHIN_MS = 20_000;
const CHECK_MS = 250;
/** Time for an answer that was on its way when the window closed. */
const GRACE_MS = 500;

export type Content = { action: { method: string; params: readonly unknown[] }; chainId: number };
type Answer = { result: unknown } | { error: { code: number; message: string } };
type Pending = { message: { id: string; content: Content }; settle(answer: Answer | ProviderRpcError): void };
/** `page`: the id that its page gives itself, once it has loaded. */
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

/** The wallet's window; requests wait until it has loaded. */
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

  /** An approval given there after this page has left would reach nobody. */
  const leave = () => opened?.window.postMessage({ event: 'OpenerUnload' }, o.origin);

  function hear({ origin, source, data }: MessageEvent<unknown>): void {
    if (opened === null || origin !== o.origin || typeof data !== 'object' || data === null) return;
    const { id, event, requestId, content } = data as Record<'id' | 'event' | 'requestId' | 'content', unknown>;
    // A page that has left has no `source` any more: its message carries its id.
    if (source === null && event === 'PopupUnload' && id === opened.page) return end(new ProviderRpcError(4001));
    if (source !== opened.window) return;
    if (event === 'PopupLoaded') {
      opened.page = String(id);
      // Sent again after a login, which led the window away and back: it answers each id once.
      for (const one of pending.values()) post(one);
    } else if (event === 'PopupUnload') {
      end(new ProviderRpcError(4001));
    } else if (typeof requestId === 'string' && isAnswer(content)) {
      const asked = pending.get(requestId);
      pending.delete(requestId);
      asked?.settle(content);
    }
  }

  /** The window never sends anything, so closing it before it has answered means that nothing was sent. */
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
      // The window may have closed just now, unnoticed so far.
      if (opened !== null) end(new ProviderRpcError(4001));
      return openWithinPress(tryOpen, press.signal);
    },

    /** Asks in the open window, or opens one. @throws ProviderRpcError */
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

    /** The person no longer waits. */
    close: () => end(new ProviderRpcError(4001)),
  };
}

export type WalletPopup = ReturnType<typeof createWalletPopup>;

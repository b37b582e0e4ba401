import { POPUP_FAILED, ProviderRpcError } from '../domain/wallet-errors.ts';
import { openWithinPress } from './window-press.ts';

/*
 * The window of the smart-wallet app. In our build the SDK opens it through this module
 * (backend/build/smart-wallet-sdk.ts): its own code waits for ever for a page that never loads, or for a window that
 * disappears without a word.
 */

const WIDTH = 420;
const HEIGHT = 540;
/** A page that has sent nothing by then is given up. */
export const POPUP_LOADS_WITHIN_MS = 20_000;
const CHECK_MS = 250;
/** Time for an answer that was on its way when the window closed. */
const GRACE_MS = 1_500;

/**
 * The SDK still waits for the first message of a window that is gone, and would repeat that window's request in the
 * next one. It stops when a window says that it unloads.
 */
const letGo = (origin: string) =>
  dispatchEvent(new MessageEvent('message', { origin, data: { event: 'PopupUnload' } }));

type Popup = { window: Window; openedAt: number; origin: string | null; isLoaded: boolean; closedAt: number | null };
let popup: Popup | null = null;
/** Whether the browser refused to open the last one. */
let isBlocked = false;
let press = new AbortController();

const failed = () => new ProviderRpcError(-32603, POPUP_FAILED);

/** Called when its page reports that it has loaded. */
function hear({ origin, source, data }: MessageEvent<{ event?: unknown } | null>): void {
  if (popup !== null && source === popup.window && origin === popup.origin && data?.event === 'PopupLoaded')
    popup.isLoaded = true;
}

function open(url: string): Popup | null {
  const left = (innerWidth - WIDTH) / 2 + screenX;
  const top = (innerHeight - HEIGHT) / 2 + screenY;
  const features = `width=${WIDTH}, height=${HEIGHT}, left=${left}, top=${top}`;
  const opened = window.open(url, `wallet_${crypto.randomUUID()}`, features);
  isBlocked = opened === null;
  if (opened === null) return null;
  addEventListener('message', hear);
  return { window: opened, openedAt: Date.now(), origin: null, isLoaded: false, closedAt: null };
}

const isOpen = (one: Popup | null): one is Popup => one !== null && !one.window.closed;

/**
 * Opens an empty window, at once or within the next press; the SDK's code may take its time.
 * @throws ProviderRpcError
 */
export const holdPopup = (): Promise<void> =>
  openWithinPress(() => isOpen(popup) || (popup = open('about:blank')) !== null, press.signal);

/**
 * For the SDK, which would never answer after an error: if the browser blocks the window, `whilePopupLives` reports it.
 */
export async function openPopup(url: URL): Promise<Window> {
  for (const [name, value] of [
    ['sdkName', '@coinbase/wallet-sdk'],
    ['origin', location.origin],
  ] as const) {
    url.searchParams.set(name, value);
  }
  const held = isOpen(popup) && popup.origin === null ? popup : null;
  const used = held ?? open(url.href);
  if (used === null) return new Promise(() => {});
  if (held !== null) held.window.location.replace(url.href);
  Object.assign(used, { origin: url.origin, openedAt: Date.now() });
  popup = used;
  used.window.focus();
  return used.window;
}

/** For the SDK, and for callers that no longer wait. */
export function closePopup(opened?: Window | null): void {
  const one = opened ?? popup?.window;
  if (one && !one.closed) one.close();
  press.abort(new ProviderRpcError(4001));
  press = new AbortController();
}

/**
 * The answer, or an error if the window does not load, or is closed before it answers. `mayBeSent`: a wallet whose
 * window is gone may have carried out the request.
 */
export async function whilePopupLives<T>(answer: Promise<T>, mayBeSent: boolean): Promise<T> {
  const closed = () =>
    mayBeSent && popup?.isLoaded === true
      ? new ProviderRpcError(-32603, 'The wallet’s window was closed before it answered.')
      : new ProviderRpcError(4001);
  let timer: ReturnType<typeof setInterval> | undefined;
  const gone = new Promise<never>((_, refuse) => {
    const reject = (error: ProviderRpcError) => {
      refuse(error);
      if (typeof popup?.origin === 'string') letGo(popup.origin);
    };
    timer = setInterval(() => {
      if (isBlocked) reject(failed());
      if (popup === null) return;
      if (popup.window.closed) popup.closedAt ??= Date.now();
      const { closedAt, isLoaded, openedAt } = popup;
      if (closedAt !== null && Date.now() - closedAt > GRACE_MS) reject(closed());
      else if (closedAt === null && !isLoaded && Date.now() - openedAt > POPUP_LOADS_WITHIN_MS) {
        closePopup();
        reject(failed());
      }
    }, CHECK_MS);
  });
  try {
    return await Promise.race([answer, gone]);
  } catch (error) {
    // The SDK's error for a window that said it was closing.
    throw (error as { message?: unknown } | null)?.message === 'Request rejected' ? closed() : error;
  } finally {
    clearInterval(timer);
    isBlocked = false;
    // The window was opened for a request that did not need one.
    if (popup?.origin === null) closePopup();
    if (popup?.window.closed === true) popup = null;
  }
}

import { fetchConfig } from '../../services/config.ts';
import { startRuntime } from '../../services/runtime.ts';
import { askingOrigin } from './asking-origin.ts';
import { openOwnChannel, type Asked } from './own-channel.ts';
import { say } from './own-forms.ts';
import { openOwnKey } from './own-opening.ts';
import { createOwnWallet } from './own-requests.ts';
import { openSession } from './own-session.ts';
import * as texts from './own-texts.ts';
import '../../ui/tokens.css';
import './own-wallet.css';

/* The own wallet's window, on the wallet's own origin: the key is here, and never anywhere else in clear. */

async function start(): Promise<void> {
  const opener = window.opener as Window | null;
  const origin = opener === null ? null : await askingOrigin();
  if (opener === null || origin === null) return say(texts.openedByNobody);
  say(texts.opening);

  let isLoggingIn = false;
  let ready: (wallet: (asked: Asked) => Promise<unknown>) => void = () => {};
  const wallet = new Promise<(asked: Asked) => Promise<unknown>>((resolve) => (ready = resolve));
  const channel = openOwnChannel({
    here: window,
    opener,
    origin,
    answer: async (asked) => (await wallet)(asked),
    done: () => close(),
  });
  addEventListener('pagehide', () => {
    if (!isLoggingIn) channel.leave();
  });
  // Cancelled at the hosted login.
  if (location.search === '?cancelled') return close();

  startRuntime({ config: await fetchConfig(), fetch: (input, init) => fetch(input, init), isServer: false });
  const session = await openSession();
  if (session === null) {
    isLoggingIn = true;
    location.replace('/start?from=window');
    return;
  }
  const { account } = await openOwnKey(session);
  say(texts.waiting);
  ready(createOwnWallet(account, origin));
}

start().catch(() => say(navigator.onLine ? texts.cannotStart : texts.noConnection));

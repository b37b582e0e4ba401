import { fetchConfig } from '../../services/config.ts';
import { startRuntime } from '../../services/runtime.ts';
import { askingOrigin } from './asking-origin.ts';
import { withdrawQuestions } from './confirm-window.ts';
import { openOwnChannel, type Asked } from './own-channel.ts';
import { askForms, say, stop } from './own-forms.ts';
import { openOwnKey } from './own-opening.ts';
import { createOwnWallet } from './own-requests.ts';
import { openSession } from './own-session.ts';
import * as texts from './own-texts.ts';
import '../../ui/tokens.css';
import './own-wallet.css';

/* The own wallet's window, on the wallet's own origin: the key is here, and never anywhere else in clear. */

/** The page goes and comes back, and the app still waits for it. */
let isComingBack = false;

async function start(): Promise<void> {
  const opener = window.opener as Window | null;
  const origin = opener === null ? null : await askingOrigin();
  if (opener === null || origin === null)
    return askForms({ title: texts.brand, text: texts.openedByNobody, forms: [] });
  say(texts.opening);

  let ready: (wallet: (asked: Asked) => Promise<unknown>) => void = () => {};
  const wallet = new Promise<(asked: Asked) => Promise<unknown>>((resolve) => (ready = resolve));
  const channel = openOwnChannel({
    here: window,
    opener,
    origin,
    answer: async (asked) => (await wallet)(asked),
    done: () => close(),
    gone: withdrawQuestions,
  });
  addEventListener('pagehide', () => {
    if (!isComingBack) channel.leave();
  });
  // Cancelled at the hosted login.
  if (location.search === '?cancelled') return close();

  startRuntime({ config: await fetchConfig(), fetch: (input, init) => fetch(input, init), isServer: false });
  const session = await openSession();
  if (session === null) {
    isComingBack = true;
    location.replace('/start?from=window');
    return;
  }
  const { account } = await openOwnKey(session, origin);
  say(texts.waiting);
  ready(createOwnWallet(account, origin));
}

start().catch(() => stop(() => (isComingBack = true)));

import { fetchConfig } from '../../services/config.ts';
import { startRuntime } from '../../services/runtime.ts';
import { askingOrigin } from './asking-origin.ts';
import { withdrawQuestions } from './confirm-window.ts';
import { openOwnChannel } from './own-channel.ts';
import { askForms, say, stop } from './own-forms.ts';
import * as own from './own-texts.ts';
import { createSsoWindow } from './sso-requests.ts';
import * as texts from './sso-texts.ts';
import { unheard } from './texts.ts';
import '../../ui/tokens.css';
import './own-wallet.css';

/* The window of the single sign-on, on the wallet's own origin, which the passkeys belong to. */

async function start(): Promise<void> {
  document.title = texts.brand;
  const nobody = () => askForms({ title: texts.brand, text: own.openedByNobody, forms: [] });
  const opener = window.opener as Window | null;
  const origin = opener === null ? null : await askingOrigin();
  if (opener === null || origin === null) return nobody();
  say(own.opening);
  const config = await fetchConfig();
  const { sso } = config.wallets;
  if (!sso) return nobody();
  startRuntime({ config, fetch: (input, init) => fetch(input, init), isServer: false });
  const channel = openOwnChannel({
    here: window,
    opener,
    origin,
    answer: createSsoWindow(sso, origin),
    done: () => close(),
    gone() {
      withdrawQuestions();
      void askForms({ title: texts.brand, text: unheard, forms: [] });
    },
  });
  addEventListener('pagehide', () => channel.leave());
  say(own.waiting);
}

start().catch(() => stop());

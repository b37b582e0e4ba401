import { marketName } from '../../language/market-name.ts';
import { fetchConfig } from '../../services/config.ts';
import { startRuntime } from '../../services/runtime.ts';
import * as texts from './texts.ts';
import { openChannel } from './smart-channel.ts';
import { openKeys } from './smart-keys.ts';
import { createSmartWallet } from './smart-requests.ts';
import { smartAccountOf } from './smart-account.ts';
import '../../ui/tokens.css';
import './smart-wallet.css';

/*
 * What stands in for the smart-wallet app in the embedded default: a page that the app's SDK opens in a window
 * of its own, with a key and an account that the app never sees.
 */

const say = (text: string) => {
  const line = document.querySelector('#state');
  if (line !== null) line.textContent = text;
};

async function start(): Promise<void> {
  startRuntime({ config: await fetchConfig(), fetch: (input, init) => fetch(input, init), isServer: false });
  const opener = window.opener as Window | null;
  if (opener === null) return say(texts.openedByNobody(marketName()));
  const keys = await openKeys();
  openChannel(opener, keys, createSmartWallet(smartAccountOf(keys.owner)));
  say(texts.waitingForApp(marketName()));
}

start().catch(() => say(texts.cannotStart));

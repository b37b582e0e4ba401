import { SignClient } from '@walletconnect/sign-client';
import { privateKeyToAccount } from 'viem/accounts';
import { DEMO_RELAY_PATH } from '../../contract/config.ts';
import { fetchConfig } from '../../services/config.ts';
import { networks, startRuntime } from '../../services/runtime.ts';
import { phoneAccountOf } from './phone-account.ts';
import { openPhone } from './phone-connections.ts';
import { phoneStorage, readPhoneKey } from './phone-storage.ts';
import { hasMadeWay, takeOver } from './phone-turn.ts';
import { createPageWallet } from './smart-requests.ts';
import * as texts from './texts.ts';
import '../../ui/tokens.css';
import './smart-wallet.css';

/*
 * What stands in for a wallet on a phone in the embedded default: a page with a key of its own, which meets the app
 * by a WalletConnect link alone.
 */

const element = (id: string) => document.getElementById(id) as HTMLElement;
const say = (text: string) => {
  element('state').textContent = text;
};

async function start(): Promise<void> {
  if (hasMadeWay()) {
    element('join').hidden = true;
    return say(texts.phoneElsewhere);
  }
  takeOver();
  startRuntime({ config: await fetchConfig(), fetch: (input, init) => fetch(input, init), isServer: false });
  const account = phoneAccountOf(privateKeyToAccount(await readPhoneKey()));
  const relay = new URL(DEMO_RELAY_PATH, location.origin);
  relay.protocol = relay.protocol.replace('http', 'ws');
  const client = await SignClient.init({
    relayUrl: relay.href,
    projectId: 'vitrine-demo',
    storage: phoneStorage(),
    telemetryEnabled: false,
    logger: 'silent',
    metadata: { name: texts.demoPhoneWallet, description: '', url: location.origin, icons: [] },
  });
  // Nobody attests the origins of local pages, and no server elsewhere is asked.
  Object.assign(client.core.verify, { resolve: async () => undefined });
  const form = element('join');
  const link = element('link') as HTMLInputElement;
  const leave = element('leave');
  const phone = openPhone({
    client,
    address: account.address,
    chainIds: networks().map(({ chainId }) => chainId),
    wallet: createPageWallet(account, { brand: texts.demoPhoneWallet, connectNote: texts.phoneConnectNote }),
    say(state, text) {
      say(text);
      form.hidden = state !== 'alone';
      leave.hidden = state !== 'connected';
    },
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void phone.join(link.value.trim());
    link.value = '';
  });
  leave.addEventListener('click', () => void phone.leave());

  const given = decodeURIComponent(location.hash.slice(1));
  // A link is taken once: not again by a reload.
  history.replaceState(null, '', location.pathname);
  if (given !== '') await phone.join(given);
}

start().catch(() => say(texts.phoneCannotStart));

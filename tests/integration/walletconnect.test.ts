import 'fake-indexeddb/auto';
import { stringToHex, verifyMessage, verifyTypedData, type Hex } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { provesNothingSent, readWalletError } from '../../src/domain/wallet-errors.ts';
import { walletStorage } from '../../src/services/wallet-storage.ts';
import type { WalletPairing } from '../../src/services/wallet-pairing.ts';
import { createWalletConnect, type WalletConnectOptions } from '../../src/services/walletconnect-sdk.ts';
import { isWalletConnectStored } from '../../src/services/walletconnect-storage.ts';
import { openPhone, type Phone } from '../support/services/phone.ts';
import { startRelayServer } from '../support/server/relay.ts';

/*
 * The connector's code with @walletconnect/ethereum-provider as it is, over the demo's relay on this machine, and a
 * real WalletConnect wallet library at the other end, which stands in for a phone.
 */

const CHAINS = [31_337, 31_338];
let relay: Awaited<ReturnType<typeof startRelayServer>>;
let phone: Phone;
const running: { disconnect(): Promise<void> }[] = [];

beforeAll(async () => {
  relay = await startRelayServer();
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.disconnect();
  await phone.stop();
});
afterAll(() => relay.stop());

function openApp(o: Partial<WalletConnectOptions> = {}) {
  const shown: (WalletPairing | null)[] = [];
  const waiting: ((pairing: WalletPairing) => void)[] = [];
  const heard: [event: string, value: unknown][] = [];
  const app = createWalletConnect({
    projectId: 'vitrine-demo',
    relayUrl: relay.url,
    attests: false,
    rpcMap: Object.fromEntries(CHAINS.map((chainId) => [chainId, `http://127.0.0.1:${relay.port}/rpc`])),
    chainIds: CHAINS,
    appUrl: 'http://localhost:8080',
    show(pairing) {
      shown.push(pairing);
      if (pairing !== null) waiting.shift()?.(pairing);
    },
    ...o,
  });
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    app.on(event, (value: unknown) => void heard.push([event, value]));
  running.push(app);
  return {
    app,
    shown,
    heard,
    /** The next link, or offer of a new one, that is shown. */
    nextShown: () => new Promise<WalletPairing>((resolve) => void waiting.push(resolve)),
    ask: (method: string, params: readonly unknown[] = []) => app.request({ method, params }),
    saw: (event: string) => expect.poll(() => heard.findLast(([name]) => name === event)?.[1]),
  };
}

const link = ({ link }: WalletPairing) => link ?? '';
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => readWalletError(error).code,
  );

async function connected(o: Partial<WalletConnectOptions> = {}) {
  const opened = openApp(o);
  phone = await openPhone({ relayUrl: relay.url, chainIds: CHAINS });
  const shown = opened.nextShown();
  const asked = opened.ask('eth_requestAccounts');
  await phone.take(link(await shown));
  expect(await asked).toEqual([phone.address]);
  return opened;
}

test('by its link a wallet connects, signs, is there again after a reload, and leaves nothing', async () => {
  const { app, ask, shown } = await connected();
  expect(shown[0]?.link).toMatch(/^wc:[0-9a-f]{64}@2\?/);
  expect(shown.at(-1)).toBeNull();
  expect(await ask('eth_accounts')).toEqual([phone.address]);
  expect(await ask('eth_chainId')).toBe('0x7a69');
  const message = 'Sign in to Vitrine.';
  const typed = {
    domain: { name: 'Seaport', version: '1.6', chainId: 31_337 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note' as const,
    message: { text: 'an order' },
  };
  const signature = (await ask('eth_signTypedData_v4', [phone.address, JSON.stringify(typed)])) as Hex;
  expect(await verifyTypedData({ address: phone.address, ...typed, signature })).toBe(true);
  const sign = async (by: typeof ask) => (await by('personal_sign', [stringToHex(message), phone.address])) as Hex;
  expect(await verifyMessage({ address: phone.address, message, signature: await sign(ask) })).toBe(true);

  await expect.poll(isWalletConnectStored).toBe(true);
  const later = openApp();
  expect(await later.ask('eth_accounts')).toEqual([phone.address]);
  expect(later.shown).toEqual([]);
  expect(await verifyMessage({ address: phone.address, message, signature: await sign(later.ask) })).toBe(true);

  await later.app.disconnect();
  expect(await walletStorage('walletconnect').entries()).toEqual([]);
  await expect.poll(() => phone.topic).toBe('');
  // What still runs writes nothing any more.
  await app.disconnect();
  expect(await walletStorage('walletconnect').entries()).toEqual([]);
  expect(await isWalletConnectStored()).toBe(false);
});

describe('a no', () => {
  test('to connecting, and to signing, is the catalogue’s rejection, and the next try goes on', async () => {
    const opened = openApp();
    phone = await openPhone({ relayUrl: relay.url, chainIds: CHAINS });
    phone.mood = 'unwilling';
    const first = opened.nextShown();
    const refused = codeOf(opened.ask('eth_requestAccounts'));
    await phone.take(link(await first));
    expect(await refused).toBe(4001);
    expect(await walletStorage('walletconnect').entries()).toEqual([]);

    phone.mood = 'willing';
    const second = opened.nextShown();
    const asked = opened.ask('eth_requestAccounts');
    await phone.take(link(await second));
    expect(await asked).toEqual([phone.address]);
    phone.mood = 'unwilling';
    expect(await codeOf(opened.ask('personal_sign', ['0x00', phone.address]))).toBe(4001);
  });

  test('of the person who waits ends the wait; who chooses again gets another link', async () => {
    const opened = openApp();
    phone = await openPhone({ relayUrl: relay.url, chainIds: CHAINS });
    const first = opened.nextShown();
    const refused = codeOf(opened.ask('eth_requestAccounts'));
    const given = link(await first);
    opened.app.cancel();
    expect(await refused).toBe(4001);
    expect(opened.shown.at(-1)).toBeNull();
    const second = opened.nextShown();
    const asked = opened.ask('eth_requestAccounts');
    const again = link(await second);
    expect(again).not.toBe(given);
    await phone.take(again);
    expect(await asked).toEqual([phone.address]);
  });
});

test('what the wallet tells is heard: another account, another network, that it has left', async () => {
  const { app, ask, saw, heard } = await connected();
  const other = `0x${'b2'.repeat(20)}`;
  await phone.client.update({ topic: phone.topic, namespaces: phone.namespaces([other]) });
  await saw('accountsChanged').toEqual([other]);
  expect(await ask('eth_accounts')).toEqual([other]);

  await phone.client.emit({
    topic: phone.topic,
    chainId: 'eip155:31338',
    event: { name: 'chainChanged', data: 31_338 },
  });
  await saw('chainChanged').toBe('0x7a6a');
  expect(await ask('eth_chainId')).toBe('0x7a6a');
  await ask('wallet_switchEthereumChain', [{ chainId: '0x7a69' }]);
  await saw('chainChanged').toBe('0x7a69');
  expect(await codeOf(ask('wallet_switchEthereumChain', [{ chainId: '0x1' }]))).toBe(4902);

  await phone.client.disconnect({ topic: phone.topic, reason: { code: 6000, message: 'User disconnected.' } });
  await expect.poll(() => heard.map(([name]) => name)).toContain('disconnect');
  expect(await ask('eth_accounts')).toEqual([]);
  expect(await walletStorage('walletconnect').entries()).toEqual([]);
  expect(await codeOf(ask('personal_sign', ['0x00', other]))).toBe(4900);
  await app.disconnect();
});

describe('a wallet that dies', () => {
  test('while it is asked ends in the catalogue’s words when the request has expired', async () => {
    const { ask } = await connected({ requestExpiresMs: 300 });
    phone.mood = 'dead';
    expect(await codeOf(ask('personal_sign', ['0x00', phone.address]))).toBe(-32_002);
    expect(phone.requests).toEqual(['personal_sign']);
  });

  test('and says so, ends what it was asked at once', async () => {
    const { ask } = await connected();
    phone.mood = 'dead';
    const asked = codeOf(ask('personal_sign', ['0x00', phone.address]));
    await expect.poll(() => phone.requests).toEqual(['personal_sign']);
    await phone.client.disconnect({ topic: phone.topic, reason: { code: 6000, message: 'User disconnected.' } });
    expect(await asked).toBe(4900);
  });

  test('is waited for no longer than the person wants: what became of the request stays open, and it stays connected', async () => {
    const { app, ask } = await connected();
    phone.mood = 'dead';
    const asked = ask('personal_sign', ['0x00', phone.address]).catch((error: unknown) => error);
    await expect.poll(() => phone.requests).toEqual(['personal_sign']);
    app.cancel();
    const failure = readWalletError(await asked);
    expect(failure).toEqual({
      code: -32_603,
      message: 'You cancelled this here. Your phone may still show the request.',
    });
    expect(provesNothingSent(failure)).toBe(false);
    // Still connected.
    expect(await ask('eth_accounts')).toEqual([phone.address]);
  });

  test('keeps nobody waiting who disconnects meanwhile', async () => {
    const { app, ask } = await connected();
    phone.mood = 'dead';
    const asked = codeOf(ask('personal_sign', ['0x00', phone.address]));
    await expect.poll(() => phone.requests).toEqual(['personal_sign']);
    await app.disconnect();
    expect(await asked).toBe(4900);
  });
});

test('what the wallet did not grant is refused without asking it, batches are not offered', async () => {
  const opened = openApp();
  phone = await openPhone({ relayUrl: relay.url, chainIds: CHAINS });
  phone.methods = ['personal_sign'];
  const shown = opened.nextShown();
  const asked = opened.ask('eth_requestAccounts');
  await phone.take(link(await shown));
  await asked;
  expect(await codeOf(opened.ask('eth_sendTransaction', [{}]))).toBe(4200);
  expect(await codeOf(opened.ask('wallet_sendCalls', [{}]))).toBe(4200);
  expect(await opened.ask('wallet_getCapabilities', [phone.address])).toEqual({});
  expect(phone.requests).toEqual([]);
});

test('a relay that does not answer ends in the catalogue’s words, and the next that does connects', async () => {
  const { ask } = openApp({ relayUrl: 'ws://127.0.0.1:9/demo/relay', relayAnswersWithinMs: 500 });
  expect(await codeOf(ask('eth_requestAccounts'))).toBe(4900);
  await connected();
});

test('a reload shows who is connected before a relay that is away answers, and who leaves then is gone', async () => {
  await connected();
  await expect.poll(isWalletConnectStored).toBe(true);
  const away = openApp({ relayUrl: 'ws://127.0.0.1:9/demo/relay' });
  expect(await away.ask('eth_accounts')).toEqual([phone.address]);
  expect(await away.ask('eth_chainId')).toBe('0x7a69');
  await away.app.disconnect();
  expect(await away.ask('eth_accounts')).toEqual([]);
  expect(await walletStorage('walletconnect').entries()).toEqual([]);
});

test('who opened the link on this device has its wallet’s app opened by each request, as long as they are connected', async () => {
  const { app } = await connected({ isOpenedHere: () => true });
  const opens = async () =>
    (await walletStorage('walletconnect').entries()).filter(([key]) => key.includes('DEEPLINK'));
  expect(await opens()).toEqual([
    ['WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"https://phone.example/app","name":"Phone"}'],
  ]);
  await app.disconnect();
  expect(await opens()).toEqual([]);
});

test('what a stranger sends on its topics crashes nothing: the link connects, and the session signs', async () => {
  const opened = openApp();
  phone = await openPhone({ relayUrl: relay.url, chainIds: CHAINS });
  const stranger = await openPhone({ relayUrl: relay.url, chainIds: CHAINS });
  const shown = opened.nextShown();
  const asked = opened.ask('eth_requestAccounts');
  const given = link(await shown);
  const garbage = [
    'no base64 !',
    'AA',
    btoa('\u0000nonsense'),
    btoa(JSON.stringify({ id: 1, method: 'wc_sessionDelete' })),
    'A'.repeat(4_000),
  ];
  const flood = async (topic: string) => {
    for (const message of garbage) await stranger.client.core.relayer.publish(topic, message, { ttl: 300, tag: 1108 });
  };
  await flood(given.slice(3, 67));
  await phone.take(given);
  expect(await asked).toEqual([phone.address]);
  await flood(phone.topic);
  expect(await opened.ask('personal_sign', ['0x00', phone.address])).toMatch(/^0x[0-9a-f]{130}$/);
  expect(opened.heard).toEqual([]);
  await stranger.stop();
});

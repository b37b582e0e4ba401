import { numberToHex, zeroAddress } from 'viem';
import { vi } from 'vitest';
import { readWalletError } from '../../../src/domain/wallet-errors.ts';
import type { CallsRequest } from '../../../src/services/wallet.ts';
import type { CallsStatus } from '../../../src/services/wallet-batches.ts';
import type { Content } from '../../../src/services/wallet-popup.ts';
import type { PageLife } from './seams.ts';
import type { ModelWallet, SendRequest } from './wallet.ts';

/*
 * A page's side of its wallet. Where the page itself sends, that is the option's own provider, with a model for the
 * window that signs and a key's account for the single sign-on's, whose network tells the same of either.
 */

type Hex = `0x${string}`;
type Given = { user: Hex; chainId: number; wallet: ModelWallet };
type Provider = { request(call: { method: string; params?: readonly unknown[] }): Promise<unknown> };

/** The seams at which a wallet's window is open. */
const SEND = 'wallet eth_sendTransaction';
const SEND_CALLS = 'wallet wallet_sendCalls';
export const isWalletSeam = (seam: string) => seam === SEND || seam === SEND_CALLS;
/** The page sends what was signed. */
export const SEND_RAW = 'eth_sendRawTransaction';
export const isSendingSeam = (seam: string) => seam.startsWith('rpc ') && seam.includes(SEND_RAW);

/** Passes the seam of an open window; dying at it leaves the request to the wallet. */
function ask<Request extends SendRequest | CallsRequest, Answer>(
  { wallet }: Given,
  life: PageLife,
  seam: string,
  send: (request: Request) => Promise<Answer>,
) {
  return (request: Request): Promise<unknown> => {
    const isOrphaned = life.next(seam)?.when === 'during';
    return life.pass(seam, () => (isOrphaned ? Promise.resolve<unknown>(wallet.orphan(request)) : send(request)));
  };
}

/** A wallet that sends by itself. */
const outside = (given: Given, life: PageLife) => ({
  wallet: { switchWalletChain: async () => {}, sendTransaction: ask(given, life, SEND, given.wallet.send) },
  batches: {
    offersBatches: () => life.pass('ask wallet_getCapabilities', async () => given.wallet.batches),
    sendCalls: ask(given, life, SEND_CALLS, given.wallet.sendCalls),
    readCallsStatus: (id: string) => life.pass('ask wallet_getCallsStatus', () => given.wallet.callsStatus(id)),
  },
});

type Signed = { to: Hex; value: bigint | Hex; data: Hex; nonce: number | Hex };
const plain = ({ to, value, data }: Pick<Signed, 'to' | 'value' | 'data'>) => ({ to, value: BigInt(value), data });

/** The window at the wallet's origin: it signs what it is asked, and sends nothing. */
const popup = ({ wallet }: Given, life: PageLife) => ({
  open: async () => {},
  close: () => {},
  ask({ action: { method, params } }: Content): Promise<unknown> {
    const [asked] = params as [Signed & { calls?: Signed[] }];
    const calls = (asked.calls ?? [asked]).map(plain);
    return life.pass(asked.calls === undefined ? SEND : SEND_CALLS, async () => {
      if (!method.startsWith('eth_sendTransaction') && method !== 'wallet_sendCalls') throw new Error(method);
      return { raw: await wallet.sign(calls, Number(asked.nonce)) };
    });
  },
});

/** As `ask` of the product's wallet does. */
const asWalletError = (thrown: unknown): never => {
  const { code, message } = readWalletError(thrown);
  throw Object.assign(new Error(message, { cause: thrown }), { code });
};

/** The provider of this page, with its modules. */
async function openProvider(given: Given, life: PageLife): Promise<Provider> {
  const { user, chainId, wallet } = given;
  const window = popup(given, life);
  if (wallet.option === 'own wallet') {
    const { createOwnWallet } = await import('../../../src/services/own-wallet-provider.ts');
    const kept = {
      entries: async () => [['account', user]] as [string, string][],
      set: async () => {},
      remove: async () => {},
      clear: async () => {},
    };
    return createOwnWallet({ popup: window, kept, chainIds: [chainId] });
  }
  const sso = { chainId, origin: 'http://sso.test', factory: zeroAddress, paymaster: null };
  const { createSso } = await import('../../../src/services/sso-provider.ts');
  const provider = await createSso({ sso, popup: window });
  if (!wallet.isSilent) return provider;
  const { sendSso } = await import('../../../src/services/sso-session.ts');
  return {
    request({ method, params = [] }) {
      if (method !== 'eth_sendTransaction') return provider.request({ method, params });
      const [asked] = params as [Signed];
      return wallet.sign([plain(asked)], Number(asked.nonce)).then((raw) => sendSso(sso, raw));
    },
  };
}

/** An option whose page sends what the window has signed. */
function inPage(given: Given, life: PageLife) {
  let provider: Promise<Provider> | null = null;
  const request = async (method: string, params: readonly unknown[]) => {
    provider ??= openProvider(given, life);
    return (await provider).request({ method, params }).catch(asWalletError);
  };
  const asHex = <One extends { value: bigint }>(one: One) => ({ ...one, value: numberToHex(one.value) });
  return {
    wallet: {
      switchWalletChain: async () => {},
      sendTransaction: async ({ from, to, value, data, nonce }: SendRequest) =>
        String(
          await request('eth_sendTransaction', [
            { from, to, value: numberToHex(value), data, nonce: numberToHex(nonce) },
          ]),
        ).toLowerCase(),
    },
    batches: {
      offersBatches: () =>
        request('wallet_getCapabilities', []).then(
          (answer) => JSON.stringify(answer).includes('supported'),
          () => false,
        ),
      sendCalls: async ({ id, from, calls }: CallsRequest) =>
        ((await request('wallet_sendCalls', [{ id, from, calls: calls.map(asHex) }])) as { id: string }).id,
      readCallsStatus: (id: string): Promise<CallsStatus | null> =>
        request('wallet_getCallsStatus', [id]).then(readStatus, () => null),
    },
  };
}

function readStatus(answer: unknown): CallsStatus {
  const { status, receipts } = answer as { status: number; receipts: { transactionHash: Hex }[] };
  const hash = receipts.at(-1)?.transactionHash ?? null;
  if (hash !== null) return { state: 'mined', hash };
  return { state: status === 400 || status === 500 ? 'dropped' : 'waiting', hash };
}

/** Puts this wallet in the place of the page's. */
export function mockPageWallet(given: Given, life: PageLife): void {
  const { wallet, batches } = given.wallet.sentBy === 'page' ? inPage(given, life) : outside(given, life);
  vi.doMock('../../../src/services/wagmi-wallet.ts', () => wallet);
  vi.doMock('../../../src/services/wallet-batches.ts', () => batches);
  if (given.wallet.option !== 'single sign-on') return;
  vi.doMock('../../../src/services/sso-session-store.ts', async (original) => ({
    ...(await original<object>()),
    readSsoAccount: async () => given.user,
    readSsoSession: async () => null,
  }));
}

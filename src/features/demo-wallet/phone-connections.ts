import type { SignClient } from '@walletconnect/sign-client';
import { withdrawShown } from './confirm-window.ts';
import { ProviderError } from './provider-error.ts';
import type { createPageWallet } from './smart-requests.ts';
import * as texts from './texts.ts';

type Client = Awaited<ReturnType<typeof SignClient.init>>;
type Wallet = ReturnType<typeof createPageWallet>;

const METHODS = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'];
const EVENTS = ['accountsChanged', 'chainChanged'];
/** WalletConnect's codes (CAIP-25 and its own) for a person's no. */
const REJECTED = { code: 5000, message: 'User rejected.' };
const LEFT = { code: 6000, message: 'User disconnected.' };
/** An app that has not proposed, or taken what was approved, by then is not there any more. */
const APP_ANSWERS_WITHIN_MS = 15_000;

const LOOK_EVERY_MS = 200;

const errorOf = (error: unknown) => {
  if (error instanceof ProviderError)
    return error.code === 4001 ? REJECTED : { code: error.code, message: error.message };
  return { code: -32_603, message: error instanceof Error ? error.message : texts.unknownError };
};

/** What the demo phone wallet does with links, proposals and requests; one question at a time. */
export function openPhone(o: {
  client: Client;
  address: string;
  chainIds: readonly number[];
  wallet: Wallet;
  say(state: 'alone' | 'joining' | 'connected', text: string): void;
}) {
  const { client, wallet, say } = o;
  let joining: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch(() => undefined);
  };

  const tell = () => {
    const [session] = client.session.getAll();
    if (session === undefined) say('alone', texts.phoneReady);
    else say('connected', texts.phoneConnected(session.peer.metadata.name));
  };

  const namespaces = () => ({
    eip155: {
      chains: o.chainIds.map((chainId) => `eip155:${chainId}`),
      accounts: o.chainIds.map((chainId) => `eip155:${chainId}:${o.address}`),
      methods: METHODS,
      events: EVENTS,
    },
  });

  client.on('session_proposal', ({ id }) => {
    clearTimeout(joining);
    inTurn(async () => {
      try {
        const chainId = o.chainIds[0] ?? 0;
        await wallet.answer({ method: 'eth_requestAccounts', params: [], chainId });
      } catch (error) {
        await client.reject({ id, reason: errorOf(error) }).catch(() => undefined);
        return say('alone', texts.phoneReady);
      }
      try {
        say('joining', texts.phoneJoining);
        const { topic } = await client.approve({ id, namespaces: namespaces() });
        await taken(topic);
        tell();
      } catch {
        await leaveAll();
        say('alone', texts.phoneNoAnswer);
      }
    });
  });

  /** What is asked, and what nobody waits for any longer: a yes would still do it. */
  let asking: number | null = null;
  const expired = new Set<number>();
  client.on('session_request_expire', ({ id }) => {
    expired.add(id);
    if (id === asking) withdrawShown(texts.requestExpired);
  });

  client.on('session_request', ({ id, topic, params: { chainId, request } }) => {
    inTurn(async () => {
      if (expired.has(id)) return;
      asking = id;
      const asked = {
        method: request.method,
        params: Array.isArray(request.params) ? request.params : [],
        chainId: Number(chainId.split(':')[1]),
      };
      const said = await wallet.answer(asked).then(
        (result) => ({ result }),
        (error: unknown) => ({ error: errorOf(error) }),
      );
      if (expired.has(id)) return;
      await client.respond({ topic, response: { id, jsonrpc: '2.0', ...said } });
    });
  });
  for (const event of ['session_delete', 'session_expire'] as const)
    client.on(event, () => say('alone', texts.phoneLeft));

  tell();
  return {
    async join(link: string): Promise<void> {
      say('joining', texts.phoneJoining);
      // One app at a time.
      await leaveAll();
      clearTimeout(joining);
      joining = setTimeout(() => say('alone', texts.phoneNoAnswer), APP_ANSWERS_WITHIN_MS);
      try {
        await client.core.pairing.pair({ uri: link });
      } catch {
        clearTimeout(joining);
        say('alone', texts.phoneBadLink);
      }
    },
    async leave(): Promise<void> {
      await leaveAll();
      say('alone', texts.phoneLeft);
    },
  };

  /** The library's own promise of it (2.x) resolves at once. @throws when the app does not take the session */
  function taken(topic: string): Promise<void> {
    const until = Date.now() + APP_ANSWERS_WITHIN_MS;
    return new Promise((resolve, reject) => {
      const look = () => {
        const session = client.session.getAll().find((one) => one.topic === topic);
        if (session?.acknowledged === true) resolve();
        else if (session === undefined || Date.now() > until) reject(new Error('No answer'));
        else setTimeout(look, LOOK_EVERY_MS);
      };
      look();
    });
  }

  async function leaveAll(): Promise<void> {
    const left = client.session.getAll().map(({ topic }) => client.disconnect({ topic, reason: LEFT }));
    await Promise.allSettled(left);
  }
}

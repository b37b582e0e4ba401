import { numberToHex, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { hash32Schema } from '../contract/primitives.ts';
import { SessionValidationError } from '../domain/session-policy/check.ts';
import { SESSION_STATUS } from '../domain/session-policy/config.ts';
import { sessionId } from '../domain/session-policy/policy.ts';
import { NO_SWITCHING, ProviderRpcError } from '../domain/wallet-errors.ts';
import { raiseAlert } from './alerts.ts';
import type { LoadedWallet } from './lazy-connector.ts';
import * as marketplace from './marketplace.ts';
import { batchCapabilities, batchStatus, sendBatch } from './sso-batches.ts';
import { listSessions } from './sso-listing.ts';
import { createSessionWatch } from './sso-session-watch.ts';
import {
  forgetSsoSession,
  keepSsoAccount,
  keepSsoSession,
  keepSsoToldOf,
  readSsoAccount,
  readSsoSession,
  readSsoToldOf,
  type SsoSession,
} from './sso-session-store.ts';
import { carryOut, readSession, sendSso, signBySession, whyUncovered } from './sso-session.ts';
import { batchSchema, blockSchema, params, parse, rawSchema, sendingSchema, startedSchema } from './sso-shapes.ts';
import * as texts from './sso-texts.ts';
import { readNonce, type Sso } from './sso-transactions.ts';
import type { WalletPopup } from './wallet-popup.ts';

/*
 * Single sign-on as a provider (EIP-1193); loaded when it is chosen, or was at an earlier visit. What the session
 * allows is done here with its key; everything else is asked in the window, where the passkey is. The window signs
 * and sends nothing.
 */

const REJECTIONS = /user closed modal|accounts received is empty|user denied account|request rejected/i;
/** The session has ended: what it covered needs another one. */
const ENDED = new Set(['session_inactive', 'session_expired']);
/** Something that sessions cover, but beyond the limits of this one: another one may cover it. */
const LIMITS = new Set(['max_value_per_use_exceeded', 'value_limit_exceeded', 'parameter_limit_exceeded']);

/** Long enough to be read by somebody who did not expect it. */
const NOTICE_MS = 10_000;

/** The zone that must permit what is bought within a session. */
async function zoneOf({ chainId }: Sso): Promise<Hex> {
  const { data } = await marketplace.routerSettings();
  const here = data?.find((one) => one.chainId === chainId);
  if (here === undefined) throw new ProviderRpcError(4901);
  return here.zone;
}

export async function createSso({ sso, popup }: { sso: Sso; popup: WalletPopup }): Promise<LoadedWallet> {
  const { chainId } = sso;
  let account = await readSsoAccount();
  let session = account === null ? null : await readSsoSession();
  let isLeft = false;
  const listeners = new Map<string, Set<(value: never) => void>>();
  const watch = createSessionWatch((event) => {
    for (const listener of listeners.get('sessionStateChange') ?? []) listener(event as never);
    raiseAlert({ status: 'info', title: texts.noticeTitle, description: event.message, timer: NOTICE_MS });
    if (session !== null) void keepSsoToldOf(sessionId(session.config));
  });
  const inWindow = (method: string, given: readonly unknown[]) =>
    popup.ask({ action: { method, params: given }, chainId });

  function follow(next: SsoSession): void {
    session = next;
    watch.follow(next.config);
  }

  /** Another tab may have started another session of this account. */
  async function adopt(from: Hex): Promise<void> {
    const kept = (await readSsoAccount()) === from ? await readSsoSession() : null;
    if (kept === null || (session !== null && sessionId(kept.config) === sessionId(session.config))) return;
    follow(kept);
  }

  /**
   * The new session replaces the old one once it is on the chain; if it cannot be stored, it lasts as long as this
   * page. Somebody who connects may do without one.
   */
  async function begin(method: 'eth_requestAccounts' | 'sso_createSession', given: readonly unknown[]): Promise<Hex> {
    const privateKey = generatePrivateKey();
    const signer = privateKeyToAccount(privateKey).address.toLowerCase() as Hex;
    // Still within the press that started it.
    await popup.open();
    const zone = await zoneOf(sso).catch((error: unknown) => {
      popup.close();
      throw error;
    });
    const answer = parse(startedSchema, await inWindow(method, [...given, { signer, zone }]));
    const { config } = answer;
    const isWithout = config === null && method === 'eth_requestAccounts';
    if (!isWithout && config?.signer !== signer) throw new ProviderRpcError(-32603, texts.unreadable);
    for (const raw of answer.raws) await carryOut(sso, raw);
    // Nobody who has signed out meanwhile may leave a key here.
    if (isLeft) throw new ProviderRpcError(4001);
    if (config !== null) {
      const begun = { config, privateKey };
      await keepSsoSession(begun).catch(() => undefined);
      follow(begun);
    }
    return answer.account;
  }

  async function connect(): Promise<Hex[]> {
    if (account !== null) {
      // Opened by the press, before it was known that nothing needs to be asked.
      popup.close();
      return [account];
    }
    try {
      account = await begin('eth_requestAccounts', []);
    } catch (error) {
      throw error instanceof Error && REJECTIONS.test(error.message) ? new ProviderRpcError(4001) : error;
    }
    await keepSsoAccount(account);
    return [account];
  }

  async function send(given: unknown, from: Hex): Promise<Hex> {
    const { to, value, data, nonce: pinned, from: asked } = params(sendingSchema, given);
    if (asked !== from) throw new ProviderRpcError(4100);
    const call = { to, value: BigInt(value), data };
    const nonce = pinned === undefined ? await readNonce(sso, from) : Number(pinned);
    let refused: SessionValidationError | null = null;
    await adopt(from);
    if (session !== null) {
      const { state, now } = await readSession(sso, from, session.config);
      const uncovered = whyUncovered(session.config, state, call);
      // What no session ever covers is not refused because this one has ended.
      const isForSessions = uncovered === null || LIMITS.has(uncovered.type);
      watch.judge(session.config, state.status, now, isForSessions);
      try {
        return await sendSso(sso, await signBySession(sso, { ...session, account: from, call, nonce, state, now }));
      } catch (error) {
        if (!(error instanceof SessionValidationError)) throw error;
        if (ENDED.has(error.type) && isForSessions) throw error;
        refused = ENDED.has(error.type) ? uncovered : error;
      }
    }
    const reason = { why: refused?.message ?? null, limit: refused?.limit ?? null };
    const { raw } = parse(rawSchema, await inWindow('eth_sendTransaction', [{ ...call, from, nonce, ...reason }]));
    return sendSso(sso, raw);
  }

  function sendCalls(given: unknown, from: Hex): Promise<{ id: string }> {
    const { id, calls } = params(batchSchema, given);
    const batch = calls.map(({ to, value, data }) => ({ to, value: BigInt(value), data }));
    return sendBatch(sso, { id, from, calls: batch }, async (asked) => {
      const { raw } = parse(rawSchema, await inWindow('wallet_sendCalls', [asked]));
      return raw;
    });
  }

  async function revoke(id: Hex, from: Hex): Promise<void> {
    await carryOut(sso, parse(rawSchema, await inWindow('sso_revokeSession', [from, id])).raw);
    if (session === null || sessionId(session.config) !== id) return;
    watch.judge(session.config, SESSION_STATUS.closed, 0n);
    watch.stop();
  }

  /** From now on everything is asked in the window. */
  async function leaveSession(): Promise<void> {
    watch.stop();
    session = null;
    await forgetSsoSession();
  }

  async function answer(method: string, given: readonly unknown[], from: Hex): Promise<unknown> {
    switch (method) {
      case 'personal_sign':
      case 'eth_signTypedData_v4':
        return inWindow(method, given);
      case 'eth_sendTransaction':
        return send(given[0], from);
      case 'wallet_sendCalls':
        return sendCalls(given[0], from);
      case 'wallet_getCallsStatus':
        return batchStatus(sso, String(given[0]));
      case 'wallet_getCapabilities':
        return batchCapabilities(sso);
      case 'wallet_switchEthereumChain':
        throw new ProviderRpcError(4902, NO_SWITCHING);
      // Our own methods: which sessions there are, a new one, the end of one, and going on without.
      case 'sso_createSession':
        return begin(method, [from]);
      case 'sso_revokeSession':
        return revoke(params(hash32Schema, given[0]), from);
      case 'sso_leaveSession':
        return leaveSession();
      case 'sso_sessions':
        return listSessions(sso, from, session?.config ?? null, params(blockSchema, given[0]));
      default:
        throw new ProviderRpcError(-32004, `Method ${method} is not supported.`);
    }
  }

  /** When a page starts: an end is announced on one page only, and a state that cannot be read says nothing. */
  async function look({ config }: SsoSession, from: Hex): Promise<void> {
    if ((await readSsoToldOf()) === sessionId(config)) return;
    watch.follow(config);
    const { state, now } = await readSession(sso, from, config);
    watch.judge(config, state.status, now);
  }
  if (session !== null && account !== null) look(session, account).catch(() => undefined);

  return {
    async request({ method, params: given = [] }) {
      if (method === 'eth_requestAccounts') return connect();
      if (method === 'eth_accounts') return account === null ? [] : [account];
      if (method === 'eth_chainId') return numberToHex(chainId);
      if (account === null) throw new ProviderRpcError(4100, 'Must call eth_requestAccounts before other methods');
      return answer(method, given, account);
    },
    on(event, listener) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
    },
    async disconnect() {
      isLeft = true;
      account = null;
      session = null;
      watch.stop();
      popup.close();
    },
  };
}

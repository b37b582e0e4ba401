import { encodeAbiParameters, numberToHex, zeroAddress, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import * as v from 'valibot';
import { hash32Schema, quantitySchema } from '../contract/primitives.ts';
import { rpc } from '../device/rpc.ts';
import { sessionAccountAbi, sessionProofParameters } from '../domain/session-policy/abis.ts';
import { checkSessionTransaction, SessionValidationError } from '../domain/session-policy/check.ts';
import {
  SESSION_STATUS,
  sessionStateSchema,
  type SessionConfig,
  type SessionState,
} from '../domain/session-policy/config.ts';
import { periodIds } from '../domain/session-policy/policy.ts';
import { ProviderRpcError } from '../domain/wallet-errors.ts';
import type { SsoSession } from './sso-session-store.ts';
import * as texts from './sso-texts.ts';
import {
  readFee,
  readSso,
  serializeSso,
  sessionSignature,
  ssoTransaction,
  ssoTransactionHash,
  ssoUrls,
  type Sso,
  type SsoCall,
} from './sso-transactions.ts';

/* What a session's key does (check, sign, send), and what the chain says about a session. */

const blockSchema = v.object({ timestamp: quantitySchema });

/**
 * What is left of a session, and the time in seconds: the chain's, or this device's if the newest block is old, as the
 * next block will have it.
 */
export async function readSession(sso: Sso, account: Hex, config: SessionConfig) {
  const [state, block] = await Promise.all([
    readSso(sso, { address: account, abi: sessionAccountAbi, functionName: 'sessionState', args: [config] }),
    rpc(ssoUrls(sso), 'eth_getBlockByNumber', ['latest', false]),
  ]);
  const mined = BigInt(v.parse(blockSchema, block).timestamp);
  const here = BigInt(Math.floor(Date.now() / 1000));
  return { state: v.parse(sessionStateSchema, state) satisfies SessionState, now: mined > here ? mined : here };
}

/** Why the session would not cover the call if it still stood; null where it would. */
export function whyUncovered(config: SessionConfig, state: SessionState, call: SsoCall): SessionValidationError | null {
  try {
    checkCall({ config, state: { ...state, status: SESSION_STATUS.active }, call, now: 0n });
    return null;
  } catch (error) {
    if (!(error instanceof SessionValidationError)) throw error;
    return error;
  }
}

/** Everything except the fee. */
const checkCall = ({ call, ...rest }: { config: SessionConfig; state: SessionState; call: SsoCall; now: bigint }) =>
  checkSessionTransaction({ ...rest, transaction: { ...call, paymaster: zeroAddress } });

/**
 * The call as a signed transaction of the session.
 * @throws SessionValidationError where the session does not allow it: then nothing was signed
 */
export async function signBySession(
  sso: Sso,
  o: SsoSession & { account: Hex; call: SsoCall; nonce: number; state: SessionState; now: bigint },
): Promise<Hex> {
  const { account, config, call, nonce, state, now } = o;
  const paymaster = sso.paymaster ?? undefined;
  // Checked first: what is not allowed at all is not estimated, which could fail for other reasons.
  checkCall({ config, state, call, now });
  const fee = await readFee(sso, account, call);
  checkSessionTransaction({ config, state, transaction: { ...call, ...fee, paymaster }, now });
  const transaction = ssoTransaction(sso, { ...call, ...fee, from: account, nonce });
  const signature = await privateKeyToAccount(o.privateKey).sign({ hash: ssoTransactionHash(transaction) });
  const proof = encodeAbiParameters(sessionProofParameters, [config, periodIds(config, call, now)]);
  return serializeSso(transaction, sessionSignature(signature, account, proof));
}

/** Sends a signed transaction. */
export const sendSso = async (sso: Sso, raw: Hex): Promise<Hex> =>
  v.parse(hash32Schema, await rpc(ssoUrls(sso), 'eth_sendRawTransaction', [raw]));

const receiptSchema = v.nullable(v.object({ status: quantitySchema }));
const TRIES = 60;
const PAUSE_MS = 1_000;

/** Null while it is in no block. */
export async function isSsoMined(sso: Sso, hash: string): Promise<boolean | null> {
  const receipt = v.parse(receiptSchema, await rpc(ssoUrls(sso), 'eth_getTransactionReceipt', [hash]));
  return receipt === null ? null : receipt.status === numberToHex(1);
}

/** Sends it, and waits until it is carried out. @throws ProviderRpcError where it was not */
export async function carryOut(sso: Sso, raw: Hex): Promise<void> {
  const hash = await sendSso(sso, raw);
  for (let tries = 0; tries < TRIES; tries += 1) {
    // A network that does not answer says nothing about the transaction.
    const isMined = await isSsoMined(sso, hash).catch(() => null);
    if (isMined === true) return;
    if (isMined === false) throw new ProviderRpcError(-32603, texts.failed);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new ProviderRpcError(-32603, texts.slow);
}

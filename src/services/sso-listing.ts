import { decodeEventLog, encodeEventTopics, numberToHex, type Hex } from 'viem';
import * as v from 'valibot';
import { hash32Schema, hexSchema, quantitySchema } from '../contract/primitives.ts';
import { rpc, RpcAnswerError } from '../device/rpc.ts';
import { sessionAccountAbi } from '../domain/session-policy/abis.ts';
import { sessionConfigSchema, SESSION_STATUS, type SessionConfig } from '../domain/session-policy/config.ts';
import { sessionId } from '../domain/session-policy/policy.ts';
import { readSession } from './sso-session.ts';
import type { ListedSession, SessionPage } from './sso-sessions.ts';
import { ssoUrls, type Sso } from './sso-transactions.ts';

/** Blocks in one query, as the embedded networks allow, and queries for one page. */
const LOG_BLOCKS = 2_000;
const LOG_READS = 10;
/** Sessions on a page. */
const ENOUGH = 12;

const logSchema = v.object({ topics: v.array(hash32Schema), data: hexSchema });
const countSchema = v.pipe(quantitySchema, v.transform(Number));

/**
 * The newest block up to this one in which the account did anything, by bisection over its nonce; -1 if it did nothing.
 * With a node that keeps no old states it is the given block.
 */
async function lastUse(sso: Sso, account: Hex, to: number): Promise<number> {
  const nonceAt = async (block: number) =>
    v.parse(countSchema, await rpc(ssoUrls(sso), 'eth_getTransactionCount', [account, numberToHex(block)]));
  try {
    const nonce = await nonceAt(to);
    if (nonce === 0) return -1;
    let [first, last] = [0, to];
    while (first < last) {
      const middle = Math.floor((first + last) / 2);
      if ((await nonceAt(middle)) < nonce) first = middle + 1;
      else last = middle;
    }
    return first;
  } catch (error) {
    if (error instanceof RpcAnswerError) return to;
    throw error;
  }
}

async function readCreated(sso: Sso, account: Hex, from: number, to: number): Promise<SessionConfig[]> {
  const topics = encodeEventTopics({ abi: sessionAccountAbi, eventName: 'SessionCreated' });
  const filter = { address: account, topics, fromBlock: numberToHex(from), toBlock: numberToHex(to) };
  const logs = v.parse(v.array(logSchema), await rpc(ssoUrls(sso), 'eth_getLogs', [filter]));
  return logs.toReversed().flatMap(({ topics: [signature, ...indexed], data }) => {
    if (signature === undefined) return [];
    const { args } = decodeEventLog({
      abi: sessionAccountAbi,
      eventName: 'SessionCreated',
      topics: [signature, ...indexed],
      data,
    });
    return [v.parse(sessionConfigSchema, args.spec)];
  });
}

/**
 * Going backwards from a block: a page of them, and the block to continue from; null where there is nothing earlier.
 */
async function readConfigs(sso: Sso, account: Hex, newest: number) {
  const found: SessionConfig[] = [];
  let to = await lastUse(sso, account, newest);
  for (let reads = 0; reads < LOG_READS && to >= 0 && found.length < ENOUGH; reads += 1) {
    const from = Math.max(0, to - LOG_BLOCKS + 1);
    found.push(...(await readCreated(sso, account, from, to)));
    to = from === 0 ? -1 : await lastUse(sso, account, from - 1);
  }
  return { found, earlier: to < 0 ? null : to };
}

const STATUS = {
  [SESSION_STATUS.notInitialized]: 'inactive',
  [SESSION_STATUS.active]: 'active',
  [SESSION_STATUS.closed]: 'revoked',
} as const;

async function describe(sso: Sso, account: Hex, config: SessionConfig, here: Hex | null): Promise<ListedSession> {
  const { state, now } = await readSession(sso, account, config);
  const id = sessionId(config);
  const status = STATUS[state.status];
  const [policy] = config.callPolicies;
  const [row] = state.callValue;
  return {
    id,
    status: status === 'active' && config.expiresAt <= now ? 'expired' : status,
    expiresAt: Number(config.expiresAt) * 1000,
    value: policy && row ? { left: row.remaining, limit: policy.valueLimit.limit, each: policy.maxValuePerUse } : null,
    feesLeft: state.feesRemaining,
    isHere: id === here,
  };
}

/**
 * A page of the account's sessions, usable ones first. `own`: this browser's, which is on the first page whatever the
 * network says. `before`: where the previous page ended. @throws RpcUnavailableError
 */
export async function listSessions(
  sso: Sso,
  account: Hex,
  own: SessionConfig | null,
  before: number | null = null,
): Promise<SessionPage> {
  const newest = before ?? v.parse(countSchema, await rpc(ssoUrls(sso), 'eth_blockNumber', []));
  const { found, earlier } = await readConfigs(sso, account, newest);
  const here = own === null ? null : sessionId(own);
  const isListed = before !== null || found.some((config) => sessionId(config) === here);
  const all = own === null || isListed ? found : [...found, own];
  const listed = await Promise.all(all.map((config) => describe(sso, account, config, here)));
  const sessions = listed.toSorted((a, b) => Number(b.status === 'active') - Number(a.status === 'active'));
  return { sessions, earlier };
}

import { decodeEventLog, encodeEventTopics, numberToHex, type Hex } from 'viem';
import * as v from 'valibot';
import { hash32Schema, hexSchema, quantitySchema } from '../contract/primitives.ts';
import { rpc } from '../device/rpc.ts';
import { sessionAccountAbi } from '../domain/session-policy/abis.ts';
import { sessionConfigSchema, SESSION_STATUS, type SessionConfig } from '../domain/session-policy/config.ts';
import { sessionId } from '../domain/session-policy/policy.ts';
import { readSession } from './sso-session.ts';
import type { ListedSession } from './sso-sessions.ts';
import { ssoUrls, type Sso } from './sso-transactions.ts';

/** So many blocks at a time, as the embedded networks allow, and so many times: older ones have ended long ago. */
const LOG_BLOCKS = 2_000;
const LOG_READS = 10;
/** The newest ones. */
const LISTED_AT_MOST = 12;

const logSchema = v.object({ topics: v.array(hash32Schema), data: hexSchema });

async function readConfigs(sso: Sso, account: Hex): Promise<SessionConfig[]> {
  const urls = ssoUrls(sso);
  const topics = encodeEventTopics({ abi: sessionAccountAbi, eventName: 'SessionCreated' });
  const found: SessionConfig[] = [];
  let to = Number(v.parse(quantitySchema, await rpc(urls, 'eth_blockNumber', [])));
  for (let reads = 0; reads < LOG_READS && to >= 0 && found.length < LISTED_AT_MOST; reads += 1) {
    const from = Math.max(0, to - LOG_BLOCKS + 1);
    const filter = { address: account, topics, fromBlock: numberToHex(from), toBlock: numberToHex(to) };
    const logs = v.parse(v.array(logSchema), await rpc(urls, 'eth_getLogs', [filter]));
    for (const { topics: [signature, ...indexed] = [], data } of logs.toReversed()) {
      if (signature === undefined) continue;
      const { args } = decodeEventLog({
        abi: sessionAccountAbi,
        eventName: 'SessionCreated',
        topics: [signature, ...indexed],
        data,
      });
      found.push(v.parse(sessionConfigSchema, args.spec));
    }
    to = from - 1;
  }
  return found.slice(0, LISTED_AT_MOST);
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

/** The account's sessions, those of use first. `own`: that of this browser. @throws RpcUnavailableError */
export async function listSessions(sso: Sso, account: Hex, own: SessionConfig | null): Promise<ListedSession[]> {
  const configs = await readConfigs(sso, account);
  const here = own === null ? null : sessionId(own);
  const isListed = configs.some((config) => sessionId(config) === here);
  const all = own === null || isListed ? configs : [...configs, own];
  const listed = await Promise.all(all.map((config) => describe(sso, account, config, here)));
  return listed.toSorted((a, b) => Number(b.status === 'active') - Number(a.status === 'active'));
}

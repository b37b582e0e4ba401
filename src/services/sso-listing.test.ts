import { encodeAbiParameters, encodeEventTopics, encodeFunctionResult, numberToHex } from 'viem';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fresh, session } from '../../tests/support/trades/sessions.ts';
import { rpc, RpcAnswerError } from '../device/rpc.ts';
import { sessionAccountAbi, sessionSpecParameter } from '../domain/session-policy/abis.ts';
import type { SessionConfig } from '../domain/session-policy/config.ts';
import { sessionId } from '../domain/session-policy/policy.ts';
import { listSessions } from './sso-listing.ts';

vi.mock('../device/rpc.ts', async (original) => ({ ...(await original<object>()), rpc: vi.fn() }));
vi.mock('./runtime.ts', () => ({ networkById: (chainId: number) => ({ chainId, rpcUrls: ['http://node.test'] }) }));

/* The node is mocked: what is tested is what it is asked. */

const account = `0x${'ab'.repeat(20)}` as const;
const sso = { chainId: 31338, origin: 'https://wallet.test', factory: account, paymaster: null };
const HEAD = 1_000_000;

const begun = (at: number): SessionConfig => ({ ...session(), expiresAt: 3_000_000_000n + BigInt(at) });
type Filter = { fromBlock: `0x${string}`; toBlock: `0x${string}` };
let spans: number[];

/** An account that did something in these blocks, and began a session in each. */
function accountOf(blocks: readonly number[], { keepsStates = true } = {}): void {
  const logOf = (at: number) => ({
    topics: encodeEventTopics({
      abi: sessionAccountAbi,
      eventName: 'SessionCreated',
      args: { sessionId: sessionId(begun(at)) },
    }),
    data: encodeAbiParameters(sessionSpecParameter, [begun(at)]),
  });
  vi.mocked(rpc).mockImplementation(async (_, method, params) => {
    switch (method) {
      case 'eth_blockNumber':
        return numberToHex(HEAD);
      case 'eth_getTransactionCount':
        if (!keepsStates) throw new RpcAnswerError(-32000, 'missing trie node', undefined);
        return numberToHex(blocks.filter((at) => at <= Number(params[1])).length);
      case 'eth_getLogs': {
        const [{ fromBlock, toBlock }] = params as [Filter];
        spans.push(Number(toBlock) - Number(fromBlock) + 1);
        return blocks.filter((at) => at >= Number(fromBlock) && at <= Number(toBlock)).map(logOf);
      }
      case 'eth_call':
        return encodeFunctionResult({ abi: sessionAccountAbi, functionName: 'sessionState', result: fresh });
      default:
        return { timestamp: '0x1' };
    }
  });
}

const asked = (method: string) => vi.mocked(rpc).mock.calls.filter(([, one]) => one === method).length;
const idsOf = (blocks: readonly number[]) => blocks.map((at) => sessionId(begun(at)));
beforeEach(() => {
  vi.mocked(rpc).mockReset();
  spans = [];
});

/** Every page, and how often the network was asked for logs and for counts at most by one of them. */
async function allPages() {
  const ids: string[] = [];
  let most = { logs: 0, counts: 0 };
  for (let before: number | null = null, pages = 0; pages < 600; pages += 1) {
    const earlier = { logs: asked('eth_getLogs'), counts: asked('eth_getTransactionCount') };
    const page = await listSessions(sso, account, null, before);
    ids.push(...page.sessions.map(({ id }) => id));
    most = {
      logs: Math.max(most.logs, asked('eth_getLogs') - earlier.logs),
      counts: Math.max(most.counts, asked('eth_getTransactionCount') - earlier.counts),
    };
    if (page.earlier === null) return { ids, most };
    before = page.earlier;
  }
  throw new Error('It never ends');
}

describe('the sessions of an account', () => {
  test('are all there, however old: what lies between is not read', async () => {
    accountOf([5, 100_000, 900_000]);
    const { sessions, earlier } = await listSessions(sso, account, null);
    expect(sessions.map(({ id }) => id)).toEqual(idsOf([900_000, 100_000, 5]));
    expect(earlier).toBeNull();
    expect(spans.length).toBe(3);
    expect(Math.max(...spans)).toBeLessThanOrEqual(2_000);
  });

  test('come by the page, each once, and no page asks for more than ten spans of blocks', async () => {
    const blocks = Array.from({ length: 45 }, (_, index) => 10_000 + index * 20_000);
    accountOf(blocks);
    const { ids, most } = await allPages();
    expect(ids).toEqual(idsOf(blocks.toReversed()));
    expect(most.logs).toBeLessThanOrEqual(10);
    expect(most.counts).toBeLessThanOrEqual(11 * 22);
  });

  test('are found where the node keeps no old states, by more pages', async () => {
    accountOf([5, 100_000, 900_000], { keepsStates: false });
    const { ids, most } = await allPages();
    expect(ids).toEqual(idsOf([900_000, 100_000, 5]));
    expect(most.logs).toBeLessThanOrEqual(10);
  });

  test('that never did anything are none, without a question for logs', async () => {
    accountOf([]);
    expect(await listSessions(sso, account, null)).toEqual({ sessions: [], earlier: null });
    expect(spans).toEqual([]);
  });

  test('of which this browser has one show it, whatever the network tells', async () => {
    accountOf([]);
    const { sessions } = await listSessions(sso, account, begun(7));
    expect(sessions).toMatchObject([{ id: sessionId(begun(7)), isHere: true }]);
  });
});

import { createServer } from 'node:http';
import { numberToHex, type Hex } from 'viem';
import * as v from 'valibot';
import { address } from '../server/market.ts';
import { createCalls } from './calls.ts';
import type { SyntheticChain, View } from './chain.ts';
import { createLogs, type LogFilter, type RpcLog } from './logs.ts';
import type { World } from './world.ts';

/** How a provider says that it does not answer this; one says it in words, one by an own code, one by the status. */
export type Wording = (what: 'blocks' | 'logs', most: number) => { code: number; message: string } | { status: number };
export const wordings = {
  alchemy: (what, most) => ({
    code: -32602,
    message:
      what === 'blocks'
        ? `You can make eth_getLogs requests with up to a ${most} block range. Based on your parameters, this block range should work: [0x0, 0x1f3]`
        : `Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range and no limit on the response size, or you can request any block range with a cap of ${most / 1000}K logs in the response.`,
  }),
  infura: (what, most) => ({
    code: -32005,
    message: what === 'blocks' ? `block range exceeds limit of ${most}` : `query returned more than ${most} results`,
  }),
  quicknode: (what, most) => ({
    code: what === 'blocks' ? -32614 : -32600,
    message: what === 'blocks' ? `eth_getLogs is limited to a ${most} range` : `query exceeds max results ${most}`,
  }),
  ankr: (what) => ({ code: -32600, message: what === 'blocks' ? 'block range is too wide' : 'response is too big' }),
  cloudflare: (what) => ({
    code: -32047,
    message:
      what === 'blocks'
        ? "Invalid eth_getLogs request. 'fromBlock'-'toBlock' range too large. Max range: 500"
        : 'Max logs exceeded',
  }),
  base: (what) => (what === 'blocks' ? { status: 413 } : { code: -32000, message: 'query returned too many logs' }),
} satisfies Record<string, Wording>;

export type Rules = {
  mostBlocks?: number;
  mostLogs?: number;
  wording?: Wording;
  withTime?: boolean;
  /** What the provider does with its n-th request, batches counting once; null: it answers. */
  fault?: (request: number) => 'rate' | 'rate-in-json' | null;
  /** The history that the node has which answers the n-th call: another one than the chain's newest where it lags. */
  view?: (call: number) => View;
  /** What becomes of the n-th answer of logs. */
  distort?: (logs: RpcLog[], answer: number) => RpcLog[];
  /** Blocks above a node's head: nothing there, or an error. Both are seen. */
  beyondHead?: 'nothing' | 'error';
};

class Refusal extends Error {
  override name = 'Refusal';
  readonly code: number;
  readonly status: number | null;
  constructor(code: number, message: string, status: number | null = null) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const callSchema = v.object({ id: v.number(), method: v.string(), params: v.optional(v.array(v.unknown()), []) });
const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.array(callSchema),
    v.pipe(
      callSchema,
      v.transform((one) => [one]),
    ),
  ]),
);
const word = v.pipe(v.string(), v.toLowerCase());
const oneOrMore = v.union([
  v.array(word),
  v.pipe(
    word,
    v.transform((one) => [one]),
  ),
]);
const filterSchema = v.strictObject({
  fromBlock: v.optional(v.string()),
  toBlock: v.optional(v.string()),
  blockHash: v.optional(word),
  address: v.optional(oneOrMore),
  topics: v.optional(v.array(v.nullable(oneOrMore)), []),
});
export const MULTICALL = address(0xca11);

/** A JSON-RPC provider on this machine, simulated, over a synthetic chain; it keeps to its rules and counts what it is asked. */
export async function startProvider(chain: SyntheticChain, world: World, rules: Rules = {}) {
  const { mostBlocks = 2_000, mostLogs = 10_000, wording = wordings.infura } = rules;
  const logs = createLogs(chain, world, { withTime: rules.withTime ?? true });
  const call = createCalls(world, MULTICALL);
  const counts = new Map<string, number>();
  const spent = { requests: 0, calls: 0, refused: 0, bytes: 0 };
  let isDead = false;

  const refuse = (what: 'blocks' | 'logs', most: number): never => {
    spent.refused += 1;
    const said = wording(what, most);
    throw 'status' in said ? new Refusal(0, '', said.status) : new Refusal(said.code, said.message);
  };

  function numberAt(view: View, tag: unknown): number {
    if (tag === 'latest') return view.head;
    if (typeof tag === 'string' && /^0x[0-9a-f]+$/.test(tag)) return Number(tag);
    throw new Refusal(-32602, `The provider simulator does not know the block ${JSON.stringify(tag)}`);
  }

  function header(view: View, number: number) {
    if (number > view.head || number < 0) return null;
    const hash = chain.blockHash(view, number);
    return {
      number: numberToHex(number),
      hash,
      parentHash: chain.blockHash(view, number - 1),
      timestamp: numberToHex(chain.time(number)),
      transactions: [],
    };
  }

  function getLogs(view: View, given: unknown): RpcLog[] {
    const asked = v.parse(filterSchema, given);
    const set = (words: string[] | null | undefined) => (words ? new Set(words) : null);
    const filter: LogFilter = { addresses: set(asked.address), topics: asked.topics.map(set) };
    if (asked.blockHash !== undefined) {
      const number = chain.numberOf(asked.blockHash);
      if (number === undefined || number > view.head || chain.blockHash(view, number) !== asked.blockHash)
        throw new Refusal(-32000, 'unknown block');
      return logs.of(view, number, filter);
    }
    const [from, to] = [numberAt(view, asked.fromBlock), numberAt(view, asked.toBlock)];
    if (to - from + 1 > mostBlocks) refuse('blocks', mostBlocks);
    if (to > view.head && rules.beyondHead === 'error')
      throw new Refusal(
        -32000,
        `One of the blocks specified in filter (fromBlock, toBlock or blockHash) cannot be found.`,
      );
    const found: RpcLog[] = [];
    for (let number = from; number <= Math.min(to, view.head); number += 1) {
      for (const log of logs.of(view, number, filter)) found.push(log);
      if (found.length > mostLogs) refuse('logs', mostLogs);
    }
    return found;
  }

  function answer(method: string, params: unknown[]): unknown {
    spent.calls += 1;
    counts.set(method, (counts.get(method) ?? 0) + 1);
    const view = rules.view?.(spent.calls) ?? chain.view();
    if (method === 'eth_blockNumber') return numberToHex(view.head);
    if (method === 'eth_getBlockByNumber') return header(view, numberAt(view, params[0]));
    if (method === 'eth_getLogs') {
      const found = getLogs(view, params[0]);
      return rules.distort ? rules.distort(found, counts.get(method) ?? 0) : found;
    }
    if (method === 'eth_call') {
      const { to, data } = v.parse(v.object({ to: word, data: v.string() }), params[0]);
      const head = numberAt(view, params[1] ?? 'latest');
      if (head > view.head) throw new Refusal(-32000, 'header not found');
      const result = call({ ...view, head }, to as Hex, data as Hex);
      if (result === null) throw new Refusal(3, 'execution reverted');
      return result;
    }
    throw new Refusal(-32601, `The provider simulator has no method ${method}`);
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      spent.requests += 1;
      spent.bytes += body.length;
      const send = (status: number, text: string, headers: Record<string, string> = {}) => {
        spent.bytes += Buffer.byteLength(text);
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
      };
      if (isDead) return void response.destroy();
      const fault = rules.fault?.(spent.requests) ?? null;
      if (fault === 'rate') return send(429, 'Too Many Requests', { 'retry-after': '1', 'content-type': 'text/plain' });
      const calls = v.parse(bodySchema, body.toString());
      try {
        const answers = calls.map(({ id, method, params }) => {
          try {
            if (fault === 'rate-in-json')
              throw new Refusal(429, 'Your app has exceeded its compute units per second capacity');
            return { jsonrpc: '2.0', id, result: answer(method, params) };
          } catch (error) {
            if (error instanceof Refusal && error.status !== null) throw error;
            const { code, message } =
              error instanceof Refusal ? error : { code: -32603, message: `Provider simulator: ${String(error)}` };
            return { jsonrpc: '2.0', id, error: { code, message } };
          }
        });
        send(200, JSON.stringify(body[0] === 0x5b ? answers : answers[0]));
      } catch (error) {
        send(error instanceof Refusal ? (error.status ?? 500) : 500, 'refused', { 'content-type': 'text/plain' });
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  if (typeof listening !== 'object' || listening === null) throw new Error('The provider simulator does not listen');

  return {
    url: `http://127.0.0.1:${listening.port}`,
    logs,
    spent,
    counts,
    /** For good. */
    die: () => void (isDead = true),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;

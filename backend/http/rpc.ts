import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Networks } from '../core/networks.ts';
import { createTurns } from '../core/turns.ts';
import { ApiError, failure } from './answers.ts';
import { boundCalls, CallRefused, isHeavy, readBounded, rpcLimits, type RpcCall } from './rpc-limits.ts';

/**
 * What a wallet or a page needs of a chain. Nothing that signs with a node's keys or bends the chain, and no
 * filters: a node keeps them for whoever asks, and libraries ask for logs instead.
 */
const openMethods = new Set([
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_protocolVersion',
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_simulateV1',
  'eth_syncing',
  'net_listening',
  'net_version',
  'web3_clientVersion',
  'web3_sha3',
]);

const isCall = (value: unknown): value is RpcCall =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  typeof value.method === 'string' &&
  value.method.length <= 100;

const idOf = (value: unknown): string | number | null =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  (typeof value.id === 'string' || typeof value.id === 'number')
    ? value.id
    : null;

const rpcError = (id: string | number | null, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

const LATE = 'The network has too much to do. Try again.';

/** Carries out calls on one embedded chain, a few at a time. */
function createWorker(target: string) {
  const heavy = createTurns({ slots: rpcLimits.heavyAtOnce });
  const light = createTurns({ slots: rpcLimits.lightAtOnce });

  const post = (body: unknown, signal: AbortSignal) =>
    fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
      redirect: 'error',
    });

  async function head(): Promise<number> {
    const call = { jsonrpc: '2.0', id: 0, method: 'eth_blockNumber', params: [] };
    const answer: unknown = await (await post(call, AbortSignal.timeout(rpcLimits.workMs))).json();
    return Number(typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : 0);
  }

  /** The answer as the chain gave it; null when it is too long. Throws when the caller's time is over. */
  return async function work(
    body: unknown,
    calls: readonly RpcCall[],
    caller: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    const bound = await boundCalls(calls, head);
    const deadline = AbortSignal.any([caller, AbortSignal.timeout(rpcLimits.deadlineMs)]);
    const turn = calls.some(isHeavy) ? heavy : light;
    const leave = await turn('', () => true, deadline);
    // The chain goes on with what it has begun, whoever hangs up: the place is kept until it has answered.
    const answered = (async () => {
      try {
        const answer = await post(Array.isArray(body) ? bound : bound[0], AbortSignal.timeout(rpcLimits.workMs));
        if (answer.status !== 200) throw new ApiError(502, 'rpc.unreachable', 'The network does not answer.');
        return await readBounded(answer, rpcLimits.answerBytes);
      } finally {
        leave();
      }
    })();
    answered.catch(() => {});
    return new Promise((resolve, reject) => {
      const late = () => reject(deadline.reason as Error);
      if (deadline.aborted) late();
      deadline.addEventListener('abort', late, { once: true });
      answered.then(resolve, reject).finally(() => deadline.removeEventListener('abort', late));
    });
  };
}

/** `POST /rpc/{chainId}`: the way of browsers to the embedded chains. */
export function createRpcProxy(networks: Networks, testMode: boolean): Hono {
  const app = new Hono();
  const workers = new Map(
    networks.all.flatMap(({ chainId, proxiedRpcUrl }) =>
      proxiedRpcUrl === null ? [] : [[chainId, createWorker(proxiedRpcUrl)] as const],
    ),
  );
  app.onError((error, c) =>
    failure(
      c,
      error instanceof ApiError ? error : new ApiError(502, 'rpc.unreachable', 'The network does not answer.'),
    ),
  );
  app.notFound((c) => failure(c, new ApiError(404, 'unknown-network', 'There is no such network here.')));
  app.use(
    bodyLimit({
      maxSize: rpcLimits.requestBytes,
      onError: (c) =>
        failure(c, new ApiError(413, 'too-large', `The body is larger than ${rpcLimits.requestBytes} bytes.`)),
    }),
  );
  app.post('/:chainId', async (c) => {
    const work = workers.get(Number(c.req.param('chainId')));
    if (!work) throw new ApiError(404, 'unknown-network', 'There is no such network here.');
    const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
    // Anything else could be sent by a foreign page without asking.
    if (type !== 'application/json')
      throw new ApiError(415, 'unsupported-media-type', 'The body must be application/json.');
    let body: unknown;
    try {
      body = JSON.parse(await c.req.text());
    } catch {
      return c.json(rpcError(null, -32_700, 'Parse error'), 400);
    }
    const given: unknown[] = Array.isArray(body) ? body : [body];
    if (given.length === 0 || given.length > rpcLimits.batch)
      return c.json(rpcError(null, -32_600, 'Invalid request'), 400);
    const refusals = given.flatMap((call) => {
      if (!isCall(call)) return [rpcError(idOf(call), -32_600, 'Invalid request')];
      if (testMode || openMethods.has(call.method)) return [];
      return [rpcError(idOf(call), -32_601, `Method ${call.method} is not supported.`)];
    });
    const [firstRefusal] = refusals;
    // A JSON-RPC error is an answer: wallets probe for methods and go on with what there is.
    if (firstRefusal) return c.json(Array.isArray(body) ? refusals : firstRefusal);
    const calls = given.filter(isCall);
    const toAll = (code: number, message: string) => {
      const errors = calls.map((call) => rpcError(idOf(call), code, message));
      return c.json(Array.isArray(body) ? errors : errors[0]);
    };
    try {
      const bytes = await work(body, calls, c.req.raw.signal);
      if (bytes === null)
        return toAll(-32_005, `The answer is longer than ${rpcLimits.answerBytes} bytes: ask for less.`);
      return c.body(bytes, 200, { 'content-type': 'application/json' });
    } catch (error) {
      if (error instanceof CallRefused) return toAll(-32_602, error.message);
      if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
      c.header('Retry-After', '1');
      return toAll(-32_005, LATE);
    }
  });
  app.all('/:chainId', (c) => {
    c.header('Allow', 'POST');
    return failure(c, new ApiError(405, 'method-not-allowed', 'This call takes POST.'));
  });
  return app;
}

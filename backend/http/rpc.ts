import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { MarketNetwork } from '../core/networks.ts';
import { ApiError, failure } from './answers.ts';
import type { Limits } from './limits.ts';
import { CallRefused, rpcLimits, type RpcCall } from './rpc-limits.ts';
import { createRpcWorker } from './rpc-worker.ts';

/**
 * What a wallet or a page needs of a chain. Nothing that signs with a node's keys or manipulates the chain, and no
 * filters: a node stores them for any caller, and libraries use log queries instead.
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

const clientVersion = (id: RpcCall['id']) => ({ jsonrpc: '2.0', id, result: 'Vitrine' });

const LATE = 'The network has too much to do. Try again.';

/** `POST /rpc/{chainId}`: how browsers reach the embedded chains. */
export function createRpcProxy(
  networks: { all: readonly Pick<MarketNetwork, 'chainId' | 'proxiedRpcUrl' | 'rpcDialect'>[] },
  testMode: boolean,
  { clientOf, takeClient }: Pick<Limits, 'clientOf' | 'takeClient'>,
): Hono {
  const app = new Hono();
  const chains = new Map(
    networks.all.flatMap(({ chainId, proxiedRpcUrl, rpcDialect }) =>
      proxiedRpcUrl === null
        ? []
        : [[chainId, { work: createRpcWorker(proxiedRpcUrl, rpcDialect), more: rpcDialect?.methods }] as const],
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
    const chain = chains.get(Number(c.req.param('chainId')));
    if (!chain) throw new ApiError(404, 'unknown-network', 'There is no such network here.');
    const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
    // A page of another site could send any other content type without a preflight.
    if (type !== 'application/json')
      throw new ApiError(415, 'unsupported-media-type', 'The body must be application/json.');
    let body: unknown;
    try {
      body = JSON.parse(await c.req.text());
    } catch {
      return c.json(rpcError(null, -32_700, 'Parse error'), 400);
    }
    // From here on the caller gets an answer in time, whatever is done for these calls.
    const deadline = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(rpcLimits.deadlineMs)]);
    const given: unknown[] = Array.isArray(body) ? body : [body];
    if (given.length === 0 || given.length > rpcLimits.batch)
      return c.json(rpcError(null, -32_600, 'Invalid request'), 400);
    // The request itself was counted as one call before its body was read.
    if (given.length > 1) await takeClient(c, 'rpc', given.length - 1);
    const refusals = given.flatMap((call) => {
      if (!isCall(call)) return [rpcError(idOf(call), -32_600, 'Invalid request')];
      if (testMode || openMethods.has(call.method) || chain.more?.has(call.method)) return [];
      return [rpcError(idOf(call), -32_601, `Method ${call.method} is not supported.`)];
    });
    const [firstRefusal] = refusals;
    // A JSON-RPC error is an answer: wallets probe for methods and use what there is.
    if (firstRefusal) return c.json(Array.isArray(body) ? refusals : firstRefusal);
    const calls = given.filter(isCall);
    const toAll = (code: number, message: string) => {
      const errors = calls.map((call) => rpcError(idOf(call), code, message));
      return c.json(Array.isArray(body) ? errors : errors[0]);
    };
    // Which program in which version runs the chain only helps people who look for its weaknesses.
    const own = calls.filter(({ method }) => method === 'web3_clientVersion').map((call) => clientVersion(idOf(call)));
    const others = calls.filter(({ method }) => method !== 'web3_clientVersion');
    if (others.length === 0) return c.json(Array.isArray(body) ? own : own[0]);
    try {
      const bytes = await chain.work(body, others, { client: clientOf(c) ?? '', deadline });
      if (bytes === null)
        return toAll(-32_005, `The answer is longer than ${rpcLimits.answerBytes} bytes: ask for less.`);
      if (own.length > 0) return c.json([...(JSON.parse(new TextDecoder().decode(bytes)) as unknown[]), ...own]);
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

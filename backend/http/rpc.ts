import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Networks } from '../core/networks.ts';
import { ApiError, failure } from './answers.ts';

const REQUEST_BYTES = 512 * 1024;
const ANSWER_BYTES = 16 * 1024 * 1024;
const BATCH = 100;
const TIMEOUT_MS = 20_000;

/** What a wallet or a page needs of a chain. Nothing that signs with a node's keys or bends the chain. */
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
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_protocolVersion',
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_simulateV1',
  'eth_syncing',
  'eth_uninstallFilter',
  'net_listening',
  'net_version',
  'web3_clientVersion',
  'web3_sha3',
]);

type Call = { jsonrpc: '2.0'; id: string | number | null; method: string; params?: unknown };

const isCall = (value: unknown): value is Call =>
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

/** `POST /rpc/{chainId}`: the way of browsers to the embedded chains. */
export function createRpcProxy(networks: Networks, testMode: boolean): Hono {
  const app = new Hono();
  app.onError((error, c) =>
    failure(
      c,
      error instanceof ApiError ? error : new ApiError(502, 'rpc.unreachable', 'The network does not answer.'),
    ),
  );
  app.notFound((c) => failure(c, new ApiError(404, 'unknown-network', 'There is no such network here.')));
  app.use(
    bodyLimit({
      maxSize: REQUEST_BYTES,
      onError: (c) => failure(c, new ApiError(413, 'too-large', `The body is larger than ${REQUEST_BYTES} bytes.`)),
    }),
  );
  app.post('/:chainId', async (c) => {
    const target = networks.byId(Number(c.req.param('chainId')))?.proxiedRpcUrl;
    if (!target) throw new ApiError(404, 'unknown-network', 'There is no such network here.');
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
    const calls = Array.isArray(body) ? body : [body];
    if (calls.length === 0 || calls.length > BATCH) return c.json(rpcError(null, -32_600, 'Invalid request'), 400);
    const refusals = calls.flatMap((call) => {
      if (!isCall(call)) return [rpcError(idOf(call), -32_600, 'Invalid request')];
      if (testMode || openMethods.has(call.method)) return [];
      return [rpcError(idOf(call), -32_601, `Method ${call.method} is not supported.`)];
    });
    const [firstRefusal] = refusals;
    // A JSON-RPC error is an answer: wallets probe for methods and go on with what there is.
    if (firstRefusal) return c.json(Array.isArray(body) ? refusals : firstRefusal);
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      redirect: 'error',
    });
    const bytes = await answer.arrayBuffer();
    if (bytes.byteLength > ANSWER_BYTES) throw new ApiError(502, 'rpc.too-large', 'The answer is too large.');
    return c.body(bytes, answer.status === 200 ? 200 : 502, { 'content-type': 'application/json' });
  });
  app.all('/:chainId', (c) => {
    c.header('Allow', 'POST');
    return failure(c, new ApiError(405, 'method-not-allowed', 'This call takes POST.'));
  });
  return app;
}

import { numberToHex } from 'viem';
import * as v from 'valibot';
import { addressSchema, hexSchema } from '../../../src/contract/primitives.ts';
import { DialectError, type DialectCall, type RpcDialect } from '../../core/rpc-dialect.ts';
import { relayOf } from '../chain/session-accounts.ts';
import type { EmbeddedNetwork } from '../chain/networks.ts';
import { quantitySchema } from '../chain/rpc.ts';
import { invalid } from './decode.ts';
import { zksyncLimits } from './limits.ts';
import { ChainRefusal, createRawRpc } from './raw-rpc.ts';
import { createZksyncRelay } from './relay.ts';
import { isTranslated, translate } from './translate.ts';

/** Gas of the bootloader's, the account's and the paymaster's checks, above what the call itself needs. */
const CHECKS_GAS = 600_000n;

const paramsSchema = v.optional(v.array(v.unknown()), []);
const rawSchema = v.pipe(hexSchema, v.startsWith('0x71'));
const bytesSchema = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))),
  v.maxLength(100_000),
);
const requestSchema = v.object({
  from: addressSchema,
  to: addressSchema,
  value: v.optional(quantitySchema, '0x0'),
  data: v.optional(hexSchema),
  input: v.optional(hexSchema, '0x'),
  eip712Meta: v.optional(
    v.object({
      gasPerPubdata: v.optional(v.unknown()),
      customSignature: v.optional(v.unknown()),
      factoryDeps: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(0))),
      paymasterParams: v.optional(v.object({ paymaster: addressSchema, paymasterInput: bytesSchema })),
    }),
  ),
});

const firstOf = ({ params }: DialectCall): unknown => v.parse(v.fallback(paramsSchema, []), params)[0];
const isSending = ({ method }: DialectCall) =>
  method === 'eth_sendRawTransaction' || method === 'eth_sendRawTransactionSync';
const isEip712Request = (request: unknown): boolean =>
  typeof request === 'object' &&
  request !== null &&
  ('eip712Meta' in request || ('type' in request && request.type === '0x71'));

/**
 * ZKsync's dialect of JSON-RPC before an embedded chain, as far as accounts of type 113 need it. Not covered, since
 * the chain below is an EVM: EraVM's code and `factoryDeps`, gas per pubdata, fees of a real network, batches.
 */
export function createZksyncDialect({
  network,
  factory,
}: {
  network: EmbeddedNetwork;
  factory: `0x${string}`;
}): RpcDialect {
  const rpc = createRawRpc(network.rpcUrl);
  const relay = createZksyncRelay({ rpc, chainId: network.chainId, relay: relayOf(network), factory });

  async function send(call: DialectCall): Promise<unknown> {
    const hash = await relay.send(v.parse(rawSchema, firstOf(call)));
    if (call.method === 'eth_sendRawTransaction') return hash;
    return translate(rpc, 'eth_getTransactionReceipt', await rpc('eth_getTransactionReceipt', [hash]));
  }

  async function estimate(call: DialectCall): Promise<bigint> {
    const parsed = v.safeParse(requestSchema, firstOf(call));
    if (!parsed.success) throw invalid('The transaction to estimate is not understood.');
    const { from, to, value, data, input } = parsed.output;
    const request = {
      from,
      to,
      value: numberToHex(value),
      data: data ?? input,
      gas: numberToHex(zksyncLimits.mostGas - CHECKS_GAS),
    };
    return v.parse(quantitySchema, await rpc('eth_estimateGas', [request])) + CHECKS_GAS;
  }

  async function countOf(call: DialectCall): Promise<unknown> {
    const [who, block = 'latest'] = v.parse(v.fallback(paramsSchema, []), call.params);
    const address = v.safeParse(addressSchema, who);
    const nonce = address.success ? await relay.nonceOf(address.output, block) : null;
    return nonce === null ? rpc(call.method, [who, block]) : numberToHex(nonce);
  }

  async function answer(call: DialectCall): Promise<unknown> {
    if (isSending(call)) return send(call);
    if (call.method === 'eth_getTransactionCount') return countOf(call);
    const gas = numberToHex(await estimate(call));
    if (call.method === 'eth_estimateGas') return gas;
    const price = await rpc('eth_gasPrice', []);
    return {
      gas_limit: gas,
      max_fee_per_gas: price,
      max_priority_fee_per_gas: price,
      gas_per_pubdata_limit: numberToHex(zksyncLimits.gasPerPubdata),
    };
  }

  return {
    methods: new Set(['zks_estimateFee']),
    answers: (call) =>
      (isSending(call) && v.is(rawSchema, firstOf(call))) ||
      (call.method === 'eth_estimateGas' && isEip712Request(firstOf(call))) ||
      call.method === 'eth_getTransactionCount' ||
      call.method === 'zks_estimateFee',
    executes: (call) => call.method === 'zks_estimateFee' || (isSending(call) && v.is(rawSchema, firstOf(call))),
    answer: (call) =>
      answer(call).catch((error: unknown) => {
        // As the chain itself would have said it.
        throw error instanceof ChainRefusal ? new DialectError(-32_000, error.reason) : error;
      }),
    translates: ({ method }) => isTranslated(method),
    translate: (call, result) => translate(rpc, call.method, result),
  };
}

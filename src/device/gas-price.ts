import * as v from 'valibot';
import { chooseGasPrice } from '../domain/gas-price.ts';
import { rpcBatch, RpcUnavailableError, type RpcResult } from './rpc.ts';

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]+$/),
  v.transform((text) => BigInt(text)),
);
const blockSchema = v.pipe(
  v.object({ baseFeePerGas: quantity }),
  v.transform(({ baseFeePerGas }) => baseFeePerGas),
);

/** Null where a node does not know the call, or answers something else. */
function read(answer: RpcResult | undefined, schema: v.GenericSchema<unknown, bigint>): bigint | null {
  const parsed = v.safeParse(schema, answer?.ok === true ? answer.value : null);
  return parsed.success ? parsed.output : null;
}

/**
 * What a unit of gas costs now, in the native currency's base units.
 * @throws RpcUnavailableError when no node answers
 */
export async function readGasPrice(urls: readonly string[]): Promise<bigint> {
  const [block, tip, plain] = await rpcBatch(urls, [
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
    { method: 'eth_maxPriorityFeePerGas', params: [] },
    { method: 'eth_gasPrice', params: [] },
  ]);
  const price = chooseGasPrice({
    baseFee: read(block, blockSchema),
    tip: read(tip, quantity),
    plain: read(plain, quantity),
  });
  if (price === null) throw new RpcUnavailableError();
  return price;
}

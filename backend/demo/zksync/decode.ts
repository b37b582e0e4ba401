import { hashTypedData, isAddress, size, type Hex } from 'viem';
import { parseEip712Transaction, zksync } from 'viem/zksync';
import { DialectError } from '../../core/rpc-dialect.ts';
import { intrinsicGas, zksyncLimits } from './limits.ts';

/** A decoded transaction, as the bootloader takes it. */
export type BootloaderTransaction = {
  txType: bigint;
  from: bigint;
  to: bigint;
  gasLimit: bigint;
  gasPerPubdataByteLimit: bigint;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
  paymaster: bigint;
  nonce: bigint;
  value: bigint;
  reserved: readonly [bigint, bigint, bigint, bigint];
  data: Hex;
  signature: Hex;
  factoryDeps: readonly Hex[];
  paymasterInput: Hex;
  reservedDynamic: Hex;
};

export type Decoded = {
  from: Hex;
  to: Hex;
  paymaster: Hex | null;
  nonce: bigint;
  transaction: BootloaderTransaction;
  /** What was signed. */
  hash: Hex;
};

export const invalid = (message: string) => new DialectError(-32_602, message);

/**
 * Reads a signed transaction of type 113 and checks all that can be checked without the chain. Only the one
 * canonical form is taken: what viem makes of what was read must be the same bytes.
 */
export function decodeTransaction(raw: Hex, chainId: number): Decoded {
  if (size(raw) > zksyncLimits.rawBytes) {
    throw invalid(`A transaction has at most ${zksyncLimits.rawBytes} bytes.`);
  }
  const parsed = parse(raw);
  const { from, to, paymaster, paymasterInput, gas = 0n, gasPerPubdata = 0n } = parsed;
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n, nonce = 0, value = 0n, data = '0x' } = parsed;
  const limit = zksyncLimits;
  if (parsed.chainId !== chainId)
    throw invalid(`The transaction is for network ${parsed.chainId}, not for ${chainId}.`);
  if (!isAddress(from, { strict: false })) throw invalid('The transaction names no sender.');
  if (!to || !isAddress(to, { strict: false }))
    throw invalid('The transaction names no target: code is not taken here.');
  if (parsed.factoryDeps !== undefined && parsed.factoryDeps.length > 0)
    throw invalid('Code of EraVM is not taken here.');
  if (paymaster !== undefined && (!isAddress(paymaster, { strict: false }) || BigInt(paymaster) === 0n)) {
    throw invalid('The paymaster is not an address.');
  }
  const leastGas = intrinsicGas(data);
  if (gas < leastGas || gas > limit.mostGas) {
    throw invalid(`The gas must be from ${leastGas} to ${limit.mostGas}.`);
  }
  if (gasPerPubdata < 1n || gasPerPubdata > limit.gasPerPubdata) {
    throw invalid(`The gas per byte of pubdata must be from 1 to ${limit.gasPerPubdata}.`);
  }
  if (maxFeePerGas > limit.mostFeePerGas) throw invalid(`The fee per gas is at most ${limit.mostFeePerGas}.`);
  if (maxPriorityFeePerGas > maxFeePerGas) throw invalid('The priority fee is above the whole fee per gas.');
  if (value >= 1n << 128n) throw invalid('The value is more than there can be.');
  const input = paymasterInput ?? '0x';
  const domain = zksync.custom.getEip712Domain(parsed);
  return {
    from,
    to,
    paymaster: paymaster ?? null,
    nonce: BigInt(nonce),
    hash: hashTypedData(domain),
    transaction: {
      txType: 113n,
      from: BigInt(from),
      to: BigInt(to),
      gasLimit: gas,
      gasPerPubdataByteLimit: gasPerPubdata,
      maxFeePerGas,
      maxPriorityFeePerGas,
      paymaster: BigInt(paymaster ?? 0),
      nonce: BigInt(nonce),
      value,
      reserved: [0n, 0n, 0n, 0n],
      data,
      signature: parsed.customSignature ?? '0x',
      factoryDeps: [],
      paymasterInput: input,
      reservedDynamic: '0x',
    },
  };
}

function parse(raw: Hex) {
  try {
    const parsed = parseEip712Transaction(raw);
    const again = zksync.serializers.transaction(parsed, undefined);
    if (again.toLowerCase() === raw.toLowerCase()) return parsed;
  } catch {
    // Below.
  }
  throw invalid('This is no transaction of type 113 in its canonical form.');
}

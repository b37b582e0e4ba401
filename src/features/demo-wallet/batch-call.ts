import { encodeAbiParameters, encodeFunctionData, parseAbi } from 'viem/utils';

const abi = parseAbi(['function execute(bytes32 mode, bytes executionData) payable']);
/** ERC-7821: a batch in which the first revert reverts all. */
const BATCH = `0x01${'0'.repeat(62)}` as const;
const CALLS = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const;

/** What an account that runs ERC-7821 code sends to itself to make these calls, all or none. */
export function encodeBatch(
  calls: readonly { to: `0x${string}`; value?: bigint; data?: `0x${string}` }[],
): `0x${string}` {
  const list = calls.map(({ to, value = 0n, data = '0x' }) => ({ target: to, value, data }));
  return encodeFunctionData({ abi, functionName: 'execute', args: [BATCH, encodeAbiParameters(CALLS, [list])] });
}

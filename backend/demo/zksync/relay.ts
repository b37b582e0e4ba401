import { decodeErrorResult, encodeFunctionData, isHex, recoverAddress, size, type Abi, type Hex } from 'viem';
import * as v from 'valibot';
import { hash32Schema, hexSchema } from '../../../src/contract/primitives.ts';
import { DialectError } from '../../core/rpc-dialect.ts';
import { BOOTLOADER_ADDRESS } from '../chain/session-accounts.ts';
import { quantitySchema } from '../chain/rpc.ts';
import { receiptOf } from '../chain/transaction.ts';
import { bootloaderAbi } from '../contracts/artifacts/bootloader.ts';
import { sessionAccountFactoryAbi } from '../contracts/artifacts/session-account-factory.ts';
import { sessionAccountAbi } from '../contracts/artifacts/session-account.ts';
import { sessionPaymasterAbi } from '../contracts/artifacts/session-paymaster.ts';
import { type Decoded, decodeTransaction, invalid } from './decode.ts';
import { BOOTLOADER_GAS, GAS_PER_BYTE } from './limits.ts';
import { ChainRefusal, type RawRpc } from './raw-rpc.ts';

/** Every error that an account, its paymaster or the bootloader may refuse with. */
const errorAbi = [...bootloaderAbi, ...sessionAccountAbi, ...sessionPaymasterAbi].filter(
  ({ type }) => type === 'error',
) as Abi;

const refused = (message: string) => new DialectError(-32_000, message);
const quantity = (value: bigint) => `0x${value.toString(16)}`;

/** Brings transactions of type 113 to the chain: those of accounts by the bootloader, others as their sender's. */
export function createZksyncRelay(o: { rpc: RawRpc; chainId: number; relay: Hex; factory: Hex }) {
  const { rpc, chainId, relay, factory } = o;
  // One after the other: what is checked of an account stays so until its transaction is in.
  let queue: Promise<unknown> = Promise.resolve();

  async function read(to: Hex, data: Hex, block: unknown = 'latest'): Promise<Hex> {
    return v.parse(hexSchema, await rpc('eth_call', [{ to, data }, block]));
  }

  async function isAccount(address: Hex): Promise<boolean> {
    const data = encodeFunctionData({ abi: sessionAccountFactoryAbi, functionName: 'isAccount', args: [address] });
    return BigInt(await read(factory, data)) === 1n;
  }

  /** What an account counts itself; null for every other address. */
  async function nonceOf(address: Hex, block: unknown): Promise<bigint | null> {
    if (!(await isAccount(address))) return null;
    const answer = await read(address, encodeFunctionData({ abi: sessionAccountAbi, functionName: 'nonce' }), block);
    return answer === '0x' ? 0n : BigInt(answer);
  }

  function checkNonce({ nonce }: Decoded, expected: bigint): void {
    if (nonce < expected) throw refused(`nonce too low: next nonce ${expected}, tx nonce ${nonce}`);
    if (nonce > expected) throw refused(`nonce too high: next nonce ${expected}, tx nonce ${nonce}`);
  }

  async function byRelay(
    functionName: 'processTransaction' | 'chargePaymaster',
    { transaction }: Decoded,
  ): Promise<Hex> {
    const data = encodeFunctionData({ abi: bootloaderAbi, functionName, args: [transaction] });
    const gas = quantity(transaction.gasLimit + BOOTLOADER_GAS + BigInt(size(data)) * GAS_PER_BYTE);
    const call = { from: relay, to: BOOTLOADER_ADDRESS, data, gas };
    try {
      await rpc('eth_call', [call, 'latest']);
    } catch (error) {
      throw refused(refusalText(error));
    }
    return v.parse(
      hash32Schema,
      await rpc('eth_sendTransaction', [{ ...call, maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0' }]),
    );
  }

  async function forAccount(decoded: Decoded): Promise<Hex> {
    const expected = await nonceOf(decoded.from, 'latest');
    if (expected === null) throw invalid('This account takes no transactions of type 113.');
    checkNonce(decoded, expected);
    return byRelay('processTransaction', decoded);
  }

  async function forKey(decoded: Decoded): Promise<Hex> {
    const { from, to, transaction, paymaster } = decoded;
    checkNonce(decoded, v.parse(quantitySchema, await rpc('eth_getTransactionCount', [from, 'latest'])));
    const request = {
      from,
      to,
      nonce: quantity(decoded.nonce),
      value: quantity(transaction.value),
      data: transaction.data,
      gas: quantity(transaction.gasLimit),
      maxFeePerGas: quantity(paymaster === null ? transaction.maxFeePerGas : 0n),
      maxPriorityFeePerGas: quantity(paymaster === null ? transaction.maxPriorityFeePerGas : 0n),
    };
    const fee = paymaster === null ? transaction.gasLimit * transaction.maxFeePerGas : 0n;
    const balance = v.parse(quantitySchema, await rpc('eth_getBalance', [from, 'latest']));
    if (balance < fee + transaction.value) throw refused('insufficient funds for gas * price + value');
    if (paymaster !== null) {
      // A charge for what then cannot be sent could be had again and again: its nonce would stay free.
      await rpc('eth_call', [request, 'latest']).catch(() => {
        throw refused('The call would fail: no paymaster is charged.');
      });
      const { status } = await receiptOf({ call: rpc }, await byRelay('chargePaymaster', decoded));
      if (status !== '0x1') throw refused('The paymaster did not pay.');
    }
    // Only here does anybody else speak for an address: its own key has signed this very transaction.
    return v.parse(hash32Schema, await rpc('eth_sendUnsignedTransaction', [request]));
  }

  async function checkKey({ from, hash, transaction: { signature } }: Decoded): Promise<void> {
    const signer = size(signature) === 65 ? await recoverAddress({ hash, signature }).catch(() => null) : null;
    if (signer?.toLowerCase() !== from.toLowerCase()) throw invalid('The signature is not that of the sender.');
  }

  /** The hash by which the transaction is found, once it is in a block. */
  async function relayOne(raw: Hex): Promise<Hex> {
    const decoded = decodeTransaction(raw, chainId);
    const hasCode = (await rpc('eth_getCode', [decoded.from, 'latest'])) !== '0x';
    if (!hasCode) await checkKey(decoded);
    const hash = await (hasCode ? forAccount(decoded) : forKey(decoded));
    await receiptOf({ call: rpc }, hash);
    return hash;
  }

  return {
    nonceOf,
    /** The proxy bounds how many wait here. */
    send(raw: Hex): Promise<Hex> {
      const mine = queue.then(() => relayOne(raw));
      queue = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** Why a contract refused, by its own error's name. */
function refusalText(error: unknown): string {
  const data = error instanceof ChainRefusal ? error.data : undefined;
  if (isHex(data) && data.length >= 10) {
    try {
      const { errorName, args } = decodeErrorResult({ abi: errorAbi, data });
      const [first] = args ?? [];
      const detail = typeof first === 'string' || typeof first === 'bigint' ? ` (${first})` : '';
      if (errorName === 'SessionRefused') return `Session validation failed: refused on chain${detail}`;
      return `The transaction was refused: ${errorName}${detail}`;
    } catch {
      // Not one of ours.
    }
  }
  return 'The transaction was refused by its account or its paymaster.';
}

import {
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  hashTypedData,
  numberToHex,
  parseAbiParameters,
  zeroAddress,
  type Abi,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  type Hex,
} from 'viem';
import { chainConfig, getGeneralPaymasterInput, serializeTransaction } from 'viem/zksync';
import * as v from 'valibot';
import type { AppConfig } from '../contract/config.ts';
import { hexSchema, quantitySchema } from '../contract/primitives.ts';
import { rpc } from '../device/rpc.ts';
import { eip712Request } from '../domain/eip712-tx.ts';
import { ProviderRpcError } from '../domain/wallet-errors.ts';
import { networkById } from './runtime.ts';

/* Transactions of type 113 of single sign-on accounts: made, signed, read. Shared by the app and the wallet's window. */

export type Sso = NonNullable<AppConfig['wallets']['sso']>;
export type SsoCall = { to: Hex; value: bigint; data: Hex };
export type SsoFee = { gas: bigint; maxFeePerGas: bigint };
type Serializable = Parameters<typeof serializeTransaction>[0];

/** @throws ProviderRpcError where the app lacks the network of the accounts */
export function ssoUrls({ chainId }: Sso): readonly string[] {
  const network = networkById(chainId);
  if (network === null) throw new ProviderRpcError(4901);
  return network.rpcUrls;
}

/** Reads a contract on that network, in the newest block. */
export async function readSso<
  const A extends Abi,
  F extends ContractFunctionName<A, 'view'>,
  const P extends ContractFunctionArgs<A, 'view', F>,
>(
  sso: Sso,
  o: { address: Hex; abi: A; functionName: F; args: P },
): Promise<ContractFunctionReturnType<A, 'view', F, P>> {
  const data = encodeFunctionData(o as never);
  const answer = v.parse(hexSchema, await rpc(ssoUrls(sso), 'eth_call', [{ to: o.address, data }, 'latest']));
  return decodeFunctionResult({ ...o, data: answer } as never) as ContractFunctionReturnType<A, 'view', F, P>;
}

/** What one unit of gas costs there now, in wei. */
export const readGasPrice = async (sso: Sso): Promise<bigint> =>
  BigInt(v.parse(quantitySchema, await rpc(ssoUrls(sso), 'eth_gasPrice', [])));

const feeSchema = v.object({ gas_limit: quantitySchema, max_fee_per_gas: quantitySchema });

/** What the call may cost at most. @throws RpcAnswerError where it would fail */
export async function readFee(sso: Sso, from: Hex, { to, value, data }: SsoCall): Promise<SsoFee> {
  const call = { from, to, value: numberToHex(value), data };
  const { gas_limit: gas, max_fee_per_gas: price } = v.parse(
    feeSchema,
    await rpc(ssoUrls(sso), 'zks_estimateFee', [call]),
  );
  return { gas: BigInt(gas), maxFeePerGas: BigInt(price) };
}

/** The account's next nonce; zero before it is deployed. */
export const readNonce = async (sso: Sso, account: Hex): Promise<number> =>
  Number(v.parse(quantitySchema, await rpc(ssoUrls(sso), 'eth_getTransactionCount', [account, 'pending'])));

/** A transaction to sign; the network's paymaster pays its fee where there is one. */
export function ssoTransaction(sso: Sso, o: SsoCall & SsoFee & { from: Hex; nonce: number }): Serializable {
  const { paymaster } = sso;
  const sponsored =
    paymaster === null ? {} : { paymaster, paymasterInput: getGeneralPaymasterInput({ innerInput: '0x' }) };
  return eip712Request({ ...o, ...sponsored, maxPriorityFeePerGas: 0n, chainId: sso.chainId }) as Serializable;
}

/** The part of it that is signed. */
export const ssoTransactionHash = (transaction: Serializable): Hex =>
  hashTypedData(chainConfig.custom.getEip712Domain(transaction as never));

export const serializeSso = (transaction: Serializable, customSignature: Hex): Hex =>
  serializeTransaction({ ...transaction, customSignature } as Serializable, undefined);

const SIGNATURE = parseAbiParameters('bytes signature, address validator, bytes validatorData');
/** In the form in which the account accepts it from its owner's passkey. */
export const ownerSignature = (signature: Hex): Hex => encodeAbiParameters(SIGNATURE, [signature, zeroAddress, '0x']);
/** In the form in which it accepts it from a session key. */
export const sessionSignature = (signature: Hex, account: Hex, proof: Hex): Hex =>
  encodeAbiParameters(SIGNATURE, [signature, account, proof]);

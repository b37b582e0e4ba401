import type { Account, Chain, Transport, WalletClient } from 'viem';
import { keccak256 } from 'viem/utils';
import type { AppConfig } from '../../contract/config.ts';
import { rpc } from '../../device/rpc.ts';

type Hash = `0x${string}`;
type Wallet = WalletClient<Transport, Chain, Account>;

/** A transaction's bytes, as often as they must be sent. */
export async function signedBy(wallet: Wallet, request: Parameters<Wallet['signTransaction']>[0]) {
  const serializedTransaction = await wallet.signTransaction(request);
  return {
    hash: keccak256(serializedTransaction),
    broadcast: () => wallet.sendRawTransaction({ serializedTransaction }),
  };
}

/** Whether the chain has this transaction, mined or waiting. @throws RpcUnavailableError */
export const isKnown = async ({ rpcUrls }: AppConfig['networks'][number], hash: Hash): Promise<boolean> =>
  (await rpc(rpcUrls, 'eth_getTransactionByHash', [hash])) !== null;

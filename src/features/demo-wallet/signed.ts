import { createWalletClient, http, type Account, type Chain, type Transport, type WalletClient } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { keccak256 } from 'viem/utils';
import type { AppConfig } from '../../contract/config.ts';
import { rpc } from '../../device/rpc.ts';

type Hash = `0x${string}`;
type Network = AppConfig['networks'][number];
type Wallet = WalletClient<Transport, Chain, Account>;

/** Signs with this key, and sends to this network. */
export const walletClient = (account: PrivateKeyAccount, network: Network): Wallet =>
  createWalletClient({
    account,
    chain: {
      id: network.chainId,
      name: network.name,
      nativeCurrency: { ...network.currency, name: network.currency.symbol },
      rpcUrls: { default: { http: network.rpcUrls } },
    },
    // A person decides whether it is tried again.
    transport: http(network.rpcUrls[0], { retryCount: 0 }),
  });

/** A transaction's bytes, as often as they must be sent. */
export async function signedBy(wallet: Wallet, request: Parameters<Wallet['signTransaction']>[0]) {
  const serializedTransaction = await wallet.signTransaction(request);
  return {
    hash: keccak256(serializedTransaction),
    broadcast: () => wallet.sendRawTransaction({ serializedTransaction }),
  };
}

/** Whether the chain has this transaction, mined or waiting. @throws RpcUnavailableError */
export const isKnown = async ({ rpcUrls }: Network, hash: Hash): Promise<boolean> =>
  (await rpc(rpcUrls, 'eth_getTransactionByHash', [hash])) !== null;

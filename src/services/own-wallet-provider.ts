import * as v from 'valibot';
import { numberToHex } from 'viem';
import { addressSchema, hexSchema } from '../contract/primitives.ts';
import { rpc } from '../device/rpc.ts';
import { NO_SWITCHING, ProviderRpcError } from '../domain/wallet-errors.ts';
import type { LoadedWallet } from './lazy-connector.ts';
import type { WalletPopup } from './wallet-popup.ts';
import { networkById } from './runtime.ts';
import type { WalletStorage } from './wallet-storage.ts';

/* The marketplace's own wallet as a provider (EIP-1193); loaded when it is chosen, or was at an earlier visit. */

const ACCOUNT = 'account';
const IN_WINDOW = new Set(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']);

/** As the spec says, whatever code the window gave. */
const REJECTIONS = /user closed modal|accounts received is empty|user denied account|request rejected/i;

const accountsSchema = v.array(addressSchema);
const signedSchema = v.object({ raw: hexSchema });

const parse = <T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> => {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new ProviderRpcError(-32603, 'The wallet gave an answer that cannot be read.');
  return parsed.output;
};

export async function createOwnWallet(o: {
  popup: WalletPopup;
  kept: WalletStorage;
  chainIds: readonly number[];
}): Promise<LoadedWallet> {
  const { popup, kept } = o;
  const [chainId = 0] = o.chainIds;
  const stored = v.safeParse(addressSchema, new Map(await kept.entries()).get(ACCOUNT));
  let account = stored.success ? stored.output : null;

  async function connect(): Promise<string[]> {
    if (account !== null) {
      // Opened by the press, before it was known that nothing needs to be asked.
      popup.close();
      return [account];
    }
    try {
      const given = await popup.ask({ action: { method: 'eth_requestAccounts', params: [] }, chainId });
      const [first] = parse(accountsSchema, given);
      if (first === undefined) throw new Error('Accounts received is empty');
      account = first;
    } catch (error) {
      throw error instanceof Error && REJECTIONS.test(error.message) ? new ProviderRpcError(4001) : error;
    }
    await kept.set(ACCOUNT, account);
    return [account];
  }

  /** The window only signs and this page sends: a window that is gone has sent nothing. */
  async function send(content: Parameters<WalletPopup['ask']>[0]): Promise<unknown> {
    const { raw } = parse(signedSchema, await popup.ask(content));
    const network = networkById(chainId);
    if (network === null) throw new ProviderRpcError(4901);
    return rpc(network.rpcUrls, 'eth_sendRawTransaction', [raw]);
  }

  return {
    async request({ method, params = [] }) {
      if (method === 'eth_requestAccounts') return connect();
      if (method === 'eth_accounts') return account === null ? [] : [account];
      if (method === 'eth_chainId') return numberToHex(chainId);
      const content = { action: { method, params }, chainId };
      if (IN_WINDOW.has(method) || method === 'wallet_switchEthereumChain') {
        if (account === null) throw new ProviderRpcError(4100, 'Must call eth_requestAccounts before other methods');
        if (method === 'wallet_switchEthereumChain') throw new ProviderRpcError(4902, NO_SWITCHING);
        return method === 'eth_sendTransaction' ? send(content) : popup.ask(content);
      }
      throw new ProviderRpcError(-32004, `Method ${method} is not supported.`);
    },
    // It has one account and one chain, and emits no events.
    on: () => undefined,
    async disconnect() {
      account = null;
      popup.close();
    },
  };
}

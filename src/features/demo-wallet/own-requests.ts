import { createWalletClient, http, type Hex, type PrivateKeyAccount } from 'viem';
import * as v from 'valibot';
import { marketName } from '../../language/market-name.ts';
import { addressSchema, hexSchema, quantitySchema } from '../../contract/primitives.ts';
import { networkById, networks, runtime } from '../../services/runtime.ts';
import { confirmInWindow } from './confirm-window.ts';
import { reach } from './connection.ts';
import { fund } from './fund.ts';
import { askNode } from './node-words.ts';
import type { Asked } from './own-channel.ts';
import * as own from './own-texts.ts';
import { ProviderError } from './provider-error.ts';
import { createSignQuestions, type Network } from './sign-questions.ts';
import * as texts from './texts.ts';

const transactionSchema = v.object({
  from: addressSchema,
  to: addressSchema,
  value: v.optional(quantitySchema, '0x0'),
  data: v.optional(hexSchema, '0x'),
  nonce: v.optional(quantitySchema),
});

/** What the wallet does for one site, each thing after a yes. It sends nothing: the site gets what was signed. */
export function createOwnWallet(account: PrivateKeyAccount, { site, email }: { site: string; email: string }) {
  const brand = own.brand(marketName());
  const address = account.address.toLowerCase() as Hex;
  const { host } = new URL(site);
  const questions = createSignQuestions({ signer: account, site, brand, email });
  const { isMine } = questions;

  const connect = (): Promise<string[]> =>
    confirmInWindow({
      read: async () => ({
        brand,
        title: own.connectTitle,
        // Here the whole address is told, to be compared and noted.
        facts: [
          [own.site, host],
          [own.email, email],
          [own.account, account.address],
        ],
        note: runtime().config.embedded ? `${own.connectNote} ${own.playMoney}` : own.connectNote,
        approve: texts.connect,
      }),
      async carryOut() {
        if (runtime().config.embedded)
          await reach(() => Promise.all(networks().map(({ chainId }) => fund(address, chainId))));
        return [address];
      },
    });

  function signTransaction([given]: readonly unknown[], network: Network): Promise<{ raw: Hex }> {
    const parsed = v.safeParse(transactionSchema, given);
    if (!parsed.success || !isMine(parsed.output.from)) throw new ProviderError(-32602);
    const { to, value, data, nonce } = parsed.output;
    const call = { to, value: BigInt(value), data };
    const [url = ''] = network.rpcUrls;
    const wallet = createWalletClient({
      account,
      chain: {
        id: network.chainId,
        name: network.name,
        nativeCurrency: { ...network.currency, name: network.currency.symbol },
        rpcUrls: { default: { http: network.rpcUrls } },
      },
      // A person decides whether it is tried again.
      transport: http(url, { retryCount: 0 }),
    });
    return questions.askAboutCalls([{ ...call, from: address, chainId: network.chainId }], network, () =>
      askNode(async () => {
        const pinned = nonce === undefined ? {} : { nonce: Number(nonce) };
        const request = await wallet.prepareTransactionRequest({ ...call, ...pinned });
        return { raw: await wallet.signTransaction(request) };
      }),
    );
  }

  return async ({ method, params, chainId }: Asked): Promise<unknown> => {
    const network = networkById(chainId);
    if (network === null) throw new ProviderError(4901);
    switch (method) {
      case 'eth_requestAccounts':
        return connect();
      case 'personal_sign':
        return questions.signMessage(params);
      case 'eth_signTypedData_v4':
        return questions.signTypedData(params, network);
      case 'eth_sendTransaction':
        return signTransaction(params, network);
      default:
        throw new ProviderError(-32004, texts.unsupportedMethod(method));
    }
  };
}

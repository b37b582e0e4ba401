import { createWalletClient, http, type Hex, type PrivateKeyAccount } from 'viem';
import { hexToString, isHex } from 'viem/utils';
import * as v from 'valibot';
import type { AppConfig } from '../../contract/config.ts';
import { addressSchema, hexSchema, quantitySchema } from '../../contract/primitives.ts';
import { contractsOf } from '../../domain/clear-signing/line-text.ts';
import { contractsOfCalls } from '../../services/clear-signing.ts';
import { readNames } from '../../services/contract-names.ts';
import { networkById, networks, runtime } from '../../services/runtime.ts';
import { askAboutCalls } from './call-question.ts';
import { confirmInWindow, type Question } from './confirm-window.ts';
import { reach } from './connection.ts';
import { fund } from './fund.ts';
import type { Asked } from './own-channel.ts';
import * as own from './own-texts.ts';
import { ProviderError } from './provider-error.ts';
import * as texts from './texts.ts';
import { askAboutOrders, askAboutUnknown, explainOrders, parseTypedData } from './typed-data.ts';

type Network = AppConfig['networks'][number];

const transactionSchema = v.object({
  from: addressSchema,
  to: addressSchema,
  value: v.optional(quantitySchema, '0x0'),
  data: v.optional(hexSchema, '0x'),
  nonce: v.optional(quantitySchema),
});

/** Whom a sign-in message (EIP-4361) is for; null for any other text. */
const signsInTo = (text: string) => /^(\S+) wants you to sign in with your Ethereum account:/.exec(text)?.[1] ?? null;

/** What the wallet does for one site, each thing after a yes. It sends nothing: the site gets what was signed. */
export function createOwnWallet(account: PrivateKeyAccount, site: string) {
  const { brand } = own;
  const address = account.address.toLowerCase() as Hex;
  const { host } = new URL(site);
  const isMine = (given: unknown) => String(given).toLowerCase() === address;
  const ask = <T>(question: Question, carryOut: () => Promise<T>) =>
    confirmInWindow({ read: async () => ({ ...question, brand }), carryOut });

  const connect = (): Promise<string[]> =>
    ask(
      {
        title: own.connectTitle,
        facts: [
          [own.site, host],
          [own.account, account.address],
        ],
        note: runtime().config.embedded ? `${own.connectNote} ${own.playMoney}` : own.connectNote,
        approve: texts.connect,
      },
      async () => {
        if (runtime().config.embedded)
          await reach(() => Promise.all(networks().map(({ chainId }) => fund(address, chainId))));
        return [address];
      },
    );

  function signMessage([raw, who]: readonly unknown[]): Promise<Hex> {
    if (!isMine(who)) throw new ProviderError(-32602);
    const text = isHex(raw) ? hexToString(raw) : String(raw);
    const named = signsInTo(text);
    if (named !== null && named !== host) throw new ProviderError(4001, own.otherSite(named, host));
    return ask({ title: texts.signMessage, facts: [[own.site, host]], text, approve: texts.sign }, () =>
      account.signMessage({ message: isHex(raw) ? { raw } : text }),
    );
  }

  async function signTypedData([who, data]: readonly unknown[], network: Network): Promise<Hex> {
    const typed = parseTypedData(data);
    if (typed === null || !isMine(who)) throw new ProviderError(-32602);
    if (typed.domain.chainId !== network.chainId) throw new ProviderError(-32603, texts.wrongNetwork);
    const explained = explainOrders(typed, address);
    const carryOut = () => account.signTypedData(typed);
    if (explained === null) return ask(askAboutUnknown(typed), carryOut);
    return confirmInWindow({
      async read() {
        const { names, isUnread } = await readNames(network, contractsOf(explained));
        return { ...askAboutOrders(explained, network.name, names), isUnread, brand };
      },
      carryOut,
    });
  }

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
    return confirmInWindow({
      async read() {
        const asked = [{ ...call, from: address, chainId: network.chainId }];
        const { names, isUnread } = await readNames(network, contractsOfCalls(asked));
        return { ...askAboutCalls(asked, network.name, names), isUnread, brand };
      },
      carryOut: () =>
        reach(async () => {
          const pinned = nonce === undefined ? {} : { nonce: Number(nonce) };
          const request = await wallet.prepareTransactionRequest({ ...call, ...pinned });
          return { raw: await wallet.signTransaction(request) };
        }),
    });
  }

  return async ({ method, params, chainId }: Asked): Promise<unknown> => {
    const network = networkById(chainId);
    if (network === null) throw new ProviderError(4901);
    switch (method) {
      case 'eth_requestAccounts':
        return connect();
      case 'personal_sign':
        return signMessage(params);
      case 'eth_signTypedData_v4':
        return signTypedData(params, network);
      case 'eth_sendTransaction':
        return signTransaction(params, network);
      default:
        throw new ProviderError(-32004, texts.unsupportedMethod(method));
    }
  };
}

import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { hexToString, isHex, numberToHex } from 'viem/utils';
import * as v from 'valibot';
import { marketName } from '../../language/market-name.ts';
import type { AppConfig } from '../../contract/config.ts';
import { addressSchema, hexSchema, quantitySchema } from '../../contract/primitives.ts';
import { contractsOf } from '../../domain/clear-signing/line-text.ts';
import { readNames } from '../../services/contract-names.ts';
import { rpc } from '../../device/rpc.ts';
import { networkById, networks } from '../../services/runtime.ts';
import { createBatches, type WalletCall } from './batches.ts';
import { readCallQuestion } from './call-question.ts';
import { confirmInWindow, type Question } from './confirm-window.ts';
import { reach, sendOnce } from './connection.ts';
import { fund } from './fund.ts';
import { ProviderError } from './provider-error.ts';
import { isKnown, signedBy, walletClient } from './signed.ts';
import { askAboutOrders, askAboutUnknown, explainOrders, parseTypedData } from './typed-data.ts';
import * as texts from './texts.ts';

/*
 * A wallet for the embedded play networks only: its key is made in this browser and is worth
 * nothing anywhere else. It behaves like an extension (EIP-1193), so the app has no second path.
 */

export type DemoProvider = { request(call: { method: string; params?: readonly unknown[] }): Promise<unknown> };

const KEY = 'vitrine-demo-wallet';
const storedSchema = v.object({ privateKey: hexSchema, chainId: v.number(), connected: v.boolean() });
type Stored = v.InferOutput<typeof storedSchema>;

function readStored(): Stored {
  const parsed = v.safeParse(storedSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  if (parsed.success && networkById(parsed.output.chainId) !== null) return parsed.output;
  const made = {
    privateKey: parsed.success ? parsed.output.privateKey : generatePrivateKey(),
    chainId: networks()[0]?.chainId ?? 0,
    connected: false,
  };
  localStorage.setItem(KEY, JSON.stringify(made));
  return made;
}

const transactionSchema = v.object({
  from: addressSchema,
  to: addressSchema,
  value: v.optional(quantitySchema, '0x0'),
  data: v.optional(hexSchema, '0x'),
  nonce: v.optional(quantitySchema),
});

export function createDemoProvider(emit: (event: string, value: unknown) => void): DemoProvider {
  let stored = readStored();
  const account = privateKeyToAccount(stored.privateKey);

  const save = (change: Partial<Stored>) => {
    stored = { ...stored, ...change };
    localStorage.setItem(KEY, JSON.stringify(stored));
  };
  const chainHex = () => numberToHex(stored.chainId);

  const ask = async <T>(question: Question, carryOut: () => Promise<T>): Promise<T> =>
    confirmInWindow({ read: async () => question, carryOut });

  async function connect(): Promise<string[]> {
    if (!stored.connected) {
      await ask(
        {
          title: texts.connectTitle(marketName()),
          facts: [[texts.account, account.address]],
          note: texts.connectNote,
          approve: texts.connect,
        },
        () => reach(() => Promise.all(networks().map((network) => fund(account.address, network.chainId)))),
      );
      save({ connected: true });
    }
    return [account.address];
  }

  async function signMessage(params: readonly unknown[]): Promise<Hex> {
    const [raw] = params;
    const text = isHex(raw) ? hexToString(raw) : String(raw);
    return ask({ title: texts.signMessage, facts: [], text, approve: texts.sign }, () =>
      account.signMessage({ message: isHex(raw) ? { raw } : text }),
    );
  }

  async function signTypedData(params: readonly unknown[]): Promise<Hex> {
    const typed = parseTypedData(params[1]);
    if (typed === null || String(params[0]).toLowerCase() !== account.address.toLowerCase()) {
      throw new ProviderError(-32602);
    }
    if (typed.domain.chainId !== stored.chainId) {
      throw new ProviderError(-32603, texts.wrongNetwork);
    }
    const network = networkById(stored.chainId);
    const explained = explainOrders(typed, account.address.toLowerCase() as Hex);
    const carryOut = () => account.signTypedData(typed);
    if (explained === null || network === null) return ask(askAboutUnknown(typed), carryOut);
    return confirmInWindow({
      async read() {
        const { names, isUnread } = await readNames(network, contractsOf(explained));
        return { ...askAboutOrders(explained, network.name, names), isUnread };
      },
      carryOut,
    });
  }

  async function send(params: readonly unknown[]): Promise<Hex> {
    const parsed = v.safeParse(transactionSchema, params[0]);
    if (!parsed.success || parsed.output.from !== account.address.toLowerCase()) throw new ProviderError(-32602);
    const { to, value, data, nonce } = parsed.output;
    const network = networkById(stored.chainId);
    if (network === null) throw new ProviderError(4901);
    const call = { to, value: BigInt(value), data };
    const wallet = walletClient(account, network);
    const sign = async () => {
      const pinned = nonce === undefined ? {} : { nonce: Number(nonce) };
      return signedBy(wallet, await wallet.prepareTransactionRequest({ ...call, ...pinned }));
    };
    return confirmInWindow({
      read: () => readCalls([call], network),
      carryOut: sendOnce(sign, (hash) => isKnown(network, hash)),
    });
  }

  function readCalls(calls: readonly WalletCall[], network: AppConfig['networks'][number]): Promise<Question> {
    const from = account.address.toLowerCase() as Hex;
    return readCallQuestion(
      calls.map((call) => ({ ...call, from, chainId: network.chainId })),
      network,
    );
  }

  const batches = createBatches({
    account,
    client: (network) => walletClient(account, network),
    ask: (calls, network, carryOut) => confirmInWindow({ read: () => readCalls(calls, network), carryOut }),
  });

  function switchChain(params: readonly unknown[]): null {
    const asked = v.safeParse(v.object({ chainId: quantitySchema }), params[0]);
    if (!asked.success) throw new ProviderError(-32602);
    const chainId = Number(asked.output.chainId);
    if (networkById(chainId) === null) throw new ProviderError(4902, texts.unknownChain);
    if (chainId !== stored.chainId) {
      save({ chainId });
      emit('chainChanged', chainHex());
    }
    return null;
  }

  return {
    async request({ method, params = [] }) {
      switch (method) {
        case 'eth_requestAccounts':
          return connect();
        case 'eth_accounts':
          return stored.connected ? [account.address] : [];
        case 'eth_chainId':
          return chainHex();
        case 'wallet_switchEthereumChain':
          return switchChain(params);
        case 'wallet_revokePermissions':
          save({ connected: false });
          emit('accountsChanged', []);
          return null;
        case 'personal_sign':
          if (!stored.connected) throw new ProviderError(4100);
          return signMessage(params);
        case 'eth_signTypedData_v4':
          if (!stored.connected) throw new ProviderError(4100);
          return signTypedData(params);
        case 'eth_sendTransaction':
          if (!stored.connected) throw new ProviderError(4100);
          return send(params);
        case 'wallet_getCapabilities':
          return batches.capabilities();
        case 'wallet_sendCalls':
          if (!stored.connected) throw new ProviderError(4100);
          return batches.send(params, stored.chainId);
        case 'wallet_getCallsStatus':
          return batches.status(params);
        default:
          if (!method.startsWith('eth_') && !method.startsWith('net_')) {
            throw new ProviderError(4200, texts.unsupportedMethod(method));
          }
          return rpc(networkById(stored.chainId)?.rpcUrls ?? [], method, params);
      }
    },
  };
}

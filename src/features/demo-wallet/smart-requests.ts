import type { Hex } from 'viem';
import { hexToString, isHex, numberToHex, stringToHex } from 'viem/utils';
import * as v from 'valibot';
import { marketName } from '../../language/market-name.ts';
import { DEMO_CALLS_RPC_PATH, type AppConfig } from '../../contract/config.ts';
import type { noteCalls } from '../../contract/demo-routes.ts';
import { addressSchema, hexSchema, quantitySchema } from '../../contract/primitives.ts';
import type { BodyInput } from '../../contract/route.ts';
import { contractsOf } from '../../domain/clear-signing/line-text.ts';
import { readNames } from '../../services/contract-names.ts';
import { networkById, networks } from '../../services/runtime.ts';
import type { WalletCall } from './batches.ts';
import { readCallQuestion } from './call-question.ts';
import { confirmInWindow, type Question } from './confirm-window.ts';
import { NoConnectionError, reach, sendOnce } from './connection.ts';
import { fund } from './fund.ts';
import { ProviderError } from './provider-error.ts';
import { isKnown } from './signed.ts';
import { askAboutOrders, askAboutUnknown, explainOrders, parseTypedData } from './typed-data.ts';
import * as texts from './texts.ts';
import type { Request, Wallet } from './smart-channel.ts';
import type { SmartAccount } from './smart-account.ts';

type Network = AppConfig['networks'][number];

const callSchema = v.object({
  to: addressSchema,
  value: v.optional(quantitySchema, '0x0'),
  data: v.optional(hexSchema, '0x'),
  nonce: v.optional(quantitySchema),
});
const batchSchema = v.object({
  id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  chainId: quantitySchema,
  calls: v.pipe(v.array(callSchema), v.minLength(1), v.maxLength(20)),
});

const asCall = ({ to, value, data }: v.InferOutput<typeof callSchema>): WalletCall => ({
  to,
  value: BigInt(value),
  data,
});

function parse<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new ProviderError(-32602);
  return parsed.output;
}

/** An account of a wallet that stands in for another's: a contract's, or a key's own. */
export type PageAccount = Pick<SmartAccount, 'address' | 'signMessage' | 'signTypedData'> & {
  /** `nonce`: as it was asked for, if it was. */
  signCalls(
    calls: readonly WalletCall[],
    network: Network,
    nonce?: number,
  ): Promise<{ hash: Hex; broadcast: () => Promise<unknown> }>;
};

/** The demo smart wallet: what it is asked, in its own window, and what follows from a yes. */
export function createSmartWallet(account: SmartAccount): Wallet {
  const wallet = createPageWallet(account, { brand: texts.demoSmartWallet, connectNote: texts.smartConnectNote });
  return {
    answer: wallet.answer,
    data: () => ({
      chains: Object.fromEntries(
        networks().map(({ chainId }) => [chainId, `${location.origin}${DEMO_CALLS_RPC_PATH}/${chainId}`]),
      ),
      capabilities: Object.fromEntries(
        networks().map(({ chainId }) => [numberToHex(chainId), { atomic: { status: 'supported' } }]),
      ),
    }),
  };
}

/** What a wallet on a page of its own is asked, and what follows from a yes. */
export function createPageWallet(account: PageAccount, words: { brand: string; connectNote: string }) {
  const { brand } = words;
  const ask = <T>(question: Question, carryOut: () => Promise<T>) =>
    confirmInWindow({ read: async () => ({ ...question, brand }), carryOut });

  async function connect(): Promise<string[]> {
    await ask(
      {
        title: texts.connectTitle(marketName()),
        facts: [[texts.account, account.address]],
        note: words.connectNote,
        approve: texts.connect,
      },
      () => reach(() => Promise.all(networks().map((network) => fund(account.address, network.chainId)))),
    );
    return [account.address];
  }

  function signMessage([raw]: readonly unknown[], network: Network): Promise<Hex> {
    const text = isHex(raw) ? hexToString(raw) : String(raw);
    return ask({ title: texts.signMessage, facts: [], text, approve: texts.sign }, () =>
      reach(() => account.signMessage(isHex(raw) ? raw : stringToHex(text), network)),
    );
  }

  async function signTypedData([who, data]: readonly unknown[], network: Network): Promise<Hex> {
    const typed = parseTypedData(data);
    if (typed === null || String(who).toLowerCase() !== account.address) throw new ProviderError(-32602);
    if (typed.domain.chainId !== network.chainId) throw new ProviderError(-32603, texts.wrongNetwork);
    const explained = explainOrders(typed, account.address);
    const carryOut = () => reach(() => account.signTypedData(typed, network));
    if (explained === null) return ask(askAboutUnknown(typed), carryOut);
    return confirmInWindow({
      async read() {
        const { names, isUnread } = await readNames(network, contractsOf(explained));
        return { ...askAboutOrders(explained, network.name, names), isUnread, brand };
      },
      carryOut,
    });
  }

  function send(
    calls: readonly WalletCall[],
    network: Network,
    noted: (hash: Hex) => Promise<void>,
    nonce?: number,
  ): Promise<Hex> {
    const question = async (): Promise<Question> => {
      const asked = calls.map((call) => ({ ...call, from: account.address, chainId: network.chainId }));
      return { ...(await readCallQuestion(asked, network)), brand };
    };
    const signAndNote = async () => {
      const signed = await account.signCalls(calls, network, nonce);
      await noted(signed.hash);
      return signed;
    };
    return confirmInWindow({ read: question, carryOut: sendOnce(signAndNote, (hash) => isKnown(network, hash)) });
  }

  async function sendCalls([batch]: readonly unknown[]): Promise<{ id: string }> {
    const { id = crypto.randomUUID(), chainId, calls } = parse(batchSchema, batch);
    const network = networkById(Number(chainId));
    if (network === null) throw new ProviderError(5710, texts.unsupportedChain);
    // The server answers for the batch when this window is gone: known there before it is sent.
    await send(calls.map(asCall), network, (hash) => note({ id, chainId: network.chainId, hash }));
    return { id };
  }

  function sendOne([asked]: readonly unknown[], network: Network): Promise<Hex> {
    const call = parse(callSchema, asked);
    const nonce = call.nonce === undefined ? undefined : Number(call.nonce);
    return send([asCall(call)], network, async () => {}, nonce);
  }

  async function answer({ method, params, chainId }: Request): Promise<unknown> {
    if (method === 'eth_requestAccounts') return connect();
    const network = networkById(chainId);
    if (network === null) throw new ProviderError(4901);
    switch (method) {
      case 'personal_sign':
        return signMessage(params, network);
      case 'eth_signTypedData_v4':
        return signTypedData(params, network);
      case 'eth_sendTransaction':
        return sendOne(params, network);
      case 'wallet_sendCalls':
        return sendCalls(params);
      case 'wallet_switchEthereumChain':
        throw new ProviderError(4902, texts.unknownChain);
      default:
        throw new ProviderError(4200);
    }
  }

  return { answer };
}

async function note(body: BodyInput<typeof noteCalls>): Promise<void> {
  const response = await fetch('/demo/calls', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new NoConnectionError(false, error);
  });
  if (response.status === 409) throw new ProviderError(5720, texts.duplicateId);
  if (!response.ok) throw new ProviderError(-32603);
}

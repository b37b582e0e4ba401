import { createWalletClient, http, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { hexToString, isHex } from 'viem/utils';
import * as v from 'valibot';
import { addressSchema, hexSchema } from '../../contract/primitives.ts';
import { catalogueText } from '../../domain/wallet-errors.ts';
import { formatUnits } from '../../domain/money.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { rpc } from '../../device/rpc.ts';
import { networkById, networks } from '../../services/runtime.ts';
import { confirmInWindow, type Question } from './confirm-window.ts';
import { readNames } from './names.ts';
import { askAboutOrders, askAboutUnknown, parseTypedData, seaportOrders } from './typed-data.ts';

/*
 * A wallet for the embedded play networks only: its key is made in this browser and is worth
 * nothing anywhere else. It behaves like an extension (EIP-1193), so the app has no second path.
 */

export type DemoProvider = { request(call: { method: string; params?: readonly unknown[] }): Promise<unknown> };

class ProviderError extends Error {
  readonly code: number;
  constructor(code: number, message = catalogueText(code) ?? 'Unknown error') {
    super(message);
    this.code = code;
  }
}

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
  value: v.optional(hexSchemaOrQuantity(), '0x0'),
  data: v.optional(hexSchema, '0x'),
  nonce: v.optional(hexSchemaOrQuantity()),
});

function hexSchemaOrQuantity() {
  return v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]+$/));
}

/** What a person can recognise; everything else is shown as it is. */
const KNOWN_CALLS: Record<string, string> = {
  '0xe7acab24': 'Buy on the marketplace (Seaport)',
  '0x095ea7b3': 'Let a contract use a token of yours',
  '0xa22cb465': 'Let a contract move your works of a collection',
  '0xd0e30db0': 'Wrap native currency',
  '0x87201b41': 'Buy several works on the marketplace (Seaport)',
  '0xf2d12b12': 'Accept an offer on the marketplace (Seaport)',
  '0xfd9f1e10': 'Cancel orders on the marketplace (Seaport)',
  '0x5b34b966': 'Cancel everything you signed (Seaport)',
};

export function createDemoProvider(emit: (event: string, value: unknown) => void): DemoProvider {
  let stored = readStored();
  const account = privateKeyToAccount(stored.privateKey);

  const save = (change: Partial<Stored>) => {
    stored = { ...stored, ...change };
    localStorage.setItem(KEY, JSON.stringify(stored));
  };
  const chainHex = () => `0x${stored.chainId.toString(16)}`;

  async function ask(question: Question): Promise<void> {
    if (!(await confirmInWindow(question))) throw new ProviderError(4001);
  }

  async function connect(): Promise<string[]> {
    if (!stored.connected) {
      await ask({
        title: 'Connect to Vitrine',
        facts: [['Account', account.address]],
        note: 'This wallet holds play money on the local networks only.',
        approve: 'Connect',
      });
      await Promise.all(networks().map((network) => fund(account.address, network.chainId)));
      save({ connected: true });
    }
    return [account.address];
  }

  async function signMessage(params: readonly unknown[]): Promise<Hex> {
    const [raw] = params;
    const text = isHex(raw) ? hexToString(raw) : String(raw);
    await ask({ title: 'Sign a message', facts: [], text, approve: 'Sign' });
    return account.signMessage({ message: isHex(raw) ? { raw } : text });
  }

  async function signTypedData(params: readonly unknown[]): Promise<Hex> {
    const typed = parseTypedData(params[1]);
    if (typed === null || String(params[0]).toLowerCase() !== account.address.toLowerCase()) {
      throw new ProviderError(-32602);
    }
    if (typed.domain.chainId !== stored.chainId) {
      throw new ProviderError(-32603, 'The data is for another network than the wallet is on.');
    }
    const orders = seaportOrders(typed);
    const network = networkById(stored.chainId);
    if (orders === null || network === null) await ask(askAboutUnknown(typed));
    else await ask(askAboutOrders(orders, network.name, await readNames(network, orders)));
    return account.signTypedData(typed);
  }

  async function send(params: readonly unknown[]): Promise<Hex> {
    const parsed = v.safeParse(transactionSchema, params[0]);
    if (!parsed.success || parsed.output.from !== account.address.toLowerCase()) throw new ProviderError(-32602);
    const { to, value, data, nonce } = parsed.output;
    const network = networkById(stored.chainId);
    if (network === null) throw new ProviderError(4901);
    await ask({
      title: KNOWN_CALLS[data.slice(0, 10)] ?? 'Send a transaction',
      facts: [
        ['Network', network.name],
        ['To', shortenAddress(to)],
        ['You pay', `${formatUnits(BigInt(value), network.currency.decimals)} ${network.currency.symbol}`],
      ],
      approve: 'Approve',
    });
    const client = createWalletClient({
      account,
      chain: {
        id: network.chainId,
        name: network.name,
        nativeCurrency: { ...network.currency, name: network.currency.symbol },
        rpcUrls: { default: { http: network.rpcUrls } },
      },
      transport: http(network.rpcUrls[0]),
    });
    return client.sendTransaction({
      to,
      value: BigInt(value),
      data,
      ...(nonce === undefined ? {} : { nonce: Number(nonce) }),
    });
  }

  function switchChain(params: readonly unknown[]): null {
    const asked = v.safeParse(v.object({ chainId: hexSchemaOrQuantity() }), params[0]);
    if (!asked.success) throw new ProviderError(-32602);
    const chainId = Number(asked.output.chainId);
    if (networkById(chainId) === null) throw new ProviderError(4902, 'This wallet does not know the chain.');
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
        default:
          if (!method.startsWith('eth_') && !method.startsWith('net_')) {
            throw new ProviderError(4200, `Method ${method} is not supported.`);
          }
          return rpc(networkById(stored.chainId)?.rpcUrls ?? [], method, params);
      }
    },
  };
}

/** Play money, once: the embedded server's faucet. */
async function fund(address: string, chainId: number): Promise<void> {
  const response = await fetch('/demo/faucet', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ address, chainId }),
  });
  // Asked again too soon: the money of the first time is there.
  if (!response.ok && response.status !== 429)
    throw new ProviderError(-32603, 'The demo faucet did not answer. Is the server running?');
}

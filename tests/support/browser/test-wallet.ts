import { hexToString, type Hex, type PrivateKeyAccount, type TypedDataDefinition } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { BrowserContext } from 'playwright';
import { chain, CHAINS, MERIDIAN, type SentTransaction } from './chain.ts';
import { installProvider, type ProviderAnswer, type ProviderCall } from './provider-script.ts';

export type WalletRequest = ProviderCall & { at: number };

/** A request of which the person decides later. */
export type HeldRequest = {
  request: WalletRequest;
  /** Signs (and sends) and answers, also when the page that asked is gone. */
  approve(): Promise<unknown>;
  /** Signs and sends, and the answer gets lost. */
  approveUnheard(): Promise<Hex>;
  reject(): void;
  /** Answers with whatever the test has. */
  answer(result: unknown): void;
  fail(error: { code?: number; message: string; bare?: boolean }): void;
};

/** What opens a window in front of a person. */
const OPENS = new Set([
  'eth_requestAccounts',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]);

export const REJECTED = { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' };

class Refusal extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * A browser wallet whose person is the test. It lives outside the browser: it keeps its log and
 * its connection when pages reload and browsers die.
 */
export class TestWallet {
  static readonly label = 'Test wallet';
  account: PrivateKeyAccount;
  chainId: number = MERIDIAN;
  /** Chains it knows; another one must be added first. */
  readonly known = new Set<number>(CHAINS);
  readonly log: WalletRequest[] = [];
  /** It takes atomic batches (EIP-5792). */
  takesBatches = false;
  /** The hashes of the batches it carried out, by their id. */
  readonly batches = new Map<string, Hex>();
  #connected = false;
  readonly #contexts = new Set<BrowserContext>();
  readonly #held: { methods: readonly string[]; take: (held: HeldRequest) => void }[] = [];
  readonly #refusals: { method: string; error: { code?: number; message: string; bare?: boolean } }[] = [];

  constructor(account: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey())) {
    this.account = account;
  }

  /** A new wallet with 100 ETH on both networks. */
  static async funded(): Promise<TestWallet> {
    const wallet = new TestWallet();
    await Promise.all(CHAINS.map((id) => chain(id).give(wallet.account.address, 10n ** 20n)));
    return wallet;
  }

  get address(): `0x${string}` {
    return this.account.address.toLowerCase() as `0x${string}`;
  }

  async attach(context: BrowserContext): Promise<void> {
    this.#contexts.add(context);
    context.once('close', () => this.#contexts.delete(context));
    await context.exposeBinding('testWalletRequest', (_, call: ProviderCall) => this.#answer(call));
    await context.addInitScript(installProvider, { name: TestWallet.label, rdns: 'dev.vitrine.test-wallet' });
  }

  /** Requests that opened a window, in their order. */
  opened(): string[] {
    return this.log.filter((request) => OPENS.has(request.method)).map((request) => request.method);
  }

  count(method: string): number {
    return this.log.filter((request) => request.method === method).length;
  }

  /** The next request of one of these methods waits for the test. */
  next(...methods: string[]): Promise<HeldRequest> {
    return new Promise((take) => this.#held.push({ methods, take }));
  }

  /** The next request of this method is answered with an error. */
  refuse(method: string, error: { code?: number; message: string; bare?: boolean } = REJECTED): void {
    this.#refusals.push({ method, error });
  }

  async emit(event: 'accountsChanged' | 'chainChanged', value: unknown): Promise<void> {
    const pages = [...this.#contexts].flatMap((context) => context.pages());
    await Promise.all(
      pages.map((page) => page.evaluate(([name, what]) => window.testWalletEmit(name, what), [event, value] as const)),
    );
  }

  /** The person chooses another account in the wallet. */
  async useAccount(account: PrivateKeyAccount): Promise<void> {
    this.account = account;
    await this.emit('accountsChanged', [account.address]);
  }

  /** Locked, as after a restart of the computer: it tells no account, and says nothing about it. */
  lock(): void {
    this.#connected = false;
  }

  /** The person disconnects the site in the wallet. */
  async forget(): Promise<void> {
    this.#connected = false;
    await this.emit('accountsChanged', []);
  }

  async moveTo(chainId: number): Promise<void> {
    this.chainId = chainId;
    await this.emit('chainChanged', `0x${chainId.toString(16)}`);
  }

  /** The text of a `personal_sign`. */
  static messageOf(request: WalletRequest): string {
    return hexToString(request.params[0] as Hex);
  }

  /** The data of an `eth_signTypedData_v4`. */
  static typedDataOf(request: WalletRequest): TypedDataDefinition<Record<string, unknown>, string> {
    return JSON.parse(request.params[1] as string) as TypedDataDefinition<Record<string, unknown>, string>;
  }

  /** What an `eth_sendTransaction` asks for. */
  static callOf(request: WalletRequest): SentTransaction & { data: Hex; value: bigint; nonce: number } {
    const asked = request.params[0] as { to: `0x${string}`; value: Hex; data: Hex; nonce: Hex };
    return { to: asked.to, value: BigInt(asked.value), data: asked.data, nonce: Number(asked.nonce) };
  }

  /** Signs a request of any age; sent whenever the test wants. */
  sign(request: WalletRequest, chainId = this.chainId): Promise<Hex> {
    return chain(chainId).sign(this.account, TestWallet.callOf(request));
  }

  async #answer(call: ProviderCall): Promise<ProviderAnswer> {
    const request = { ...call, at: Date.now() };
    this.log.push(request);
    const refusal = this.#refusals.findIndex((one) => one.method === call.method);
    if (refusal >= 0) return { error: this.#refusals.splice(refusal, 1)[0]?.error ?? REJECTED };
    const holder = this.#held.findIndex((one) => one.methods.includes(call.method));
    if (holder >= 0) return this.#hold(request, holder);
    return this.#decide(request);
  }

  #hold(request: WalletRequest, holder: number): Promise<ProviderAnswer> {
    return new Promise((resolve) => {
      const approve = async () => {
        const answer = await this.#decide(request);
        resolve(answer);
        return 'result' in answer ? answer.result : answer.error;
      };
      this.#held.splice(holder, 1)[0]?.take({
        request,
        approve,
        approveUnheard: async () =>
          request.method === 'wallet_sendCalls'
            ? this.#carryOut(request)
            : chain(this.chainId).broadcast(await this.sign(request)),
        reject: () => resolve({ error: REJECTED }),
        answer: (result) => resolve({ result }),
        fail: (error) => resolve({ error }),
      });
    });
  }

  async #decide(request: WalletRequest): Promise<ProviderAnswer> {
    try {
      return { result: await this.#do(request) };
    } catch (error) {
      if (error instanceof Refusal) return { error: { code: error.code, message: error.message } };
      return { error: { code: -32603, message: error instanceof Error ? error.message : String(error) } };
    }
  }

  async #do(request: WalletRequest): Promise<unknown> {
    const { method, params } = request;
    switch (method) {
      case 'eth_requestAccounts':
        this.#connected = true;
        return [this.account.address];
      case 'eth_accounts':
        return this.#connected ? [this.account.address] : [];
      case 'eth_chainId':
        return `0x${this.chainId.toString(16)}`;
      case 'wallet_revokePermissions':
        this.#connected = false;
        return null;
      case 'wallet_switchEthereumChain':
        return this.#switch(Number((params[0] as { chainId: Hex }).chainId));
      case 'wallet_addEthereumChain':
        this.known.add(Number((params[0] as { chainId: Hex }).chainId));
        return this.#switch(Number((params[0] as { chainId: Hex }).chainId));
      case 'personal_sign':
        return this.account.signMessage({ message: { raw: params[0] as Hex } });
      case 'eth_signTypedData_v4':
        return this.#signTypedData(request);
      case 'eth_sendTransaction':
        return chain(this.chainId).broadcast(await this.sign(request));
      case 'wallet_getCapabilities':
        if (!this.takesBatches) break;
        return { [`0x${this.chainId.toString(16)}`]: { atomic: { status: 'supported' } } };
      case 'wallet_sendCalls':
        if (!this.takesBatches) break;
        await this.#carryOut(request);
        return { id: TestWallet.callsOf(request).id };
      case 'wallet_getCallsStatus':
        return this.#statusOf(String(params[0]));
      default:
    }
    throw new Refusal(4200, `Method ${method} is not supported.`);
  }

  /** What a `wallet_sendCalls` asks for. */
  static callsOf(request: WalletRequest): { id: string; calls: (SentTransaction & { data: Hex; value: bigint })[] } {
    const asked = request.params[0] as { id: string; calls: { to: `0x${string}`; value: Hex; data: Hex }[] };
    return { id: asked.id, calls: asked.calls.map((call) => ({ ...call, value: BigInt(call.value) })) };
  }

  async #carryOut(request: WalletRequest): Promise<Hex> {
    const { id, calls } = TestWallet.callsOf(request);
    if (this.batches.has(id)) throw new Refusal(5720, 'There is a batch of this id already.');
    const on = chain(this.chainId);
    const hash = await on.broadcast(await on.signBatch(this.account, calls));
    this.batches.set(id, hash);
    return hash;
  }

  async #statusOf(id: string): Promise<unknown> {
    const hash = this.batches.get(id);
    if (hash === undefined) throw new Refusal(5730, 'There is no batch of this id.');
    const receipt = await chain(this.chainId)
      .reader.getTransactionReceipt({ hash })
      .catch(() => null);
    const base = { version: '2.0.0', id, chainId: `0x${this.chainId.toString(16)}`, atomic: true };
    if (receipt === null) return { ...base, status: 100 };
    const status = receipt.status === 'success' ? 200 : 500;
    return { ...base, status, receipts: [{ transactionHash: hash, logs: [] }] };
  }

  /** As browser wallets do: the data as a JSON text, of the wallet's own chain and account. */
  async #signTypedData(request: WalletRequest): Promise<Hex> {
    const [address, text] = request.params;
    if (typeof text !== 'string') throw new Refusal(-32602, 'Typed data must be a JSON string.');
    if (String(address).toLowerCase() !== this.address) throw new Refusal(4100, 'The account is not authorised.');
    const typed = TestWallet.typedDataOf(request);
    if (Number(typed.domain?.chainId) !== this.chainId) {
      throw new Refusal(
        -32603,
        `Provided chainId "${String(typed.domain?.chainId)}" must match the active chainId "${this.chainId}"`,
      );
    }
    return this.account.signTypedData(typed);
  }

  async #switch(chainId: number): Promise<null> {
    if (!this.known.has(chainId)) throw new Refusal(4902, 'Unrecognized chain ID.');
    if (chainId !== this.chainId) await this.moveTo(chainId);
    return null;
  }
}

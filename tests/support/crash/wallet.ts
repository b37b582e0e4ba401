import type { EmbeddedAccount } from '../../../backend/demo/chain/accounts.ts';
import type { Rpc } from '../../../backend/demo/chain/rpc.ts';
import { DEMO_ACCOUNT_ADDRESS, DEMO_SMART_ACCOUNT_ADDRESS } from '../../../src/contract/config.ts';
import type { Call } from '../../../src/domain/transaction/ports.ts';
import { DUPLICATE_ID } from '../../../src/domain/wallet-errors.ts';
import { encodeBatch } from '../../../src/features/demo-wallet/batch-call.ts';
import type { CallsRequest } from '../../../src/services/wallet.ts';
import type { CallsStatus } from '../../../src/services/wallet-batches.ts';
import { testAccount } from '../server/accounts.ts';
import { optionProfiles, type WalletMode, type WalletOption } from './options.ts';

type Hex = `0x${string}`;
export type SendRequest = Call & { nonce: number };
type Plain = { to: Hex; data: Hex; value: bigint };

/** Sends for the smart wallet: nobody whom the app knows. */
export const RELAY = testAccount(15);
const APPROVALS = ['0x095ea7b3', '0xa22cb465'];
const GAS = 3_000_000n;
const hex = (value: bigint | number): Hex => `0x${value.toString(16)}`;

class WalletFailure extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A wallet outside the page: what it shows lives on when the page dies, as its option and mode have it. */
export function createWallet(
  rpc: Rpc,
  user: EmbeddedAccount,
  { option, mode, batches }: { option: WalletOption; mode: WalletMode; batches: boolean },
) {
  const { sentBy, doubt, connectorId } = optionProfiles[option];
  const open: (SendRequest | CallsRequest)[] = [];
  /** The ids of every batch that is open or was approved; each is taken once. */
  const known = new Set<string>();
  /** The hashes of what was carried out, by id. */
  const taken = new Map<string, Hex>();
  /** What the relay sent that was an approval and no more. */
  const approvals = new Set<Hex>();
  let opened = 0;

  const broadcast = async (from: Hex, { to, data, value }: Plain, nonce?: number) =>
    (await rpc.call('eth_sendTransaction', [
      { from, to, data, value: hex(value), ...(nonce === undefined ? {} : { nonce: hex(nonce) }), gas: hex(GAS) },
    ])) as Hex;

  /** As one transaction to the account, which runs code that can do this: another's, or its own (EIP-7702). */
  async function asOne(calls: readonly Plain[]): Promise<Plain> {
    const { address } = user;
    if (sentBy !== 'relay') await rpc.call('anvil_setCode', [address, `0xef0100${DEMO_ACCOUNT_ADDRESS.slice(2)}`]);
    return { to: address, data: encodeBatch(calls), value: 0n };
  }

  async function carryOut(request: SendRequest | CallsRequest): Promise<Hex> {
    const isBatch = 'calls' in request;
    const calls = isBatch ? request.calls : [request];
    if (sentBy !== 'relay') {
      // A node refuses a nonce that is taken, and says so to the wallet alone.
      if (!isBatch) return broadcast(user.address, request, request.nonce);
      const hash = await broadcast(user.address, await asOne(calls));
      taken.set(request.id, hash);
      return hash;
    }
    // Its server knows the id before it sends.
    if (isBatch && taken.has(request.id)) throw new WalletFailure(DUPLICATE_ID, 'There is a batch of this id already.');
    const hash = await broadcast(RELAY.address, await asOne(calls));
    if (isBatch) taken.set(request.id, hash);
    if (calls.every(({ data }) => APPROVALS.some((selector) => data.startsWith(selector)))) approvals.add(hash);
    return hash;
  }

  /** Asks, is approved, and answers. */
  async function approved<Answer>(request: SendRequest | CallsRequest, answer: (hash: Hex) => Answer): Promise<Answer> {
    opened += 1;
    const hash = await carryOut(request);
    if (mode === 'doubtful') throw new WalletFailure(doubt, 'The wallet says nothing more.');
    return answer(hash);
  }

  return {
    option,
    connectorId,
    sentBy,
    batches,
    /** A session key signs: there is no window. */
    isSilent: mode === 'silent',
    /** The node takes what the page sends, and its answer is lost. */
    losesAnswers: sentBy === 'page' && mode === 'doubtful',
    /** How often its window came up. */
    opened: () => opened,
    isApproval: (hash: Hex) => approvals.has(hash),
    /** The account is what this option's accounts are. */
    async begin(): Promise<void> {
      if (sentBy !== 'relay') return;
      // A clone of the account's code, with its owner behind it.
      const code = `0x363d3d373d3d3d363d73${DEMO_SMART_ACCOUNT_ADDRESS.slice(2)}5af43d82803e903d91602b57fd5bf3${RELAY.address.slice(2)}`;
      await rpc.call('anvil_setCode', [user.address, code]);
    },
    send: (request: SendRequest): Promise<Hex> => approved(request, (hash) => hash),
    async sendCalls(request: CallsRequest): Promise<string> {
      if (known.has(request.id)) throw new WalletFailure(DUPLICATE_ID, 'There is a batch of this id already.');
      known.add(request.id);
      return approved(request, () => request.id);
    },
    /** Of an option whose page sends: what its window answers. */
    async sign(calls: readonly Plain[], nonce: number): Promise<Hex> {
      opened += 1;
      const [only] = calls;
      const { to, data, value } = calls.length === 1 && only !== undefined ? only : await asOne(calls);
      const fee = 2n * BigInt((await rpc.call('eth_gasPrice')) as string);
      const chainId = Number(await rpc.call('eth_chainId'));
      const fees = { gas: GAS, maxFeePerGas: fee, maxPriorityFeePerGas: 0n };
      return user.signer.signTransaction({ type: 'eip1559', chainId, nonce, to, data, value, ...fees });
    },
    async callsStatus(id: string): Promise<CallsStatus | null> {
      const hash = mode === 'doubtful' || mode === 'vanishes' ? undefined : taken.get(id);
      if (hash === undefined) return null;
      const receipt = await rpc.call('eth_getTransactionReceipt', [hash]);
      return receipt === null ? { state: 'waiting', hash: null } : { state: 'mined', hash };
    },
    /** The page dies with the request on the screen. */
    orphan(request: SendRequest | CallsRequest): void {
      opened += 1;
      if (mode === 'vanishes' || sentBy === 'page') return;
      open.push(request);
      // The smart wallet's server hears of an id when it is approved.
      if ('calls' in request && sentBy === 'wallet') known.add(request.id);
    },
    hasOpen: () => open.length > 0,
    /** The person looks into the wallet and approves what is there. */
    async approveOpen(): Promise<void> {
      for (const request of open.splice(0)) await carryOut(request).catch(() => undefined);
    },
  };
}

export type ModelWallet = ReturnType<typeof createWallet>;

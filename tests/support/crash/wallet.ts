import type { Rpc } from '../../../backend/demo/chain/rpc.ts';
import { DEMO_ACCOUNT_ADDRESS } from '../../../src/contract/config.ts';
import type { Call } from '../../../src/domain/transaction/ports.ts';
import { DUPLICATE_ID } from '../../../src/domain/wallet-errors.ts';
import { encodeBatch } from '../../../src/features/demo-wallet/batch-call.ts';
import type { CallsRequest } from '../../../src/services/wallet.ts';
import type { CallsStatus } from '../../../src/services/wallet-batches.ts';

type Hex = `0x${string}`;
export type SendRequest = Call & { nonce: number };

/**
 * What becomes of a request whose page dies while the wallet is open. `prompt`: it was approved
 * already. `outlives`: the wallet's window stays, and is approved before the app is looked at.
 * `hasty`: it stays, and is found and approved only after the app was told to ask again. `vanishes`:
 * it goes with the page. `doubtful`: approved and sent, but the page is told of an error. The last two also
 * remember nothing of a batch once its window is gone, as wallets may.
 */
export const walletModes = ['prompt', 'outlives', 'hasty', 'vanishes', 'doubtful'] as const;
export type WalletMode = (typeof walletModes)[number];

class WalletFailure extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A wallet outside the page: it lives on when the page dies. With `batches` it takes EIP-5792 ones. */
export function createWallet(rpc: Rpc, mode: WalletMode, batches: boolean) {
  const open: (SendRequest | CallsRequest)[] = [];
  /** The ids of every batch that is open or was approved; each is taken once. */
  const known = new Set<string>();
  /** The hashes of what was carried out, by id. */
  const taken = new Map<string, Hex>();
  let opened = 0;

  /** A node refuses a nonce that is taken, and says so to the wallet alone. */
  const broadcast = async ({
    from,
    to,
    data,
    value,
    nonce,
  }: Omit<SendRequest, 'chainId' | 'nonce'> & { nonce?: number }) =>
    (await rpc.call('eth_sendTransaction', [
      {
        from,
        to,
        data,
        value: `0x${value.toString(16)}`,
        ...(nonce === undefined ? {} : { nonce: `0x${nonce.toString(16)}` }),
        gas: '0x2dc6c0',
      },
    ])) as Hex;

  /** As one transaction of the account, which runs code that can do this (EIP-7702). */
  async function broadcastCalls({ id, from, calls }: CallsRequest): Promise<void> {
    await rpc.call('anvil_setCode', [from, `0xef0100${DEMO_ACCOUNT_ADDRESS.slice(2)}`]);
    taken.set(id, await broadcast({ from, to: from, data: encodeBatch(calls), value: 0n }));
  }

  const carryOut = (request: SendRequest | CallsRequest) =>
    'calls' in request ? broadcastCalls(request) : broadcast(request);

  return {
    batches,
    /** How often its window came up. */
    opened: () => opened,
    async send(request: SendRequest): Promise<Hex> {
      opened += 1;
      open.push(request);
      const hash = await broadcast(request);
      open.splice(open.indexOf(request), 1);
      if (mode === 'doubtful') throw new WalletFailure(-32603, 'An internal error was received.');
      return hash;
    },
    async sendCalls(request: CallsRequest): Promise<string> {
      if (known.has(request.id)) throw new WalletFailure(DUPLICATE_ID, 'There is a batch of this id already.');
      known.add(request.id);
      opened += 1;
      // Approved, so no longer open: a page that dies now leaves nothing to approve again.
      await broadcastCalls(request);
      if (mode === 'doubtful') throw new WalletFailure(-32603, 'An internal error was received.');
      return request.id;
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
      if (mode === 'vanishes') return;
      open.push(request);
      if ('calls' in request) known.add(request.id);
    },
    hasOpen: () => open.length > 0,
    /** The person looks into the wallet and approves what is there. */
    async approveOpen(): Promise<void> {
      for (const request of open.splice(0)) await Promise.resolve(carryOut(request)).catch(() => undefined);
    },
  };
}

export type ModelWallet = ReturnType<typeof createWallet>;

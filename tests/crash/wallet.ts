import type { Call } from '../../src/domain/transaction/ports.ts';
import type { Rpc } from '../../backend/chain/rpc.ts';

type Hex = `0x${string}`;
export type SendRequest = Call & { nonce: number };

/**
 * What becomes of a request whose page dies while the wallet is open. `prompt`: it was approved
 * already. `outlives`: the wallet's window stays, and is approved later. `vanishes`: it goes with
 * the page. `doubtful`: approved and sent, but the page is told of an error.
 */
export const walletModes = ['prompt', 'outlives', 'vanishes', 'doubtful'] as const;
export type WalletMode = (typeof walletModes)[number];

class WalletFailure extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A wallet outside the page: it lives on when the page dies. */
export function createWallet(rpc: Rpc, mode: WalletMode) {
  const open: SendRequest[] = [];
  let opened = 0;

  /** A node refuses a nonce that is taken, and says so to the wallet alone. */
  const broadcast = async ({ from, to, data, value, nonce }: SendRequest): Promise<Hex> =>
    (await rpc.call('eth_sendTransaction', [
      { from, to, data, value: `0x${value.toString(16)}`, nonce: `0x${nonce.toString(16)}`, gas: '0x2dc6c0' },
    ])) as Hex;

  return {
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
    /** The page dies with the request on the screen. */
    orphan(request: SendRequest): void {
      opened += 1;
      if (mode !== 'vanishes') open.push(request);
    },
    hasOpen: () => open.length > 0,
    /** The person looks into the wallet and approves what is there. */
    async approveOpen(): Promise<void> {
      for (const request of open.splice(0)) await broadcast(request).catch(() => undefined);
    },
  };
}

export type ModelWallet = ReturnType<typeof createWallet>;

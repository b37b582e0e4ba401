import type { CancelledOrder, Order, RouterSettings } from '../../contract/order.ts';
import type { Token } from '../../contract/token.ts';
import type { NetworkPin } from '../pins.ts';
import type { CalledOrder, Leg, TransactionRecord } from './record.ts';

/** A call as a wallet is asked to send it. */
export type Call = {
  chainId: number;
  from: `0x${string}`;
  to: `0x${string}`;
  /** Native currency in base units. */
  value: bigint;
  data: `0x${string}`;
};

/** What a kind may do to the world; handed in, so a kind needs no browser to be tested. */
export type TransactionPorts = {
  chain: {
    /** Reads a contract, or tries a call of `from`; answers its return data. @throws with the revert's reason */
    call(call: Omit<Call, 'from'> & { from?: `0x${string}` }): Promise<`0x${string}`>;
    nativeBalance(chainId: number, owner: `0x${string}`): Promise<bigint>;
    /** `0x` where nothing is. */
    code(chainId: number, address: `0x${string}`): Promise<`0x${string}`>;
  };
  /**
   * What is settled about a network, by the build or by this device's first visit. Where the server says
   * otherwise, of the network or of these currencies, the person is asked first.
   * @throws PinRefusedError, PinDeclinedError
   */
  pinned(chainId: number, tokens: readonly Token[]): Promise<NetworkPin>;
  wallet: {
    /** Moves the wallet to a chain. @throws 'Switching network error', 'Chain not configured.' */
    switchChain(chainId: number): Promise<void>;
  };
  marketplace: {
    /** With `identifier`: for an offer, with the proof that this item is among those it takes. */
    bestOrder(uuid: string, identifier?: string): Promise<Order | null>;
    /** One entry for each asked uuid that still has an order. */
    bestOrders(uuids: readonly string[]): Promise<readonly { uuid: string; order: Order }[]>;
    /** The server's own cancel: from now on nobody gets a permission to fill it. */
    cancelOrder(side: Order['side'], hash: `0x${string}`, chainId: number): Promise<CancelledOrder>;
    routerSettings(): Promise<RouterSettings>;
  };
  /**
   * Makes the intent durable, opens the wallet, makes the hash durable. Returns the record. `orders`: what the call fills.
   * @throws when the wallet refused; the record says why
   */
  ask(kind: Leg['kind'], call: Call, orders?: CalledOrder[]): Promise<TransactionRecord>;
  /** EIP-5792, where the wallet and the network's nodes know it. */
  batch?: BatchPorts;
  /** An off-chain action was answered well: there is nothing to wait for on chain. */
  answered(permissionEnds: number | null): Promise<void>;
  /** Waits until the newest leg is mined. @throws when it reverted */
  untilMined(): Promise<TransactionRecord>;
  /** A toast, for sentences the spec wants as one. */
  alert(message: string): void;
};

/** Several calls as one confirmation that happens whole or not at all (EIP-5792). */
export type BatchPorts = {
  /** Whether the wallet takes atomic batches on this chain, and its nodes can simulate them. */
  isOffered(chainId: number, owner: `0x${string}`): Promise<boolean>;
  /** Whether a call by itself goes as a batch, too: the account has no nonce that would exclude or find it again. */
  isForSingleCalls(): boolean;
  /**
   * Runs calls one after the other on the newest block; answers what the last one returned.
   * @throws with the reason of the first that reverts
   */
  simulate(calls: readonly Call[]): Promise<`0x${string}`>;
  /** As `ask`, for approvals and the main call together. @returns null when the wallet declined to batch. */
  ask(approvals: readonly Call[], main: Call, orders?: CalledOrder[]): Promise<TransactionRecord | null>;
};

/** What it takes to read a chain. */
export type ReadPorts = Pick<TransactionPorts, 'chain'>;

/** What it takes to have a token or a collection approved; also without a record of its own. */
export type ApprovalPorts = ReadPorts & {
  ask(kind: Leg['kind'], call: Call): Promise<unknown>;
  untilMined(): Promise<unknown>;
};

/** `pause`: a moment, in which a node that is behind another one catches up. */
export type PatientPorts = ApprovalPorts & { pause(): Promise<unknown> };

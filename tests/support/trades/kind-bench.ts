import type { Abi } from 'viem';
import { encodeAbiParameters, encodeFunctionResult, decodeFunctionData, parseAbi } from 'viem/utils';
import type { CancelledOrder, Order } from '../../../src/contract/order.ts';
import type { Token } from '../../../src/contract/token.ts';
import { mintAbi } from '../../../src/domain/mint-sale.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../../src/domain/order.ts';
import type { NetworkPin } from '../../../src/domain/pins.ts';
import { seaportAbi } from '../../../src/domain/seaport-calls.ts';
import type { Call, TransactionPorts } from '../../../src/domain/transaction/ports.ts';
import type { CalledOrder } from '../../../src/domain/transaction/record.ts';
import { makeRecord, USER } from './records.ts';

type Hex = `0x${string}`;
type ChainCall = Parameters<TransactionPorts['chain']['call']>[0];

const tokenAbi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function getApproved(uint256 id) view returns (address)',
  'function setApprovalForAll(address operator, bool approved)',
  'function deposit() payable',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
]);
const abi: Abi = [...seaportAbi, ...mintAbi, ...tokenAbi];

/** What a contract's function answers here: the value, or a function of the arguments and the call. */
export type Answer = (args: readonly unknown[], call: ChainCall) => unknown;

/** A call that somebody's wallet, or the simulation before it, was given. */
export type SentCall = { call: ChainCall; name: string; args: readonly unknown[]; tag: string };

/** What stands behind a call's data: the function, its arguments, and the bytes Solidity ignores. */
export function readCall(call: ChainCall): SentCall {
  const { functionName, args } = decodeFunctionData({ abi, data: call.data });
  return {
    call,
    name: functionName,
    args: args?.map(lowered) ?? [],
    tag: `0x${call.data.slice(-16)}`,
  };
}

/** Addresses come out of a decoder in mixed case; here all hex is lower. */
function lowered(value: unknown): unknown {
  if (typeof value === 'string') return value.toLowerCase();
  if (Array.isArray(value)) return value.map(lowered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lowered(one)]));
}

const WRITES = new Set([
  'fulfillAdvancedOrder',
  'fulfillAvailableAdvancedOrders',
  'matchAdvancedOrders',
  'cancel',
  'incrementCounter',
  'mint',
  'setApprovalForAll',
  'safeTransferFrom',
]);

/**
 * The world of a kind as plain answers: what its steps read, and a log of what they did, in order.
 * What is tested with it is what stops a step, and the exact call that reaches the wallet.
 */
export function createKindBench() {
  const pinned: { chainId: number; tokens: readonly Token[] }[] = [];
  const told = ({ to }: ChainCall): Token | undefined =>
    pinned.flatMap(({ tokens }) => tokens).findLast(({ address }) => address === to);
  const bench = {
    /** What was done, in order. */
    log: [] as string[],
    asks: [] as (SentCall & { kind: string; orders: readonly CalledOrder[] | undefined })[],
    simulated: [] as SentCall[],
    alerts: [] as string[],
    answers: [] as (number | null)[],
    cancels: [] as { side: string; hash: string; chainId: number }[],
    /** By uuid, what the marketplace answers now. */
    best: new Map<string, Order>(),
    /** Which item a best-order call named. */
    named: [] as (string | undefined)[],
    native: 10n ** 18n,
    /** What was to be as pinned, before a wallet was moved. */
    pinned,
    /** What the device holds to of the network; its error where that is said otherwise. */
    pin: PIN as NetworkPin | Error,
    /** By address, the code of a contract. */
    code: (address: Hex): Hex => (address === ZERO_ADDRESS ? '0x' : '0x60'),
    spender: SEAPORT_ADDRESS as Hex,
    /** By hash: until when a permission given before may fill it. */
    permissionEnds: new Map<string, number>(),
    /** What happens on chain when a step was mined. */
    onMined: () => {},
    /** By function name. */
    chain: {
      getOrderStatus: () => [false, false, 0n, 0n],
      getCounter: () => 0n,
      balanceOf: () => 0n,
      allowance: () => 0n,
      // As the server told them, unless a test says otherwise.
      symbol: (_, call) => told(call)?.symbol,
      decimals: (_, call) => told(call)?.decimals,
      approve: () => true,
      isApprovedForAll: () => false,
      isValidSignature: () => '0x00000000',
      fulfillAdvancedOrder: () => true,
      fulfillAvailableAdvancedOrders: ([orders]) => [(orders as unknown[]).map(() => true), []],
      matchAdvancedOrders: () => [],
      cancel: () => true,
      incrementCounter: () => 1n,
    } as Record<string, Answer>,
    ports,
  };

  function answer(call: ChainCall): Hex {
    const sent = readCall(call);
    if (WRITES.has(sent.name)) {
      bench.log.push(`simulate ${sent.name}`);
      bench.simulated.push(sent);
    }
    const result = bench.chain[sent.name]?.(sent.args, call);
    if (result === undefined) return '0x';
    if (sent.name === 'getOrderStatus')
      return encodeAbiParameters(STATUS, result as [boolean, boolean, bigint, bigint]);
    return encodeFunctionResult({ abi, functionName: sent.name, result });
  }

  function ports(): TransactionPorts {
    return {
      chain: {
        call: async (call) => answer(call),
        nativeBalance: async () => bench.native,
        code: async (_, address) => bench.code(address),
      },
      async pinned(chainId, tokens) {
        bench.log.push('pinned');
        bench.pinned.push({ chainId, tokens });
        if (bench.pin instanceof Error) throw bench.pin;
        return bench.pin;
      },
      wallet: { switchChain: async (chainId) => void bench.log.push(`switch ${chainId}`) },
      marketplace: {
        async bestOrder(uuid, identifier) {
          bench.log.push('best');
          bench.named.push(identifier);
          return bench.best.get(uuid) ?? null;
        },
        async bestOrders(uuids) {
          bench.log.push('best');
          // Not in the order they were asked for: nobody promised one.
          return uuids
            .flatMap((uuid) => {
              const order = bench.best.get(uuid);
              return order === undefined ? [] : [{ uuid, order }];
            })
            .toReversed();
        },
        async cancelOrder(side, hash, chainId): Promise<CancelledOrder> {
          bench.log.push('cancel by server');
          bench.cancels.push({ side, hash, chainId });
          return { hash, permissionEnds: bench.permissionEnds.get(hash) ?? null };
        },
        routerSettings: async () => [
          // Another network first: what is looked for is the right one.
          { ...settingsOf(bench.spender), chainId: 1, spender: `0x${'66'.repeat(20)}` as const },
          settingsOf(bench.spender),
        ],
      },
      async ask(kind, call: Call, orders) {
        bench.log.push(`ask ${kind}`);
        bench.asks.push({ kind, orders, ...readCall(call) });
        return makeRecord();
      },
      async answered(permissionEnds) {
        bench.log.push('answered');
        bench.answers.push(permissionEnds);
      },
      async untilMined() {
        bench.log.push('mined');
        bench.onMined();
        return makeRecord();
      },
      alert: (message) => void bench.alerts.push(message),
    };
  }

  return bench;
}

export type KindBench = ReturnType<typeof createKindBench>;

const ETH: Token = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 };
const WETH: Token = { address: `0x${'ee'.repeat(20)}`, symbol: 'WETH', decimals: 18 };

/** What the device of these tests holds to. */
const PIN: NetworkPin = {
  chainId: 31337,
  name: 'Meridian',
  rpcUrls: ['/rpc'],
  native: ETH,
  wrapped: WETH,
  others: [],
  zone: ZERO_ADDRESS,
};

const STATUS = [{ type: 'bool' }, { type: 'bool' }, { type: 'uint256' }, { type: 'uint256' }] as const;

const settingsOf = (spender: Hex) => ({
  chainId: 31337,
  network: 'meridian',
  protocolAddress: SEAPORT_ADDRESS as Hex,
  spender,
  conduitKey: `0x${'0'.repeat(64)}` as const,
  zone: ZERO_ADDRESS as Hex,
  wrappedNative: WETH,
  currencies: [ETH, WETH],
});

/** What a wallet is asked for is what was simulated, to the byte, and it is the person's own call. */
export function lastAsk(bench: KindBench, person: string = USER): KindBench['asks'][number] {
  const ask = bench.asks.at(-1);
  const simulated = bench.simulated.at(-1);
  if (ask === undefined) throw new Error('No wallet was asked');
  if (JSON.stringify(ask.call, plain) !== JSON.stringify(simulated?.call, plain))
    throw new Error('Not the simulated call');
  if (ask.call.from !== person) throw new Error('Not the call of the person');
  return ask;
}

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  http,
  maxUint256,
  parseAbi,
  type Hex,
  type PrivateKeyAccount,
} from 'viem';
import { expect } from 'playwright/test';
import { DEMO_ACCOUNT_ADDRESS } from '../../../src/contract/config.ts';
import type { Order, OrderParameters } from '../../../src/contract/order.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../../src/domain/order.ts';
import { encodePurchase, seaportAbi } from '../../../src/domain/seaport-calls.ts';
import { encodeBatch } from '../../../src/features/demo-wallet/batch-call.ts';
import { nodeOf } from './origin.ts';
import { toFill } from './permission.ts';

type Address = `0x${string}`;

export const MERIDIAN = 31337;
export const TESSERA = 31338;
export const CHAINS = [MERIDIAN, TESSERA] as const;

export const erc20Abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
  'function approve(address, uint256) returns (bool)',
  'function deposit() payable',
]);
const nftAbi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function transferFrom(address, address, uint256)',
]);
const editionAbi = parseAbi([
  'function balanceOf(address, uint256) view returns (uint256)',
  'function safeTransferFrom(address, address, uint256, uint256, bytes)',
]);
const cancelAbi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderComponents { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 counter; }',
  'function cancel(OrderComponents[] orders) returns (bool cancelled)',
]);

/** Enough for anything a test does; nobody estimates. */
const GAS = 1_000_000n;
/** Above any price of the embedded networks, so that a sender chooses who comes first. */
const TIP = 2_000_000_000n;

const numbers = (p: OrderParameters) => ({
  ...p,
  offer: p.offer.map((one) => ({
    ...one,
    identifierOrCriteria: BigInt(one.identifierOrCriteria),
    startAmount: BigInt(one.startAmount),
    endAmount: BigInt(one.endAmount),
  })),
  consideration: p.consideration.map((one) => ({
    ...one,
    identifierOrCriteria: BigInt(one.identifierOrCriteria),
    startAmount: BigInt(one.startAmount),
    endAmount: BigInt(one.endAmount),
  })),
  startTime: BigInt(p.startTime),
  endTime: BigInt(p.endTime),
  salt: BigInt(p.salt),
  counter: BigInt(p.counter),
});

/** With the marketplace's permission for the buyer, where the order names its zone. */
async function permitted(order: Order, buyer: PrivateKeyAccount): Promise<Order> {
  if (order.parameters.zone === ZERO_ADDRESS) return order;
  const best = await toFill(order.uuid, buyer);
  if (best?.hash !== order.hash) throw new Error('Only the best listing of an item is permitted');
  return best;
}

export type SentTransaction = { to: Address; value?: bigint; data?: Hex; nonce?: number; tip?: bigint };

function createChain(chainId: number) {
  const chain = {
    id: chainId,
    name: String(chainId),
    nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [nodeOf(chainId)] } },
  };
  const transport = http(undefined, { retryCount: 0 });
  const reader = createPublicClient({ chain, transport, pollingInterval: 50, cacheTime: 0 });
  const test = createTestClient({ chain, transport, mode: 'anvil' });

  /** Signed here, so that it can be sent whenever a test wants. */
  async function sign(account: PrivateKeyAccount, call: SentTransaction): Promise<Hex> {
    const [nonce, block] = await Promise.all([
      call.nonce ?? reader.getTransactionCount({ address: account.address, blockTag: 'pending' }),
      reader.getBlock(),
    ]);
    const tip = call.tip ?? TIP;
    return account.signTransaction({
      type: 'eip1559',
      chainId,
      nonce,
      gas: GAS,
      to: call.to,
      value: call.value ?? 0n,
      data: call.data ?? '0x',
      maxFeePerGas: (block.baseFeePerGas ?? 0n) * 2n + tip,
      maxPriorityFeePerGas: tip,
    });
  }

  /** Several calls as one transaction of the account itself, which lends itself the code for it (EIP-7702). */
  async function signBatch(account: PrivateKeyAccount, calls: readonly SentTransaction[]): Promise<Hex> {
    const [nonce, block] = await Promise.all([
      reader.getTransactionCount({ address: account.address, blockTag: 'pending' }),
      reader.getBlock(),
    ]);
    return account.signTransaction({
      type: 'eip7702',
      chainId,
      nonce,
      gas: GAS,
      to: account.address,
      data: encodeBatch(calls),
      maxFeePerGas: (block.baseFeePerGas ?? 0n) * 2n + TIP,
      maxPriorityFeePerGas: TIP,
      authorizationList: [
        await account.signAuthorization({ address: DEMO_ACCOUNT_ADDRESS, chainId, nonce: nonce + 1 }),
      ],
    });
  }

  const broadcast = (raw: Hex) => reader.sendRawTransaction({ serializedTransaction: raw });

  /** Somebody of the demo world acts, without their key. */
  async function actAs(address: Address, call: { to: Address; data: Hex; value?: bigint; tip?: bigint }): Promise<Hex> {
    await test.impersonateAccount({ address });
    await test.setBalance({ address, value: 10n ** 21n });
    const client = createWalletClient({ account: address, chain, transport });
    const { baseFeePerGas } = await reader.getBlock();
    const tip = call.tip ?? TIP;
    const hash = await client.sendTransaction({
      to: call.to,
      data: call.data,
      value: call.value ?? 0n,
      gas: GAS,
      maxFeePerGas: (baseFeePerGas ?? 0n) * 2n + tip,
      maxPriorityFeePerGas: tip,
    });
    await test.stopImpersonatingAccount({ address });
    return hash;
  }

  /** Asked for again and again: the library's own wait sleeps until the next block, which may never come. */
  const settled = (hash: Hex) =>
    expect
      .poll(async () => (await reader.getTransactionReceipt({ hash }).catch(() => null))?.status, {
        message: `a transaction of the test's own, ${hash}`,
      })
      .toBe('success');

  return {
    chainId,
    reader,
    sign,
    signBatch,
    broadcast,
    settled,
    actAs,

    // Time and blocks.
    stopMining: () => test.setAutomine(false),
    mine: (blocks = 1) => test.mine({ blocks }),
    passTime: (seconds: number) => test.increaseTime({ seconds }),
    async resumeMining() {
      await test.setAutomine(true);
      await test.mine({ blocks: 1 });
    },
    /** The same nonce for more: what a wallet's "speed up" and "cancel" do. */
    replace: async (account: PrivateKeyAccount, call: SentTransaction) =>
      broadcast(await sign(account, { ...call, tip: TIP * 10n })),
    cancelNonce: async (account: PrivateKeyAccount, nonce: number) =>
      broadcast(await sign(account, { to: account.address, nonce, tip: TIP * 10n })),

    // Contracts.
    code: (address: Address) => reader.getCode({ address }),
    setCode: (address: Address, bytecode: Hex) => test.setCode({ address, bytecode }),
    setStorage: (address: Address, index: number, value: Hex) => test.setStorageAt({ address, index, value }),

    // Money.
    give: (address: Address, value: bigint) => test.setBalance({ address, value }),
    balance: (address: Address) => reader.getBalance({ address }),
    tokenBalance: (token: Address, owner: Address) =>
      reader.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
    allowance: (token: Address, owner: Address) =>
      reader.readContract({ address: token, abi: erc20Abi, functionName: 'allowance', args: [owner, SEAPORT_ADDRESS] }),
    async wrap(account: PrivateKeyAccount, weth: Address, value: bigint) {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'deposit' });
      await settled(await broadcast(await sign(account, { to: weth, value, data })));
    },
    /** The account lets Seaport use all of a token it has. */
    async approveToken(account: PrivateKeyAccount, token: Address) {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SEAPORT_ADDRESS, maxUint256] });
      await settled(await broadcast(await sign(account, { to: token, data })));
    },

    // Items and orders.
    ownerOf: async (collection: Address, identifier: string) =>
      (
        await reader.readContract({
          address: collection,
          abi: nftAbi,
          functionName: 'ownerOf',
          args: [BigInt(identifier)],
        })
      ).toLowerCase() as Address,
    copiesOf: (collection: Address, identifier: string, owner: Address) =>
      reader.readContract({
        address: collection,
        abi: editionAbi,
        functionName: 'balanceOf',
        args: [owner, BigInt(identifier)],
      }),
    async filled(order: Order): Promise<{ cancelled: boolean; filled: bigint; size: bigint }> {
      const [, cancelled, filled, size] = await reader.readContract({
        address: SEAPORT_ADDRESS,
        abi: seaportAbi,
        functionName: 'getOrderStatus',
        args: [order.hash],
      });
      return { cancelled, filled, size };
    },
    /** The seller takes the order back. Not waited for: mining may be stopped. */
    cancelAsSeller: (order: Order, tip?: bigint) =>
      actAs(order.maker, {
        to: SEAPORT_ADDRESS,
        data: encodeFunctionData({ abi: cancelAbi, functionName: 'cancel', args: [[numbers(order.parameters)]] }),
        ...(tip === undefined ? {} : { tip }),
      }),
    /** Another buyer is first. */
    async buyElsewhere(order: Order, units: bigint, buyer: PrivateKeyAccount) {
      await test.setBalance({ address: buyer.address, value: 10n ** 24n });
      const data = encodePurchase(await permitted(order, buyer), units, '0x00');
      await settled(
        await broadcast(await sign(buyer, { to: SEAPORT_ADDRESS, value: BigInt(order.price.value) * units, data })),
      );
    },
    /** The seller moves copies away (the listing sleeps) or gets them back (it lives again). */
    async moveCopies(order: Order, from: Address, to: Address, amount: bigint) {
      const data = encodeFunctionData({
        abi: editionAbi,
        functionName: 'safeTransferFrom',
        args: [from, to, BigInt(order.nft.identifier ?? '0'), amount, '0x'],
      });
      await settled(await actAs(from, { to: order.nft.collectionAddress, data }));
    },
  };
}

export type Chain = ReturnType<typeof createChain>;

const made = new Map<number, Chain>();

/** A chain of this run, read and bent from outside: never through the app. */
export function chain(chainId: number): Chain {
  const found = made.get(chainId) ?? createChain(chainId);
  made.set(chainId, found);
  return found;
}

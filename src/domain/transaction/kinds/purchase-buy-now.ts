import { decodeFunctionResult, encodeFunctionData, recoverAddress } from 'viem/utils';
import * as v from 'valibot';
import type { Order } from '../../../contract/order.ts';
import { addressSchema, itemTypeSchema, uintStringSchema, uuidSchema } from '../../../contract/primitives.ts';
import { compareBestOrder, OrderChangedError } from '../../best-order.ts';
import { checkListing, OrderMismatchError, SEAPORT_ADDRESS, splitListing, ZERO_ADDRESS } from '../../order.ts';
import { encodePurchase, hashOrder, intentTag, orderDigest, seaportAbi } from '../../seaport.ts';
import type { TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { balanceOf, ensureAllowance, InsufficientBalanceError } from './erc20.ts';
import type { TransactionKind } from './kind.ts';
import { purchaseFieldsSchema, type PurchaseFields } from './purchase-fields.ts';

/** What the person saw and agreed to: all that a later run may rely on. */
const argsSchema = v.object({
  orderUuid: uuidSchema,
  name: v.string(),
  chainId: v.number(),
  collectionAddress: addressSchema,
  identifier: uintStringSchema,
  itemType: itemTypeSchema,
  priceValue: uintStringSchema,
  priceToken: addressSchema,
  maxAmount: uintStringSchema,
  units: uintStringSchema,
});
type Args = v.InferOutput<typeof argsSchema>;

export type BuyNowRequest = { order: Order; units: bigint };

/** Fields and arguments of a purchase, from the order on the screen. */
function describe({ order, units }: BuyNowRequest): { fields: PurchaseFields; args: Args; resources: string[] } {
  const identifier = order.nft.identifier;
  if (identifier === null) throw new OrderMismatchError('item');
  const split = splitListing(order.parameters, units);
  return {
    fields: {
      tokenList: [
        {
          amount: units.toString(),
          price: {
            amount: order.price.amount,
            amountUsd: order.price.amountUsd,
            symbol: order.price.token.symbol,
          },
          displayImageURL: order.nft.image,
          network: order.network,
          itemType: order.nft.itemType,
        },
      ],
      tokenUuids: [order.uuid],
      tokenName: order.nft.name,
      itemType: order.nft.itemType,
      network: order.network,
      fee: split.fees.reduce((sum, fee) => sum + fee.amount, 0n).toString(),
    },
    args: {
      orderUuid: order.uuid,
      name: order.nft.name,
      chainId: order.chainId,
      collectionAddress: order.nft.collectionAddress,
      identifier,
      itemType: order.nft.itemType,
      priceValue: order.price.value,
      priceToken: order.price.token.address,
      maxAmount: order.maxAmount,
      units: units.toString(),
    },
    // The item, not the order: a cheaper order of the same item is the same purchase.
    resources: [`${order.chainId}:${order.nft.collectionAddress}:${identifier}`],
  };
}

async function run(record: TransactionRecord, ports: TransactionPorts): Promise<void> {
  const args = v.parse(argsSchema, record.executor.args);
  const units = BigInt(args.units);
  const buyer = record.userKey;

  const order = await currentOrder(args, ports);
  const split = checkListing(order, { ...args, units });
  await checkSignature(order, ports);

  await ports.wallet.switchChain(args.chainId);
  await checkOnChain(order, ports);
  if (args.priceToken === ZERO_ADDRESS) {
    const balance = await ports.chain.nativeBalance(args.chainId, buyer);
    if (balance < split.total) throw tooLittle(balance, split.total, order, ports);
  } else {
    const target = { chainId: args.chainId, token: args.priceToken, owner: buyer };
    const balance = await balanceOf(ports, target);
    if (balance < split.total) throw tooLittle(balance, split.total, order, ports);
    await ensureAllowance(ports, target, await spenderFor(args.chainId, ports), split.total);
  }

  const call = {
    chainId: args.chainId,
    from: buyer,
    to: SEAPORT_ADDRESS,
    value: args.priceToken === ZERO_ADDRESS ? split.total : 0n,
    data: encodePurchase(order, units, intentTag(record.id)),
  } as const;
  // The exact call, as the wallet will send it.
  await ports.chain.call(call);
  await ports.ask('main', call);
}

function tooLittle(balance: bigint, needed: bigint, order: Order, ports: TransactionPorts) {
  const error = new InsufficientBalanceError(balance, needed, order.price.token);
  ports.alert(error.userMessage);
  return error;
}

async function currentOrder(args: Args, ports: TransactionPorts): Promise<Order> {
  const best = await ports.marketplace.bestOrder(args.orderUuid);
  const verdict = compareBestOrder({ ...args, units: BigInt(args.units) }, best);
  if (verdict.verdict !== 'idle') throw new OrderChangedError(verdict.message, { retryable: false });
  return verdict.order;
}

/** The hash is re-derived, never believed; a contract's signature is its own business (ERC-1271). */
async function checkSignature(order: Order, ports: TransactionPorts): Promise<void> {
  if (hashOrder(order.parameters) !== order.hash) throw new OrderMismatchError('hash');
  const digest = orderDigest(order.parameters, order.chainId);
  const isEcdsa = order.signature.length === 130 || order.signature.length === 132;
  const signer = isEcdsa
    ? await recoverAddress({ hash: digest, signature: expandCompact(order.signature) }).catch(() => null)
    : null;
  if (signer?.toLowerCase() === order.parameters.offerer) return;
  const data = encodeFunctionData({
    abi: erc1271Abi,
    functionName: 'isValidSignature',
    args: [digest, order.signature],
  });
  const answer = await ports.chain
    .call({ chainId: order.chainId, to: order.parameters.offerer, value: 0n, data })
    .catch(() => '0x');
  if (!answer.startsWith('0x1626ba7e')) throw new OrderMismatchError('signature');
}

const erc1271Abi = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [{ type: 'bytes32' }, { type: 'bytes' }],
    outputs: [{ type: 'bytes4' }],
  },
] as const;

/** EIP-2098: Seaport takes 64-byte signatures too. */
function expandCompact(signature: `0x${string}`): `0x${string}` {
  if (signature.length !== 130) return signature;
  const s = BigInt(`0x${signature.slice(66)}`);
  const yParity = s >> 255n;
  const rest = (s & ((1n << 255n) - 1n)).toString(16).padStart(64, '0');
  return `${signature.slice(0, 66)}${rest}${yParity === 1n ? '1c' : '1b'}` as `0x${string}`;
}

/** Cancelled, filled or under an old counter: the chain knows before the market does. */
async function checkOnChain(order: Order, ports: TransactionPorts): Promise<void> {
  const read = (data: `0x${string}`) =>
    ports.chain.call({ chainId: order.chainId, to: SEAPORT_ADDRESS, value: 0n, data });
  const [status, counter] = await Promise.all([
    read(encodeFunctionData({ abi: seaportAbi, functionName: 'getOrderStatus', args: [order.hash] })),
    read(encodeFunctionData({ abi: seaportAbi, functionName: 'getCounter', args: [order.parameters.offerer] })),
  ]);
  const [, isCancelled, totalFilled, totalSize] = decodeFunctionResult({
    abi: seaportAbi,
    functionName: 'getOrderStatus',
    data: status,
  });
  const currentCounter = decodeFunctionResult({ abi: seaportAbi, functionName: 'getCounter', data: counter });
  // A size of zero only means that nothing was filled yet.
  const isFilled = totalSize > 0n && totalFilled === totalSize;
  if (isCancelled || isFilled || currentCounter.toString() !== order.parameters.counter) {
    throw new OrderChangedError(`Order for token ${order.nft.name} was expired`, { retryable: false });
  }
}

/** Who may take the buyer's tokens: Seaport itself, whatever a server says. */
async function spenderFor(chainId: number, ports: TransactionPorts): Promise<`0x${string}`> {
  const settings = (await ports.marketplace.routerSettings()).find((one) => one.chainId === chainId);
  if (settings?.spender !== SEAPORT_ADDRESS) throw new OrderMismatchError('approval address');
  return settings.spender;
}

export const purchaseBuyNow: TransactionKind<'purchase:buy_now', BuyNowRequest> = {
  type: 'purchase:buy_now',
  version: 1,
  fieldsSchema: purchaseFieldsSchema,
  titles: {
    confirm: 'Approve purchase',
    approve: 'Approve purchase',
    pending: 'Transaction pending',
    success: 'Your purchase is complete',
    finalized: 'Your purchase is complete',
    reverted: 'Something went wrong',
    error: 'Something went wrong',
  },
  describe,
  run,
};

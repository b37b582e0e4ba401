import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem/utils';
import * as v from 'valibot';
import { orderSchema, type Order } from '../../../contract/order.ts';
import { decimalStringSchema, itemTypeSchema, uintStringSchema } from '../../../contract/primitives.ts';
import { checkOffer } from '../../offer.ts';
import { OrderMismatchError, SEAPORT_ADDRESS } from '../../order.ts';
import { encodeAcceptance, intentTag } from '../../seaport-calls.ts';
import { VitrineError } from '../../errors.ts';
import type { ApprovalPorts, Call, ReadPorts, TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import type { TransactionKind } from '../kind.ts';
import { askInTurn, send } from '../steps/send.ts';
import { checkOnChain, checkSignature, expired, spenderFor } from '../steps/order-checks.ts';

/** Spec section 3, "offer:accept". */
export const acceptFieldsSchema = v.object({
  order: orderSchema,
  /** What the offer pays for these units, in base units, fees included. */
  value: uintStringSchema,
  /** Units given. */
  amount: uintStringSchema,
  currencySymbol: v.string(),
  tokenName: v.string(),
  collectionName: v.string(),
  network: v.string(),
  itemType: itemTypeSchema,
  displayImageURL: v.string(),
  /** The same for people, and what is left of it. */
  price: decimalStringSchema,
  received: decimalStringSchema,
});

const argsSchema = v.object({
  identifier: uintStringSchema,
  units: uintStringSchema,
  /** What the screen said the seller receives, in base units. */
  net: uintStringSchema,
});
type Args = v.InferOutput<typeof argsSchema>;

export type AcceptRequest = {
  order: Order;
  units: bigint;
  /** The item that is given; for an offer on one item its own. */
  item: { identifier: string; name: string; image: string };
};

function describe({ order, units, item }: AcceptRequest) {
  const terms = checkOffer(order, { identifier: item.identifier, units });
  return {
    fields: {
      order,
      value: terms.total.toString(),
      amount: units.toString(),
      currencySymbol: order.price.token.symbol,
      tokenName: item.name,
      collectionName: order.nft.collectionName,
      network: order.network,
      itemType: order.nft.itemType,
      displayImageURL: item.image,
      price: terms.show(terms.total),
      received: terms.show(terms.net),
    } satisfies v.InferOutput<typeof acceptFieldsSchema>,
    args: { identifier: item.identifier, units: units.toString(), net: terms.net.toString() } satisfies Args,
    resources: [`${order.chainId}:${order.nft.collectionAddress}:${item.identifier}`],
  };
}

async function run(record: TransactionRecord, ports: TransactionPorts): Promise<void> {
  const args = v.parse(argsSchema, record.executor.args);
  const seen = v.parse(orderSchema, record['order']);
  const name = v.parse(v.string(), record['tokenName']);
  const units = BigInt(args.units);
  const { chainId } = seen;

  const isOnOne = seen.nft.identifier !== null;
  const order = await ports.marketplace.bestOrder(seen.uuid, isOnOne ? undefined : args.identifier);
  if (order === null || BigInt(order.maxAmount) < units) throw expired(name);
  // An offer is one signed order: another, however similar, was not on the screen.
  if (order.hash !== seen.hash) throw new OrderMismatchError('hash');
  const terms = checkOffer(order, { identifier: args.identifier, units });
  if (terms.net.toString() !== args.net) throw new OrderMismatchError('price');
  terms.checkCriteria();
  await checkSignature(order, ports);

  await ports.wallet.switchChain(chainId);
  await checkOnChain(order, name, ports);
  const { collectionAddress } = order.nft;
  const approvals = await missingItemApproval(
    { chainId, collectionAddress, owner: record.userKey },
    () => spenderFor(chainId, ports),
    ports,
  );

  const acceptance = { order, units, identifier: args.identifier, seller: record.userKey, net: terms.net };
  const call = {
    chainId,
    from: record.userKey,
    to: SEAPORT_ADDRESS,
    value: 0n,
    data: encodeAcceptance(acceptance, intentTag(record.id)),
  } as const;
  await send(record, { approvals, call, check: async (simulate) => void (await simulate(call)) }, ports);
}

const approvalAbi = parseAbi([
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function setApprovalForAll(address operator, bool approved)',
]);

export class NotApprovedError extends VitrineError {
  override name = 'NotApprovedError';
}

type ApprovalTarget = { chainId: number; collectionAddress: `0x${string}`; owner: `0x${string}` };

async function isApproved({ chainId, collectionAddress, owner }: ApprovalTarget, ports: ReadPorts): Promise<boolean> {
  const data = encodeFunctionData({
    abi: approvalAbi,
    functionName: 'isApprovedForAll',
    args: [owner, SEAPORT_ADDRESS],
  });
  const answer = await ports.chain.call({ chainId, to: collectionAddress, value: 0n, data });
  return decodeFunctionResult({ abi: approvalAbi, functionName: 'isApprovedForAll', data: answer });
}

/** The approval without which the marketplace may not move the person's items of a collection. */
async function missingItemApproval(
  target: ApprovalTarget,
  spender: () => Promise<`0x${string}`>,
  ports: ReadPorts,
): Promise<Call[]> {
  if (await isApproved(target, ports)) return [];
  const { chainId, collectionAddress, owner } = target;
  const call: Call = {
    chainId,
    from: owner,
    to: collectionAddress,
    value: 0n,
    data: encodeFunctionData({ abi: approvalAbi, functionName: 'setApprovalForAll', args: [await spender(), true] }),
  };
  await ports.chain.call(call);
  return [call];
}

/** Makes sure that the marketplace may move the person's items of a collection. Only the chain is asked. */
export async function ensureItemApproval(
  target: ApprovalTarget,
  spender: () => Promise<`0x${string}`>,
  ports: ApprovalPorts,
): Promise<void> {
  const approvals = await missingItemApproval(target, spender, ports);
  await askInTurn(approvals, ports);
  if (approvals.length > 0 && !(await isApproved(target, ports))) {
    throw new NotApprovedError('The collection did not keep the approval');
  }
}

export const offerAccept: TransactionKind<'offer:accept', AcceptRequest> = {
  type: 'offer:accept',
  version: 1,
  fieldsSchema: acceptFieldsSchema,
  titles: () => ({
    confirm: 'Approve offer',
    approve: 'Approve offer',
    pending: 'Transaction pending',
    success: 'Offer successfully accepted',
    finalized: 'Offer successfully accepted',
    reverted: 'Something went wrong',
    error: 'Something went wrong',
  }),
  describe,
  run,
};

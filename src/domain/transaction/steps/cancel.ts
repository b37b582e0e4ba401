import type { Order, OrderParameters } from '../../../contract/order.ts';
import { OrderMismatchError, SEAPORT_ADDRESS } from '../../order.ts';
import { hashOrder } from '../../seaport.ts';
import { encodeCancel, intentTag } from '../../seaport-calls.ts';
import { readChainStatus } from '../../trade-reads.ts';
import type { Call, TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { enterNetwork } from './network.ts';
import { send } from './send.ts';

/** Base units that an order asks or pays for all its units. */
export function valueOf({ side, parameters }: Pick<Order, 'side' | 'parameters'>): bigint {
  const items = side === 'offer' ? parameters.offer : parameters.consideration;
  return items.reduce((sum, item) => sum + BigInt(item.startAmount), 0n);
}

/** Units that an order is about. */
export const unitsOf = ({ side, parameters }: Pick<Order, 'side' | 'parameters'>): string =>
  (side === 'listing' ? parameters.offer : parameters.consideration)[0]?.startAmount ?? '0';

/**
 * An order that is to be cancelled is the one that is shown: by its hash, contract and item.
 * @throws OrderMismatchError
 */
export function checkCancelled({ hash, side, nft, parameters, protocolAddress }: Order): void {
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new OrderMismatchError(what);
  };
  const item = (side === 'listing' ? parameters.offer : parameters.consideration)[0];
  must(protocolAddress === SEAPORT_ADDRESS, 'contract');
  must(hashOrder(parameters) === hash, 'hash');
  must(item?.token === nft.collectionAddress, 'collection');
  must(nft.identifier === null || item?.identifierOrCriteria === nft.identifier, 'item');
}

/** Cancels by the server; the same cancel twice is one. */
export async function cancelByServer(
  side: Order['side'],
  chainId: number,
  orders: readonly OrderParameters[],
  ports: TransactionPorts,
): Promise<void> {
  let latest: number | null = null;
  for (const parameters of orders) {
    const { permissionEnds } = await ports.marketplace.cancelOrder(side, hashOrder(parameters), chainId);
    if (permissionEnds !== null) latest = Math.max(latest ?? 0, permissionEnds);
  }
  await ports.answered(latest);
}

/** Cancels on chain those that Seaport does not know as over; when there is none left, that is the answer. */
export async function cancelOnChain(
  record: TransactionRecord,
  orders: readonly OrderParameters[],
  ports: TransactionPorts,
): Promise<void> {
  const { chainId } = record;
  if (orders.some(({ offerer }) => offerer !== record.userKey)) throw new OrderMismatchError('maker');
  await enterNetwork(chainId, [], ports);
  const statuses = await Promise.all(
    orders.map((parameters) =>
      readChainStatus(ports, { chainId, hash: hashOrder(parameters), offerer: parameters.offerer }),
    ),
  );
  const alive = orders.filter((parameters, index) => {
    const status = statuses[index];
    return status !== undefined && !status.isCancelled && status.counter.toString() === parameters.counter;
  });
  if (alive.length === 0) {
    await ports.answered(null);
    return;
  }
  const call = seaportCall(record, encodeCancel(alive, intentTag(record.id)));
  await send(record, async () => ({ call }), ports);
}

/** A call of the person's to Seaport that moves no money. */
export const seaportCall = ({ chainId, userKey }: TransactionRecord, data: `0x${string}`): Call => ({
  chainId,
  from: userKey,
  to: SEAPORT_ADDRESS,
  value: 0n,
  data,
});

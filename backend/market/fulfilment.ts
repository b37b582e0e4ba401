import type * as v from 'valibot';
import { numberToHex, type Hex } from 'viem';
import type { bestOrderBodySchema, Order } from '../../src/contract/order.ts';
import { bestOrders, type BestOrder } from '../stores/best-orders.ts';
import type { StoreContext } from '../stores/context.ts';
import { criteriaIdentifiers } from '../stores/criteria.ts';
import { networkTime } from '../stores/networks.ts';
import { nftUuid } from '../../src/contract/identity.ts';
import { nftIsHidden } from '../stores/nfts.ts';
import { notePermissions, type PermissionLimits } from '../stores/fill-permissions.ts';
import { criteriaProof } from '../seaport/merkle.ts';
import { isOpen } from '../seaport/order-types.ts';
import { OrderRefusedError } from './order-refusal.ts';
import { isRestricted, PERMISSION_SECONDS, signPermission } from './permission.ts';

/** What one account may hold at once, and ask for in an hour for the same order. */
export const PERMISSION_LIMITS: PermissionLimits = { perAccount: 200, perOrderAndAccountHourly: 40 };

/**
 * The best orders by what was asked. Who is about to fill them, `fulfiller`, gets the marketplace's
 * permission with them; who only looks (null) gets none, since each delays its maker's cancel or update.
 * @throws OrderRefusedError with code 429 where too many permissions are out
 */
export async function bestOrdersFor(
  context: StoreContext,
  uuids: readonly string[],
  fulfiller: Hex | null,
): Promise<Map<string, Order>> {
  const found = await bestOrders(context, uuids);
  if (fulfiller === null)
    return new Map([...found].flatMap(([asked, { order }]) => (isOpenToAsk(context, order) ? [[asked, order]] : [])));
  const permitted = await permit(context, found, fulfiller);
  const lost = [...found.keys()].filter((asked) => !permitted.has(asked));
  if (lost.length === 0) return permitted;
  // Ended between the reading and the noting: now another one may be the best.
  const again = await permit(context, await bestOrders(context, lost), fulfiller);
  return new Map([...permitted, ...again]);
}

/** The one order for the item that is to be given for it. */
export async function bestOrderFor(
  context: StoreContext,
  { uuid, identifier }: v.InferOutput<typeof bestOrderBodySchema>,
  fulfiller: Hex | null,
): Promise<Order | null> {
  const order = (await bestOrdersFor(context, [uuid], fulfiller)).get(uuid.toLowerCase());
  if (!order) return null;
  if (identifier === undefined || order.side === 'listing') return order;
  const { chainId, nft } = order;
  if (await nftIsHidden(context.database, nftUuid(chainId, nft.collectionAddress, identifier)))
    throw new OrderRefusedError('order.hidden', 'This item is not traded here.');
  const notAsked = () => new OrderRefusedError('order.criteria', `This offer does not ask for item ${identifier}.`);
  if (order.nft.identifier !== null) {
    if (order.nft.identifier !== identifier) throw notAsked();
    return order;
  }
  const root = rootOf(order);
  if (root === null) return order;
  const identifiers = await criteriaIdentifiers(context.database, order.nft.collectionUuid, root);
  const proof = identifiers.length === 0 ? null : criteriaProof(identifiers, identifier);
  if (proof === null) throw notAsked();
  return { ...order, criteriaProof: proof };
}

function rootOf(order: Order): string | null {
  const wanted = BigInt(order.parameters.consideration[0]?.identifierOrCriteria ?? '0');
  return wanted === 0n ? null : numberToHex(wanted, { size: 32 });
}

/** A zone that was exchanged since believes nothing we could sign for its orders. */
const isOpenToAsk = ({ networks }: StoreContext, { chainId, parameters }: Order) =>
  isOpen(parameters) || isRestricted(networks.require(chainId), parameters);

/** Notes, then signs; what may not be permitted any more is left out. */
async function permit(
  context: StoreContext,
  found: Map<string, BestOrder>,
  fulfiller: Hex,
): Promise<Map<string, Order>> {
  const needed = new Map<number, Set<string>>();
  for (const { order } of found.values()) {
    if (isOpen(order.parameters)) continue;
    needed.set(order.chainId, (needed.get(order.chainId) ?? new Set()).add(order.hash));
  }
  const given = new Map<string, { extraData: `0x${string}`; permissionEnds: number }>();
  for (const [chainId, hashes] of needed) {
    const network = context.networks.require(chainId);
    const now = await networkTime(context.database, chainId);
    const until = now + PERMISSION_SECONDS;
    const noted = await notePermissions(
      context.database,
      { chainId, hashes: [...hashes], fulfiller, now, until },
      PERMISSION_LIMITS,
    );
    if ('retryAfter' in noted) {
      const { retryAfter } = noted;
      const wait = retryAfter > 2 * 60 ? `${Math.ceil(retryAfter / 60)} minutes` : `${retryAfter} seconds`;
      throw new OrderRefusedError(
        'order.too-many-permissions',
        `This account has begun too many purchases. Try again in ${wait}.`,
        429,
        retryAfter,
      );
    }
    for (const { order } of found.values()) {
      if (order.chainId !== chainId || !noted.has(order.hash) || !isOpenToAsk(context, order)) continue;
      const extraData = await signPermission(network, order.hash, { fulfiller, expiration: until });
      given.set(order.uuid, { extraData, permissionEnds: until });
    }
  }
  const answer = new Map<string, Order>();
  for (const [asked, { order }] of found) {
    const permission = given.get(order.uuid);
    if (permission) answer.set(asked, { ...order, ...permission });
    else if (isOpen(order.parameters)) answer.set(asked, order);
  }
  return answer;
}

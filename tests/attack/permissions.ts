import type { Hex, PrivateKeyAccount } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import * as v from 'valibot';
import {
  acceptedOrderSchema,
  cancelledOrderSchema,
  commissionSchema,
  routerSettingsSchema,
  type Order,
} from '../../src/contract/order.ts';
import { PERMISSION_LIMITS } from '../../backend/market/fulfilment.ts';
import { PERMISSION_SECONDS } from '../../backend/market/permission.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../src/domain/order.ts';
import { buildListing } from '../../src/domain/order-building.ts';
import { orderTypedData } from '../../src/domain/seaport-signing.ts';
import { many, pause, type Answer, type Ask } from './client.ts';
import {
  approveAll,
  bearing,
  dataOf,
  needsPermission,
  newAccount,
  newCaller,
  newestBlock,
  pickListing,
  purchaseOf,
  rich,
  rpc,
  send,
  signIn,
  toFill,
  type Target,
} from './people.ts';
import { tally } from './result.ts';

const bestOrder = (ask: Ask, uuid: string, fulfill: boolean, headers: Record<string, string> = {}) =>
  ask('/marketplace/v2/order/best', { body: { uuid, fulfill }, headers });

const isPermission = ({ status, text }: Answer): boolean =>
  status === 200 && !text.includes('"extraData":"0x"') && text.includes('"extraData":"0x');

/** Permissions to fill one listing, asked for by nobody, by one and by many. */
export async function permissionBursts(t: Target) {
  const attack = tally('permissions to fill in bursts');
  const ask = newCaller(t);
  const { uuid } = await pickListing(t, ask, needsPermission);
  const [count, unsigned] = t.isShort ? [PERMISSION_LIMITS.perOrderAndAccountHourly + 5, 10] : [530, 530];
  const nobody = await many(unsigned, 32, () => bestOrder(ask, uuid, true));
  for (const { status } of nobody) attack.check(status === 401, () => `who is not signed in was answered ${status}`);
  const seen = await bestOrder(ask, uuid, false);
  attack.check(seen.status === 200 && seen.text.includes('"extraData":"0x"'), () => 'a visitor cannot look');
  const { access } = await signIn(t, ask, newAccount());
  const one = await many(count, 32, () => bestOrder(ask, uuid, true, bearing(access)));
  const given = one.filter(isPermission).length;
  attack.check(given > 0, () => 'who is signed in got no permission');
  for (const answer of one)
    attack.check(
      answer.status === 429 || (isPermission(answer) && given <= PERMISSION_LIMITS.perOrderAndAccountHourly),
      () => `one account had ${given} permissions for one order (${answer.status})`,
    );
  // Accounts share no limit: strangers cannot use it up for whoever wants to buy.
  const crowd = await many(t.isShort ? 5 : 45, 4, async () => {
    const session = await signIn(t, ask, newAccount());
    return bestOrder(ask, uuid, true, bearing(session.access));
  });
  for (const answer of crowd)
    attack.check(isPermission(answer), () => `one of a crowd could not buy: it was answered ${answer.status}`);
  attack.note(`${given} of ${count} given to one account; then ${crowd.length} others got theirs`);
  return attack.row;
}

/** The item of a listing that somebody new bought is put up for sale by them. */
async function listOwn(t: Target, ask: Ask, account: PrivateKeyAccount): Promise<string> {
  const { access } = await signIn(t, ask, account);
  const bought = await toFill(ask, (await pickListing(t, ask)).uuid, access);
  await send(t, ask, account, purchaseOf(bought));
  const { nft } = bought;
  await send(t, ask, account, { to: nft.collectionAddress, data: approveAll(SEAPORT_ADDRESS) });
  const settings = dataOf(await ask('/marketplace/v1/contract/router/settings'), routerSettingsSchema);
  const commission = dataOf(
    await ask(`/marketplace/v1/collections/commission/${nft.collectionSlug}`),
    commissionSchema,
  );
  const now = Number((await newestBlock(t, ask)).timestamp);
  const parameters = buildListing(
    {
      maker: account.address.toLowerCase() as Hex,
      collectionAddress: nft.collectionAddress,
      itemType: nft.itemType,
      units: 1n,
      unitValue: 10n ** 17n,
      currency: ZERO_ADDRESS,
      startTime: now - 60,
      endTime: now + 3_600,
      commission,
      zone: settings.find(({ chainId }) => chainId === t.chainId)?.zone ?? ZERO_ADDRESS,
      counter: 0n,
      salt: BigInt(generatePrivateKey()),
    },
    nft.identifier ?? '0',
  );
  const typed = orderTypedData(parameters, t.chainId) as Parameters<typeof account.signTypedData>[0];
  const body = { parameters, protocolAddress: SEAPORT_ADDRESS, signature: await account.signTypedData(typed) };
  const path = `/marketplace/v1/order?chain=${t.chainId}&user=${account.address}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask(path, { body });
    if (answer.status === 200) return dataOf(answer, acceptedOrderSchema).uuid;
    // The purchase has not been read from the chain yet.
    if (tries === 99) throw new Error(`The listing was refused: ${answer.text}`);
    await pause(200);
  }
  throw new Error('The listing was refused');
}

/** As if `from` had the money: only the permission decides. */
async function wouldFill(t: Target, ask: Ask, from: Hex, order: Order): Promise<boolean> {
  const { to, value = 0n, data } = purchaseOf(order);
  const call = { from, to, data, value: `0x${value.toString(16)}` };
  const answer = await rpc(t, ask, 'eth_call', [call, 'latest', { [from]: { balance: '0x56bc75e2d63100000' } }]);
  if (answer.error && !/revert|0x/i.test(answer.error.message)) throw new Error(answer.error.message);
  return answer.error === undefined;
}

/** A cancel was answered: strangers try with another's permission and without, its holder until it ends. */
export async function fillsAfterCancel(t: Target) {
  const attack = tally('fills after a cancel, with another’s permission');
  const ask = newCaller(t);
  const [maker, holder, stranger] = [await rich(t, ask), await rich(t, ask), await rich(t, ask)];
  const uuid = await listOwn(t, ask, maker);
  const order = await toFill(ask, uuid, (await signIn(t, ask, holder)).access);
  const strangers = Array.from({ length: t.isShort ? 20 : 200 }, () => newAccount().address);
  attack.check(await wouldFill(t, ask, holder.address, order), () => 'its holder cannot use a permission');
  const cancelled = await ask(`/marketplace/v1/order/cancel?hash=${order.hash}&chain=${t.chainId}`, {
    method: 'POST',
    headers: bearing((await signIn(t, ask, maker)).access),
  });
  const { permissionEnds } = dataOf(cancelled, cancelledOrderSchema);
  const now = Number((await newestBlock(t, ask)).timestamp);
  attack.check(
    permissionEnds !== null && permissionEnds <= now + PERMISSION_SECONDS + 15,
    () => `a cancel told ${permissionEnds} at ${now}`,
  );
  const { access } = await signIn(t, ask, stranger);
  const late = await bestOrder(ask, uuid, true, bearing(access));
  const permission = late.status === 200 ? dataOf(late, v.nullable(v.looseObject({ extraData: v.string() }))) : null;
  attack.check(permission === null, () => 'a permission was given after the cancel');
  const attempts: Order[] = [
    order,
    { ...order, extraData: '0x' },
    // The same words with the stranger's name in them.
    { ...order, extraData: `0x00${stranger.address.slice(2)}${order.extraData.slice(44)}` },
  ];
  await many(strangers.length, 8, async (index) => {
    const attempt = attempts[index % attempts.length] ?? order;
    const from = index % attempts.length === 2 ? stranger.address : (strangers[index] ?? stranger.address);
    attack.check(!(await wouldFill(t, ask, from, attempt)), () => 'a stranger can fill');
  });
  const isRefused = async (account: PrivateKeyAccount, attempt: Order) =>
    send(t, ask, account, purchaseOf(attempt)).then(
      () => false,
      (error: unknown) => {
        // What never came to a block was not tried.
        if (!/reverted/.test(String(error))) throw error;
        return true;
      },
    );
  for (const attempt of attempts)
    attack.check(await isRefused(stranger, attempt), () => 'a stranger filled by a transaction');
  attack.check(await wouldFill(t, ask, holder.address, order), () => 'its holder lost a permission before its end');
  const ends = permissionEnds ?? now;
  for (let time = now; time <= ends;) {
    if (t.passTime) await t.passTime(ends - time + 1);
    else await pause(2_000);
    // A block with the time it is now.
    await send(t, ask, stranger, { to: stranger.address });
    time = Number((await newestBlock(t, ask)).timestamp);
  }
  attack.check(!(await wouldFill(t, ask, holder.address, order)), () => 'a permission works after its end');
  attack.check(await isRefused(holder, order), () => 'its holder filled after its end');
  await many(strangers.length, 8, async (index) => {
    attack.check(!(await wouldFill(t, ask, strangers[index] ?? stranger.address, order)), () => 'a stranger can fill');
  });
  attack.note(`${strangers.length} strangers, before and after the end that was told, ${ends - now} s later`);
  return attack.row;
}

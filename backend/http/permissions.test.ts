import { expect, test } from 'vitest';
import { testAccount } from '../../tests/support/server/accounts.ts';
import { PERMISSION_LIMITS } from '../market/fulfilment.ts';
import { prunePermissions } from '../stores/fill-permissions.ts';
import { post } from '../../tests/support/server/app.ts';
import { ada, bob, cyd, now, refused, useOrderMarket } from '../../tests/support/server/order-market.ts';
import { ETHER } from '../../tests/support/server/trade.ts';

const market = useOrderMarket();
const { again, list } = market;

test('who only looks is given none: the maker’s update is not kept waiting [D30]', async () => {
  const order = await list(30);
  await market.trade.submit('order', order);
  const look = await market.trade.answer('/v2/order/best', post({ uuid: market.trade.item(30) }));
  expect(look).toMatchObject({ status: 200, body: { data: { extraData: '0x', permissionEnds: null } } });
  const looks = await market.trade.answer('/v2/orders/best', post({ uuids: [market.trade.item(30)] }));
  expect(looks).toMatchObject({
    status: 200,
    body: { data: [{ order: { extraData: '0x', permissionEnds: null } }] },
  });
  expect((await market.trade.stored(market.trade.hashOf(order)))?.until).toBe(0);
  const { liveFrom } = await market.trade.update('order', market.trade.hashOf(order), await again(order), ada);
  expect(liveFrom).toBeLessThan(now() + 30);
  const notAsked = await market.trade.answer('/v2/order/best', post({ uuid: market.trade.item(30), fulfill: 'yes' }));
  expect(notAsked).toMatchObject(refused(400, 'bad-request'));
});

test('best-order calls to fulfill give one for 90 seconds, noted before, and nothing else does', async () => {
  const [order, open] = [await list(8), await list(9, { restricted: false })];
  const toldBefore = market.trade.securityEvents.length;
  const { uuid } = await market.trade.submit('order', order);
  await market.trade.submit('order', open);
  expect((await market.trade.stored(market.trade.hashOf(order)))?.until).toBe(0);
  const best = await market.trade.best(market.trade.item(8));
  expect(best).toMatchObject({ uuid, extraData: expect.stringMatching(/^0x00[0-9a-f]{184}$/) });
  expect(Math.abs((best.permissionEnds ?? 0) - now() - 90)).toBeLessThanOrEqual(5);
  expect((await market.trade.stored(market.trade.hashOf(order)))?.until).toBe(best.permissionEnds);
  expect(await market.trade.best(market.trade.item(9))).toMatchObject({ extraData: '0x', permissionEnds: null });
  const uuids = [market.trade.item(8), market.trade.item(9)];
  const { body } = await market.trade.answer(
    '/v2/orders/best',
    post({ uuids, fulfill: true }, await market.trade.as(cyd)),
  );
  expect(body).toMatchObject({
    data: [{ order: { permissionEnds: expect.any(Number) } }, { order: { extraData: '0x' } }],
  });
  // The open order needed none, so the call that asked for it alone is not told.
  const given = { event: 'permission.given', account: cyd.address };
  expect(market.trade.securityEvents.slice(toldBefore)).toEqual([given, given]);
  for (const search of [`nft=${market.trade.item(8)}`, `maker=${ada.address}&status=open`]) {
    for (const shown of await market.trade.list('order', search))
      expect(shown).toMatchObject({ extraData: '0x', permissionEnds: null });
  }
  expect(await market.trade.answer(`/v1/collections/nfts/info/glass/8`)).toMatchObject({
    body: { data: { bestListing: { extraData: '0x' } } },
  });
});

test('a permission is for who is signed in, and for nobody else', async () => {
  const order = await list(27);
  const { uuid } = await market.trade.submit('order', order);
  expect(await market.trade.raw.best(uuid, undefined, null)).toMatchObject(refused(401, 'auth.required'));
  const asked = post({ uuids: [uuid], fulfill: true });
  expect(await market.trade.answer('/v2/orders/best', asked)).toMatchObject(refused(401, 'auth.required'));
  expect((await market.trade.stored(market.trade.hashOf(order)))?.until).toBe(0);
  const best = await market.trade.best(uuid, undefined, cyd);
  const { act } = market.trade.chain;
  await expect(act.fill(best, bob, [1n, 1n], ETHER)).rejects.toThrow();
  // Not even where it is the last one, and the order is cancelled already.
  await market.trade.cancel('order', market.trade.hashOf(order), ada);
  await expect(act.fill(best, bob, [1n, 1n], ETHER)).rejects.toThrow();
  await act.fill(best, cyd, [1n, 1n], ETHER);
});

test('an account has a limited number of permissions for one order, and others are none the worse for it', async () => {
  const order = await list(25);
  const { uuid } = await market.trade.submit('order', order);
  const buyer = (index: number) => testAccount(20 + index);
  const answers = [];
  for (let time = 0; time < PERMISSION_LIMITS.perOrderAndAccountHourly; time += 1) {
    answers.push((await market.trade.raw.best(uuid, undefined, buyer(0))).status);
  }
  expect(new Set(answers)).toEqual(new Set([200]));
  const before = await market.trade.stored(market.trade.hashOf(order));
  const refusal = await market.trade.raw.best(uuid, undefined, buyer(0));
  expect(refusal).toMatchObject(refused(429, 'order.too-many-permissions'));
  expect(refusal.body).toMatchObject({
    status: { message: expect.stringMatching(/Try again in (59|60) minutes\.$/) },
  });
  expect(await market.trade.stored(market.trade.hashOf(order))).toEqual(before);
  // However many ask, whoever comes last can buy as well.
  for (let index = 1; index < 30; index += 1) {
    expect((await market.trade.raw.best(uuid, undefined, buyer(index))).status).toBe(200);
  }
  // What has lapsed counts no longer.
  await market.trade.database.query(
    'update fill_permissions set until = until - 200, times_since = times_since - 3601',
  );
  expect((await market.trade.raw.best(uuid, undefined, buyer(0))).status).toBe(200);
  await market.trade.database.query('update fill_permissions set until = until - 4000');
  expect(await prunePermissions(market.trade.database, now())).toBeGreaterThanOrEqual(30);
  expect(await prunePermissions(market.trade.database, now())).toBe(0);
});

test('an account holds a limited number of permissions at once', async () => {
  const order = await list(28);
  const { uuid } = await market.trade.submit('order', order);
  await market.trade.database.query(
    `insert into fill_permissions (chain_id, order_hash, fulfiller, given_at, until, times, times_since)
       select 31337, 'order-' || n, $1, $2::bigint, $2::bigint + 90, 1, $2::bigint from generate_series(1, $3::int) n`,
    [bob.address, now(), PERMISSION_LIMITS.perAccount],
  );
  const refusal = await market.trade.raw.best(uuid, undefined, bob);
  expect(refusal).toMatchObject(refused(429, 'order.too-many-permissions'));
  expect(refusal.body).toMatchObject({
    status: { message: expect.stringMatching(/Try again in (8\d|90) seconds\.$/) },
  });
  expect((await market.trade.raw.best(uuid, undefined, cyd)).status).toBe(200);
  // One lapses: one more may be had.
  await market.trade.database.query(`update fill_permissions set until = $1 where order_hash = 'order-7'`, [now() - 1]);
  expect((await market.trade.raw.best(uuid, undefined, bob)).status).toBe(200);
});

test('the permission buys on the unmodified Seaport; the order is sold [C10]', async () => {
  const order = await list(10);
  await market.trade.submit('order', order);
  await expect(market.trade.chain.act.fill(order, cyd, [1n, 1n], ETHER)).rejects.toThrow();
  await market.trade.chain.act.fill(await market.trade.best(market.trade.item(10)), cyd, [1n, 1n], ETHER);
  await market.trade.indexer.catchUp();
  expect(await market.trade.stored(market.trade.hashOf(order))).toMatchObject({ state: 'filled' });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { HiddenLogEntry } from '../../src/contract/hidden-log.ts';
import type { LogEntry } from '../../src/contract/operator.ts';
import { testAccount } from '../../tests/support/server/accounts.ts';
import { post } from '../../tests/support/server/app.ts';
import { ada, bob, cyd, refused, useOrderMarket } from '../../tests/support/server/order-market.ts';
import { ETHER } from '../../tests/support/server/trade.ts';
import type { EmbeddedAccount } from '../demo/chain/accounts.ts';
import { saveDrop } from '../stores/drops.ts';
import { exportRecords } from '../stores/export.ts';
import { notifications } from '../stores/notifications.ts';

/* Ada's item 5 is listed, wanted, watched, sold once and in a drop's collection; Cyd is the operator. */
const market = useOrderMarket();
const ORIGIN = 'http://127.0.0.1';
const uuid = () => market.trade.item(5);
let collection = '';
let listing = '';

const text = async (path: string, by: EmbeddedAccount | null = null, init: RequestInit = {}) => {
  const headers = { ...(init.headers as Record<string, string>), ...(by ? await market.trade.as(by) : {}) };
  const answer = await market.trade.app.request(`${ORIGIN}${path}`, { ...init, headers });
  return `${answer.status} ${await answer.text()}`;
};
const dataOf = async <T>(path: string, by: EmbeddedAccount | null = cyd) =>
  (JSON.parse((await text(path, by)).slice(4)) as { data: T }).data;
const decide = async (body: unknown) =>
  (JSON.parse((await text('/marketplace/v1/operator/decisions', cyd, post(body))).slice(4)) as { data: LogEntry }).data;
const undo = ({ id }: LogEntry) => text(`/marketplace/v1/operator/log/${id}/undo`, cyd, post({}));
const recounted = () => market.trade.app.request('/marketplace/v1/health-check');

beforeAll(async () => {
  const { trade } = market;
  await trade.paint([4, 5, 6]);
  await trade.database.query(`update nfts set image = 'https://world.vitrine.invalid/glass/' || identifier`);
  listing = trade.hashOf(await listOf(5));
  await listOf(6);
  await trade.submit('offer', await market.bid(5));
  await trade.submit('offer', await market.bid(null));
  await text('/marketplace/v1/watch-list', bob, { ...post({ uuid: uuid() }), method: 'PUT' });
  const [found] = await trade.database.query<{ uuid: string }>(`select uuid from collections where slug = 'glass'`);
  collection = found?.uuid ?? '';
  await trade.database.query(
    `insert into sales (chain_id, block_hash, log_index, sub, block_number, order_hash, collection_uuid, nft_uuid, time,
       buyer, seller, amount, unit_value, token, rank)
     select chain_id, block_hash, log_index, sub, block_number, '0xabc', collection_uuid, nft_uuid, time, receiver, sender,
       1, 1000000, $2, 1 from transfers where nft_uuid = $1 limit 1`,
    [uuid(), trade.chain.deployment.weth],
  );
  const now = Math.floor(Date.now() / 1000);
  await saveDrop(trade.database, {
    slug: 'glass-drop',
    name: 'Glass drop',
    description: '',
    creator: { name: 'Ada', address: ada.address },
    chainId: trade.chain.network.chainId,
    collectionSlug: 'glass',
    collectionAddress: trade.chain.single,
    startTime: now - 10,
    endTime: now + 1_000,
    image: '',
    banner: '',
    previews: [],
    price: '1',
    phases: [],
    maxSupply: 100,
  });
  await trade.settled();
});
async function listOf(id: number) {
  const order = await market.list(id, { unitPrice: id === 5 ? ETHER : 3n * ETHER });
  await market.trade.submit('order', order);
  return order;
}

/** An answer that is about the item by its address alone. */
const ofItsOwn = async (path: string) => (await text(path)).replace(/^200 /, `${uuid()} `);

/** Everything that an export tells, with the hashes of its orders. */
async function exported(): Promise<string> {
  const { context, hashOf } = market.trade;
  let all = '';
  for await (const record of exportRecords(context))
    all += `${JSON.stringify(record)} ${record.part === 'order' ? hashOf(record.order) : ''}`;
  return all;
}

const places: [name: string, read: () => Promise<string>][] = [
  ['the collection’s items', () => text('/marketplace/v1/collections/nfts/list/glass?size=100')],
  ['what is for sale', () => text('/marketplace/v1/collections/nfts/list/glass?status=buy-now')],
  ['what is wanted', () => text('/marketplace/v1/collections/nfts/list/glass?status=has-offers')],
  ['a trait', () => text('/marketplace/v1/collections/nfts/list/glass?trait=Colour:Red&size=100')],
  ['a word in the collection', () => text('/marketplace/v1/collections/nfts/list/glass?search=Pane%205')],
  ['its owner’s in the collection', () => text(`/marketplace/v1/collections/nfts/list/glass?owner=${ada.address}`)],
  ['search', () => text('/data/autocomplete/nfts?pattern=Pane%205')],
  ['search by a misspelt name', () => text('/data/autocomplete/nfts?pattern=Panne%205')],
  ['search by number', () => text('/data/autocomplete/nfts?pattern=glass%205')],
  ['its page', () => text('/data/nft/glass/5')],
  ['what the market says of it', () => text('/marketplace/v1/collections/nfts/info/glass/5')],
  ['its owners', () => ofItsOwn('/data/nft/glass/5/owners')],
  ['its history', () => ofItsOwn(`/data/transfers/history/meridian/${market.trade.chain.single}/5`)],
  ['its owner’s profile', () => text(`/data/nfts/${ada.address}?size=100`)],
  ['its owner’s, by a word', () => text(`/data/nfts/${ada.address}?search=Pane%205`)],
  ['its owner’s activity', () => text(`/data/activity/${ada.address}?size=100`)],
  ['the collection’s activity', () => text('/data/collection/glass/activity?size=100')],
  ['the collection’s sales', () => text('/data/collection/glass/activity?kind=sales')],
  ['what was sold and listed last', () => text('/data/latest')],
  ['listings', () => text('/marketplace/v1/orders/list?size=100')],
  ['listings of it', () => text(`/marketplace/v1/orders/list?nft=${uuid()}`)],
  ['its owner’s open listings', () => text(`/marketplace/v1/orders/list?maker=${ada.address}&status=open&size=100`)],
  ['offers', () => text('/marketplace/v1/offers/list?size=100')],
  ['the best order', () => text('/marketplace/v2/order/best', null, post({ uuid: uuid() }))],
  ['best orders', () => text('/marketplace/v2/orders/best', null, post({ uuids: [uuid()] }))],
  ['a watch list', () => text('/marketplace/v1/watch-list', bob)],
  ['notifications', () => text('/marketplace/v1/notifications', ada)],
  [
    'what pushes tell',
    async () => JSON.stringify(await notifications(market.trade.context, ada.address, Math.floor(Date.now() / 1000))),
  ],
  ['a feed', () => text('/feeds/collections/glass.xml')],
  ['an artist’s feed', () => text(`/feeds/artists/${testAccount(3).address}.xml`)],
  ['oEmbed', () => text(`/oembed?url=${encodeURIComponent(`${ORIGIN}/collections/glass/5`)}`)],
  ['the site map', () => text(`/sitemaps/items-${uuid().slice(0, 1)}.xml`)],
  ['an export', exported],
];

/** Whether something of it is told. */
const tells = (answer: string) =>
  /Pane 5\b|glass\/5\b|glass #5\b/.test(answer) || answer.includes(uuid()) || answer.includes(listing);

describe('a hidden item', () => {
  let before: boolean[] = [];
  let entry: LogEntry;
  beforeAll(async () => {
    before = await Promise.all(places.map(async ([, read]) => tells(await read())));
    entry = await decide({ about: 'hidden', subject: uuid(), value: { reason: 'stolen' }, note: 'Reported.' });
    await recounted();
  });

  test.each(places)('is not in %s', async (name, read) => {
    const at = places.findIndex(([one]) => one === name);
    expect(`${before[at]}: ${await read()}`).toMatch(/^true/);
    expect(tells(await read())).toBe(false);
  });

  test('is neither counted, nor the floor, nor a trait', async () => {
    await market.trade.app.request('/');
    await market.trade.settled();
    await expect
      .poll(() => dataOf('/data/collection/glass', null))
      .toMatchObject({ itemsCount: 29, listedCount: 1, floor: { amount: '3' } });
    expect(await text('/marketplace/v1/collections/nfts/facets/glass')).not.toMatch(/"Red","count":2/);
  });

  test('cannot be listed, wanted or given for an offer', async () => {
    const { trade } = market;
    const again = await trade.raw.submit('order', await market.list(5, { unitPrice: 4n * ETHER }));
    expect(again).toMatchObject(refused(422, 'order.hidden'));
    expect(await trade.raw.submit('offer', await market.bid(5, { unitPrice: ETHER / 2n }))).toMatchObject(
      refused(422, 'order.hidden'),
    );
    const [wanted] = await trade.list('offer', `maker=${bob.address}`);
    expect(await trade.raw.best(wanted?.uuid ?? '', '5')).toMatchObject(refused(422, 'order.hidden'));
    expect((await trade.raw.best(wanted?.uuid ?? '', '6')).status).toBe(200);
  });

  test('stays hidden when it is sold, and is in the public log without who reported it', async () => {
    await market.trade.passTime(1);
    expect(tells(await text(`/data/nfts/${ada.address}?size=100`))).toBe(false);
    const [told] = await dataOf<HiddenLogEntry[]>('/marketplace/v1/hidden', null);
    expect(told).toMatchObject({ kind: 'item', identifier: '5', hidden: true, reason: 'stolen', note: 'Reported.' });
    expect(JSON.stringify(told)).not.toContain(cyd.address);
    const page = await text('/hidden?language=es');
    expect(page).toMatch(/^200 .*Se ocultó un artículo.*#5.*Robado<br \/>Reported\./s);
    expect(page).not.toMatch(/Pane 5|0x[0-9a-f]{40}.*0x[0-9a-f]{40}.*Reported/s);
  });

  test('is everywhere again once that is undone', async () => {
    expect(await undo(entry)).toMatch(/^200/);
    await recounted();
    for (const [name, read] of places) expect([name, tells(await read())]).toEqual([name, true]);
    await market.trade.settled();
    await expect
      .poll(() => dataOf('/data/collection/glass', null))
      .toMatchObject({ itemsCount: 30, listedCount: 2, floor: { amount: '1' } });
  });
});

describe('a hidden collection', () => {
  test('takes its items, orders and drop with it, and brings them back', async () => {
    const entry = await decide({ about: 'hidden', subject: collection, value: { reason: 'copied' } });
    const others: typeof places = [
      ['the collection', () => text('/data/collection/glass')],
      ['collections', () => text('/data/collections')],
      ['the start page', () => text('/data/collection/slider/list')],
      ['named collections', () => text('/data/collections/pack', null, post({ ids: ['glass'] }))],
      ['search', () => text('/data/autocomplete/collections?pattern=glass')],
      ['drops', () => text('/marketplace/v1/drops/list')],
      ['its drop', () => text('/marketplace/v1/drop/info/glass-drop')],
      ['worth', () => text(`/data/worth/${ada.address}`)],
      ['the calendar', () => text('/calendar/drops/glass-drop.ics')],
    ];
    for (const [name, read] of [...places, ...others]) {
      const answer = await read();
      expect([name, tells(answer) || answer.includes('"glass"')]).toEqual([name, false]);
    }
    // The order service remembers for a second what a collection is.
    let price = ETHER;
    await expect
      .poll(async () => market.trade.raw.submit('order', await market.list(7, { unitPrice: (price += 1n) })), {
        timeout: 5_000,
      })
      .toMatchObject(refused(422, 'order.collection'));
    expect(await undo(entry)).toMatch(/^200/);
    for (const [name, read] of places) expect([name, tells(await read())]).toEqual([name, true]);
    for (const [name, read] of others) expect([name, /glass/i.test(await read())]).toEqual([name, true]);
  });
});

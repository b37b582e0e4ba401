import { toFill } from './permission.ts';
import { readFileSync } from 'node:fs';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { orderSchema, type Order } from '../../../src/contract/order.ts';
import { buildSignInMessage } from '../../../src/contract/sign-in-message.ts';
import type { TransactionRecord } from '../../../src/domain/transaction/record.ts';
import { hashOrder } from '../../../src/domain/seaport.ts';
import { encodePurchase } from '../../../src/domain/seaport-calls.ts';
import { SEAPORT_ADDRESS } from '../../../src/domain/order.ts';
import { orderTypedData } from '../../../src/domain/seaport-signing.ts';
import { chain } from './chain.ts';
import { commissionOf, pick, routerSettingsOf } from './market.ts';
import { origin } from './origin.ts';

/*
 * What an earlier build stored on a device: written by that build itself, then set back into today's
 * world. Only what names that day's orders, transactions and session is exchanged.
 */

type Row = Record<string, unknown>;
type Store = { keyPath: string; indexes: [name: string, keyPath: string][]; rows: Row[] };
export type OlderDevice = {
  database: { name: string; version: number; stores: Record<string, Store> };
  localStorage: Record<string, string>;
  transactions: { what: string; modal: string; record: TransactionRecord }[];
};

export const readOlderDevice = (build: string): OlderDevice =>
  JSON.parse(readFileSync(new URL(`../devices/build-${build}.json`, import.meta.url), 'utf8')) as OlderDevice;

/** The account all of it belongs to. */
export const olderAccount: PrivateKeyAccount = privateKeyToAccount(`0x${'1122aa'.padStart(64, '0')}`);
const maker = olderAccount.address.toLowerCase() as `0x${string}`;

/** A session as the server gives it to somebody who signs in. */
export async function refreshTokenOf(chainId: number): Promise<string> {
  const message = buildSignInMessage({
    origin: origin(),
    address: olderAccount.address,
    chainId,
    nonce: crypto.randomUUID().replaceAll('-', ''),
    issuedAt: new Date(),
  });
  const signature = await olderAccount.signMessage({ message });
  const response = await fetch(`${origin()}/marketplace/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ address: maker, chainId, message, signature }),
  });
  return v.parse(v.object({ data: v.object({ refresh: v.string() }) }), await response.json()).data.refresh;
}

const inAWeek = () => Math.floor(Date.now() / 1000) + 7 * 86_400;

/** The stored order of that day, valid today: same terms, for another item, with other times, signed anew. */
export async function signedToday(row: Row, { nft }: Order): Promise<Row & { order: Order }> {
  const stored = v.parse(orderSchema, row['order']);
  const ware = { token: nft.collectionAddress, identifierOrCriteria: nft.identifier ?? '0' };
  const offer = stored.parameters.offer.map((item) => ({ ...item, ...ware }));
  const { zone } = await routerSettingsOf(stored.chainId);
  const fees = await commissionOf(nft.collectionSlug);
  const paid = [maker, fees.marketplaceRecipient, fees.royaltyRecipient];
  const consideration = stored.parameters.consideration.map((item, index) => ({ ...item, recipient: paid[index]! }));
  const order = { ...stored, nft, parameters: { ...stored.parameters, offer, consideration, zone } };
  const startTime = Math.floor(Date.now() / 1000) - 60;
  const endTime = inAWeek();
  const parameters = { ...order.parameters, startTime: String(startTime), endTime: String(endTime) };
  const typed = orderTypedData(parameters, order.chainId) as Parameters<typeof olderAccount.signTypedData>[0];
  const hash = hashOrder(parameters);
  const signature = await olderAccount.signTypedData(typed);
  return { ...row, hash, order: { ...order, hash, parameters, startTime, endTime, signature } };
}

/** The cart's entry of that day, for an item that is for sale today in the same currency. */
export async function onSaleToday(row: Row): Promise<Row> {
  const { symbol } = row['currency'] as { symbol: 'ETH' | 'WETH' };
  const { uuid, nft, price, maker } = await pick(symbol === 'ETH' ? {} : { symbol });
  return {
    ...row,
    uuid,
    nftUuid: nft.uuid,
    name: nft.name,
    identifier: nft.identifier,
    collection: { slug: nft.collectionSlug, name: nft.collectionName },
    image: nft.image,
    price: { amount: price.amount, amountUsd: price.amountUsd, symbol },
    priceValue: price.value,
    currency: price.token,
    maker,
  };
}

/** The purchase of that day, sent today by its wallet and not mined yet. */
export async function sentToday(record: TransactionRecord, order: Order): Promise<TransactionRecord> {
  const on = chain(order.chainId);
  const permitted = await toFill(order.uuid, olderAccount);
  if (permitted === null) throw new Error('Nobody may fill this order');
  const call = {
    to: SEAPORT_ADDRESS,
    value: BigInt(order.price.value),
    data: encodePurchase(permitted, 1n, '0x00'),
  } as const;
  const nonce = await on.reader.getTransactionCount({ address: olderAccount.address });
  const block = await on.reader.getBlockNumber();
  const hash = await on.broadcast(await on.sign(olderAccount, call));
  const [leg] = record.legs;
  if (leg === undefined) throw new Error('A pending record has a leg');
  const sent = { ...leg, to: call.to, value: String(call.value), data: call.data, hashes: [hash] };
  return { ...record, hash, legs: [{ ...sent, nonceFloor: nonce, blockAtAsk: Number(block) }] };
}

/** Before anything of the app ran on this device: its database and its storage, in that build's version. */
export async function writeOlderDevice(page: Page, device: OlderDevice): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async ({ database, localStorage: texts }) => {
    const request = indexedDB.open(database.name, database.version);
    request.addEventListener('upgradeneeded', () => {
      for (const [name, { keyPath, indexes }] of Object.entries(database.stores)) {
        const store = request.result.createObjectStore(name, { keyPath });
        for (const [index, path] of indexes) store.createIndex(index, path);
      }
    });
    await new Promise((resolve, reject) => {
      request.addEventListener('success', resolve);
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
    const transaction = request.result.transaction(Object.keys(database.stores), 'readwrite');
    for (const [name, { rows }] of Object.entries(database.stores))
      for (const row of rows) transaction.objectStore(name).put(row);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    request.result.close();
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    // The session stands in a database too, of which local storage holds a copy.
    const sessions = indexedDB.open('vitrine-session');
    sessions.addEventListener('upgradeneeded', () => sessions.result.createObjectStore('session'));
    await new Promise((resolve) => sessions.addEventListener('success', resolve));
    const writing = sessions.result.transaction('session', 'readwrite');
    writing.objectStore('session').put(JSON.parse(texts['vitrine-session'] ?? 'null'), 'current');
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    sessions.result.close();
    // The wallet knows this site from that day.
    await window.testWalletRequest({ method: 'eth_requestAccounts', params: [] });
  }, device);
}

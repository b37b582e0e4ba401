import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ACCESS_TOKEN_HEADER } from '../../../src/contract/auth.ts';
import { listedOrderSchema, type ListedOrder } from '../../../src/contract/listed-order.ts';
import {
  acceptedOrderSchema,
  cancelledOrderSchema,
  orderSchema,
  type SignedOrder,
} from '../../../src/contract/order.ts';
import { pagedSchema, singleSchema } from '../../../src/contract/paging.ts';
import type { EmbeddedAccount } from '../../../backend/demo/chain/accounts.ts';
import { testAccount } from './accounts.ts';
import { moveClockToNow } from '../../../backend/demo/chain/clock.ts';
import { openTestDatabase } from './test-database.ts';
import { makeAccessToken } from '../../../backend/http/tokens.ts';
import { createIndexer } from '../../../backend/indexer/indexer.ts';
import { nftUuid } from '../../../src/contract/identity.ts';
import { hashOrder } from '../../../backend/seaport/seaport.ts';
import { saveCollection } from '../../../backend/stores/save-collection.ts';
import { rankCollection } from '../../../backend/stores/facets.ts';
import { saveMetadata } from '../../../backend/stores/metadata.ts';
import { createSession } from '../../../backend/stores/sessions.ts';
import { json, post, testApp } from './app.ts';
import { startTestChain } from './chain.ts';

export const ETHER = 10n ** 18n;
type Kind = 'order' | 'offer';

/** The whole server in this process, on a real chain and a store of its own. */
export async function startTrade() {
  const [chain, database] = await Promise.all([startTestChain(), openTestDatabase()]);
  const { app, context, orderService, settled, logged, securityEvents } = await testApp(
    database,
    { operators: new Set([testAccount(12).address]) },
    [chain.network, chain.otherNetwork],
  );
  // A fresh chain begins in the past, where the demo world's history will be.
  await moveClockToNow(chain.rpc);
  await chain.rpc.call('evm_mine');
  for (const registration of chain.registrations) await saveCollection(database, registration);
  const indexer = createIndexer(context, chain.network);
  const { chainId } = chain.network;

  const answer = async (path: string, init?: RequestInit) => json(app.request(`/marketplace${path}`, init));
  const tokens = new Map<string, string>();
  /** The header of somebody who is signed in. */
  async function as(account: EmbeddedAccount): Promise<Record<string, string>> {
    let token = tokens.get(account.address);
    if (token === undefined) {
      const family = randomUUID();
      const now = Math.floor(Date.now() / 1000);
      const user = { address: account.address, chainId };
      await createSession(database, { ...user, family, tokenHash: family, now, endsAt: now + 3_600 });
      token = await makeAccessToken({ sub: account.address, chainId, family, exp: now + 3_600 }, () => ['test']);
      tokens.set(account.address, token);
    }
    return { [ACCESS_TOKEN_HEADER]: token };
  }
  const query = (order: SignedOrder, more: Record<string, string>) =>
    new URLSearchParams({ chain: String(chainId), user: order.parameters.offerer, ...more }).toString();

  const raw = {
    submit: (kind: Kind, order: SignedOrder, more: Record<string, string> = {}) =>
      answer(`/v1/${kind}?${query(order, more)}`, post(order)),
    update: async (
      kind: Kind,
      old: string,
      order: SignedOrder,
      by: EmbeddedAccount | null,
      more: Record<string, string> = {},
    ) => answer(`/v1/${kind}s/update?${query(order, { hash: old, ...more })}`, post(order, by ? await as(by) : {})),
    cancel: async (kind: Kind, hash: string, by: EmbeddedAccount | null) =>
      answer(`/v1/${kind}/cancel?hash=${hash}`, { method: 'POST', headers: by ? await as(by) : {} }),
    /** As who is about to fill it; null: as a visitor. */
    best: async (uuid: string, identifier?: string, by: EmbeddedAccount | null = testAccount(12)) =>
      answer('/v2/order/best', post({ uuid, identifier, fulfill: true }, by ? await as(by) : {})),
  };
  const parsed = async <T extends v.GenericSchema>(given: ReturnType<typeof answer>, item: T) => {
    const { status, body } = await given;
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    const { data } = v.parse(singleSchema(item), body) as { data: v.InferOutput<T> | null };
    if (data === null) throw new Error('The answer holds nothing');
    return data;
  };

  return {
    chain,
    database,
    app,
    context,
    orderService,
    /** No order is on its way in, and all counts have followed. */
    settled,
    indexer,
    logged,
    securityEvents,
    as,
    answer,
    raw,
    hashOf: (order: SignedOrder) => hashOrder(order.parameters),
    item: (id: number, contract = chain.single) => nftUuid(chainId, contract, String(id)),
    submit: (kind: Kind, order: SignedOrder, more: Record<string, string> = {}) =>
      parsed(raw.submit(kind, order, more), acceptedOrderSchema),
    update: (kind: Kind, old: string, order: SignedOrder, by: EmbeddedAccount, more: Record<string, string> = {}) =>
      parsed(raw.update(kind, old, order, by, more), acceptedOrderSchema),
    cancel: (kind: Kind, hash: string, by: EmbeddedAccount) => parsed(raw.cancel(kind, hash, by), cancelledOrderSchema),
    /** With the permission for `by`, who is Cyd where nobody is named. */
    best: (uuid: string, identifier?: string, by?: EmbeddedAccount) =>
      parsed(raw.best(uuid, identifier, by), orderSchema),
    async list(kind: Kind, search = ''): Promise<ListedOrder[]> {
      const { body } = await answer(`/v1/${kind}s/list?size=100&${search}`);
      return v.parse(pagedSchema(listedOrderSchema), body).data;
    },
    /** What is stored of an order. */
    async stored(hash: string) {
      const rows = await database.query<{ state: string; reason: string | null; remaining: string; until: number }>(
        'select state, reason, remaining, permission_until as until from orders where hash = $1',
        [hash],
      );
      return rows[0] ?? null;
    },
    /** Gives the single items traits: odd ones are red, even ones blue. */
    async paint(ids: readonly number[]): Promise<void> {
      const collection = await database.query<{ uuid: string }>(`select uuid from collections where slug = 'glass'`);
      await saveMetadata(
        database,
        ids.map((id) => ({
          uuid: nftUuid(chainId, chain.single, String(id)),
          tokenUri: '',
          name: `Pane ${id}`,
          description: '',
          image: '',
          media: '',
          attributes: [{ traitType: 'Colour', value: id % 2 === 1 ? 'Red' : 'Blue' }],
        })),
      );
      await database.transaction((tx) => rankCollection(tx, collection[0]?.uuid ?? ''));
    },
    /** Moves the chain's clock and makes a block with the new time. */
    async passTime(seconds: number): Promise<void> {
      await chain.rpc.call('evm_increaseTime', [seconds]);
      await chain.rpc.call('evm_mine');
      await indexer.catchUp();
    },
    async stop(): Promise<void> {
      await indexer.stop();
      await settled();
      await chain.stop();
      await database.close();
    },
  };
}

export type Trade = Awaited<ReturnType<typeof startTrade>>;

import { afterAll, beforeAll } from 'vitest';
import { nftUuid } from '../../../src/contract/identity.ts';
import type { Database } from '../../../backend/db/database.ts';
import { createIndexer } from '../../../backend/indexer/indexer.ts';
import { createMetadataLoader } from '../../../backend/metadata/loader.ts';
import { createResolver, type OwnHost, type Resolver } from '../../../backend/metadata/resolver.ts';
import type { StoreContext } from '../../../backend/stores/context.ts';
import { saveCollection } from '../../../backend/stores/save-collection.ts';
import { testAccount } from './accounts.ts';
import { startTestChain, type TestChain } from './chain.ts';
import { testContext } from './market.ts';
import { openTestDatabase } from './test-database.ts';

/** A document as a host answers it. */
export const jsonSource = (document: unknown) => ({
  type: 'application/json',
  body: Buffer.from(JSON.stringify(document)),
});

/** Four items of one collection, `glass`, whose metadata nobody has read, in a store of their own. */
export function useUnreadItems() {
  let chain: TestChain;
  let database: Database;
  let context: StoreContext;
  beforeAll(async () => {
    [chain, database] = await Promise.all([startTestChain(), openTestDatabase()]);
    context = await testContext(database, [chain.network]);
    for (const registration of chain.registrations) await saveCollection(database, registration);
    await chain.act.mint(testAccount(10), 4);
    await createIndexer(context, chain.network).catchUp();
  }, 120_000);
  afterAll(async () => {
    await chain.stop();
    await database.close();
  });
  return {
    get chain() {
      return chain;
    },
    get database() {
      return database;
    },
    get context() {
      return context;
    },
    uuidOf: (id: string) => nftUuid(chain.network.chainId, chain.single, id),
    loader: (resolver: Resolver) => createMetadataLoader(context, chain.network, resolver),
  };
}

/** Reads the items' metadata (`glass/1.json`) by `read`, and what further hosts have. */
export const resolverOf = (read: OwnHost['read'], ...further: readonly OwnHost[]) =>
  createResolver({
    ownHosts: [{ origin: 'https://world.vitrine.invalid', read }, ...further],
    hosts: [new Set()],
    ipfsGateway: undefined,
  });

import * as v from 'valibot';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Database } from '../../../backend/db/database.ts';
import { saveDrop } from '../../../backend/stores/drops.ts';
import { json, testApp } from './app.ts';
import { collectionAddress, fillMarket, owners } from './market.ts';
import { openTestDatabase } from './test-database.ts';

/** A filled market with a live drop, for the tests of a file; what it logs as its own failure fails the file. */
export function useApiMarket() {
  let database: Database;
  let made: Awaited<ReturnType<typeof testApp>>;
  let uuid: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    made = await testApp(database);
    ({ uuid } = await fillMarket(made.context, 30));
    const now = Math.floor(Date.now() / 1000);
    await saveDrop(database, {
      slug: 'glass-drop',
      name: 'Glass drop',
      description: '',
      creator: { name: 'Ada', address: owners[0] },
      chainId: 31337,
      collectionSlug: 'glass',
      collectionAddress,
      startTime: now - 10,
      endTime: now + 1_000,
      image: '',
      banner: '',
      previews: [],
      price: '10000000000000000',
      phases: [],
      maxSupply: 100,
    });
  }, 60_000);
  afterAll(async () => {
    await database.close();
    expect(made.logged).toEqual([]);
  });

  const request = (path: string, init?: RequestInit) => made.app.request(path, init);
  return {
    get database() {
      return database;
    },
    get logged() {
      return made.logged;
    },
    /** Of the collection `glass`. */
    get uuid() {
      return uuid;
    },
    request,
    /** A good answer, read by its schema. */
    ok: async <T extends v.GenericSchema>(path: string, schema: T, init?: RequestInit): Promise<v.InferOutput<T>> => {
      const answer = await json(request(path, init));
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      return v.parse(schema, answer.body);
    },
  };
}

import * as v from 'valibot';
import { uuidSchema } from '../../src/contract/primitives.ts';
import type { Database, Queries } from '../db/database.ts';
import { keepListening } from '../db/keep-listening.ts';

const CHANNEL = 'vitrine_market';
/** What a block, or a burst of orders, changes is passed on together. */
const GATHER_MS = 100;
/** A node that does not hear itself hears no other one either. */
const HEARD_WITHIN_MS = 5_000;
/** No collection's, and a channel of its own. */
const PROBE = 'vitrine_probe';
const EVERYTHING = 'everything';
/** Nothing that a page shows. */
const SETTINGS = 'settings';

/** Collections, by uuid; `all` where it is not known which. */
export type Changed = ReadonlySet<string> | 'all';

/** Once this is committed, every node knows that the collection's items, orders or numbers have changed. */
export async function tellChanged(tx: Queries, collectionUuid: string): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [CHANNEL, collectionUuid]);
}

/** The same of everything: what operators decide may concern any page. */
export async function tellAllChanged(tx: Queries): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [CHANNEL, EVERYTHING]);
}

/** Once this is committed, every node looks up anew what operators have decided of the market itself. */
export async function tellSettingsChanged(tx: Queries): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [CHANNEL, SETTINGS]);
}

/** Whether what is told by `database` is heard through it: a pooler that gives each transaction a connection passes nothing on. */
export async function hearsItself(database: Database): Promise<boolean> {
  let hear = () => {};
  const heard = new Promise<boolean>((resolve) => {
    hear = () => resolve(true);
  });
  const stop = await database.listen(PROBE, { heard: hear, missed: () => {} });
  try {
    await database.query('select pg_notify($1, $2)', [PROBE, '']);
    const deaf = new Promise<boolean>((resolve) => void setTimeout(resolve, HEARD_WITHIN_MS, false).unref());
    return await Promise.race([heard, deaf]);
  } finally {
    await stop();
  }
}

/** What the nodes that share a store, this one among them, change in the market. */
export function createMarketChanges({ database, log }: { database: Database; log: (line: string) => void }) {
  const followers = new Set<(changed: Changed) => void>();
  const settingsFollowers = new Set<() => void>();
  let gathered: Set<string> | 'all' = new Set();
  let passing: NodeJS.Timeout | undefined;
  let probing: NodeJS.Timeout | undefined;
  let end: (() => Promise<void>) | undefined;

  function pass(): void {
    passing = undefined;
    const changed = gathered;
    gathered = new Set();
    for (const follower of followers) follower(changed);
  }

  function note(collectionUuid: string): void {
    if (gathered !== 'all') gathered.add(collectionUuid);
    passing ??= setTimeout(pass, GATHER_MS);
  }

  const noteSettings = () => {
    for (const follower of settingsFollowers) follower();
  };

  function noteAll(): void {
    noteSettings();
    gathered = 'all';
    passing ??= setTimeout(pass, GATHER_MS);
  }

  const failed = (error: unknown) =>
    log(`The store cannot be listened to: ${error instanceof Error ? error.message : String(error)}`);

  function heard(payload: string): void {
    if (payload === PROBE) clearTimeout(probing);
    else if (payload === EVERYTHING) noteAll();
    else if (payload === SETTINGS) noteSettings();
    else if (v.is(uuidSchema, payload)) note(payload);
  }

  async function began(): Promise<void> {
    // A pooler takes the question and never passes anything on.
    clearTimeout(probing);
    probing = setTimeout(
      () => log('Nothing of what other nodes change is heard: name a direct connection by DATABASE_LISTEN_URL.'),
      HEARD_WITHIN_MS,
    );
    probing.unref();
    await database.query('select pg_notify($1, $2)', [CHANNEL, PROBE]);
    noteAll();
  }

  return {
    /** Until the returned function is called. */
    follow(follower: (changed: Changed) => void): () => void {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    /** As long as this is there: what operators decide of the market itself, or may have decided, is to be read again. */
    followSettings: (follower: () => void): void => void settingsFollowers.add(follower),
    start(): void {
      end = keepListening(database, { channel: CHANNEL, heard, missed: noteAll, failed, began });
    },
    async stop(): Promise<void> {
      await end?.();
      for (const timer of [passing, probing]) clearTimeout(timer);
    },
  };
}

export type MarketChanges = ReturnType<typeof createMarketChanges>;

import { createInterface } from 'node:readline';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import * as v from 'valibot';
import type { NetworkHealth } from '../../src/contract/health.ts';
import { exportRecordSchema, orderRecordSchema, type OrderRecord } from '../core/export-records.ts';
import { backupSchema } from '../../src/contract/operator-backups.ts';
import { verdictSchema, type Verdict } from '../market/take-orders.ts';
import { noteBackup } from '../stores/backups.ts';
import { findCollection } from '../stores/collections.ts';
import type { StoreContext } from '../stores/context.ts';
import { dumpPartSchema, dumpStore } from '../stores/dump.ts';
import { exportRecords } from '../stores/export.ts';
import { orderReindex, reindexOf } from '../stores/reindex.ts';

/*
 * What a command asks the server that runs on the same state folder. The embedded store belongs to one process, so
 * only that one can read it while it is open; and it alone knows the embedded networks. A line of JSON each way.
 */

const placeSchema = v.object({ chainId: v.number(), collection: v.nullable(v.string()) });
/** A network, or a collection on it. */
export type Place = v.InferOutput<typeof placeSchema>;

export const questionSchema = v.variant('ask', [
  v.object({ ask: v.literal('dump') }),
  /** A back-up of it is whole. */
  v.object({ ask: v.literal('note-backup'), backup: backupSchema }),
  v.object({ ask: v.literal('export') }),
  v.object({ ask: v.literal('are-networks-read') }),
  /** Which of these are traded here. */
  v.object({ ask: v.literal('known'), places: v.array(placeSchema) }),
  /** Read a network again from a block on; how far that is. */
  v.object({ ask: v.literal('reindex'), network: v.string(), from: v.number() }),
  v.object({ ask: v.literal('reindexed'), network: v.string() }),
  /** Judge these orders, and store what holds. */
  v.object({ ask: v.literal('take'), orders: v.array(orderRecordSchema) }),
]);
export type Question = v.InferOutput<typeof questionSchema>;

export const answerSchema = v.variant('part', [
  ...dumpPartSchema.options,
  ...exportRecordSchema.options,
  v.object({ part: v.literal('known'), known: v.array(v.boolean()) }),
  v.object({
    part: v.literal('reindex'),
    first: v.number(),
    next: v.nullable(v.number()),
    last: v.number(),
    mended: v.number(),
    isNew: v.boolean(),
  }),
  v.object({ part: v.literal('verdicts'), verdicts: v.array(verdictSchema) }),
  /** Ends an answer of several parts. */
  v.object({ part: v.literal('done') }),
  v.object({ part: v.literal('refused'), why: v.string() }),
]);
export type Answer = v.InferOutput<typeof answerSchema>;

/** What of a server the commands need. */
export type Controlled = {
  context: StoreContext;
  networksHealth(): NetworkHealth[];
  takeOrders(orders: readonly OrderRecord[]): Promise<Verdict[]>;
};

/** A network that is not read to its head yet has items that nobody knows of: orders for them would be refused. */
function requireRead(networks: readonly NetworkHealth[]): void {
  const unread = networks.filter(({ state }) => state !== 'following').map(({ network }) => network);
  if (unread.length > 0)
    throw new Error(`The server has not read ${unread.join(' and ')} up to now: wait until it has, then try again.`);
}

async function answer(server: Controlled, question: Question, write: (answer: Answer) => Promise<void>): Promise<void> {
  const { database, networks } = server.context;
  switch (question.ask) {
    case 'dump':
      return dumpStore(database, write);
    case 'note-backup':
      await noteBackup(database, question.backup);
      return write({ part: 'done' });
    case 'export':
      for await (const record of exportRecords(server.context)) await write(record);
      return write({ part: 'done' });
    case 'are-networks-read':
      requireRead(server.networksHealth());
      return write({ part: 'done' });
    case 'known': {
      const known = question.places.map(async ({ chainId, collection }) =>
        collection === null
          ? networks.byId(chainId) !== undefined
          : (await findCollection(database, collection, chainId)) !== null,
      );
      return write({ part: 'known', known: await Promise.all(known) });
    }
    case 'reindex':
      return write({ part: 'reindex', ...(await orderReindex(database, question.network, question.from)) });
    case 'reindexed': {
      const present = await reindexOf(database, question.network);
      return write(present === null ? { part: 'done' } : { part: 'reindex', ...present, isNew: false });
    }
    case 'take':
      return write({ part: 'verdicts', verdicts: await server.takeOrders(question.orders) });
  }
}

/** The server's side. Until the store is open nothing can be had of it. */
export function createControl() {
  let server: Controlled | null = null;

  async function converse(socket: Socket): Promise<void> {
    const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
    const write = async (answer: Answer) => {
      if (socket.destroyed) throw new Error('The command has ended');
      if (!socket.write(`${JSON.stringify(answer)}\n`)) await Promise.race([once(socket, 'drain'), closed]);
    };
    // Whoever only looks whether somebody is here goes again without a word.
    for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
      const question = v.parse(questionSchema, JSON.parse(line));
      if (server === null) await write({ part: 'refused', why: 'The server is starting.' });
      else {
        try {
          await answer(server, question, write);
        } catch (error) {
          await write({ part: 'refused', why: error instanceof Error ? error.message : String(error) });
        }
      }
    }
    socket.end();
  }
  return {
    offer(ready: Controlled): void {
      server = ready;
    },
    onConnection(socket: Socket): void {
      socket.on('error', () => socket.destroy());
      converse(socket).catch(() => socket.destroy());
    },
  };
}

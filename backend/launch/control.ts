import { createInterface } from 'node:readline';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { dumpPartSchema, dumpStore, type DumpPart } from '../stores/dump.ts';

/*
 * What a command asks the server that runs on the same state folder. The embedded store belongs to one process, so
 * only that one can read it while it is open.
 */

const QUESTION = 'dump\n';
const refusalSchema = v.object({ part: v.literal('refused'), why: v.string() });
const answerSchema = v.variant('part', [...dumpPartSchema.options, refusalSchema]);

async function writeLine(socket: Socket, answer: v.InferOutput<typeof answerSchema>): Promise<void> {
  if (!socket.write(`${JSON.stringify(answer)}\n`)) await once(socket, 'drain');
}

/** The server's side. Until the store is open nothing can be had of it. */
export function createControl() {
  let store: Database | null = null;
  async function answer(socket: Socket): Promise<void> {
    if (store === null) await writeLine(socket, { part: 'refused', why: 'The server is starting.' });
    else await dumpStore(store, (part) => writeLine(socket, part));
    socket.end();
  }
  return {
    offer(database: Database): void {
      store = database;
    },
    onConnection(socket: Socket): void {
      // Whoever only looks whether somebody is here goes again without a word.
      socket.once('data', (question) => {
        if (question.toString() !== QUESTION) socket.destroy();
        else answer(socket).catch(() => socket.destroy());
      });
      socket.on('error', () => socket.destroy());
    },
  };
}

/** The command's side: everything that is in the store of the server at the other end. @throws Error where it refuses */
export async function* dumpOf(socket: Socket): AsyncGenerator<DumpPart> {
  socket.write(QUESTION);
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    const answer = v.parse(answerSchema, JSON.parse(line));
    if (answer.part === 'refused') throw new Error(answer.why);
    yield answer;
  }
}

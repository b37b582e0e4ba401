import { createInterface } from 'node:readline';
import type { Socket } from 'node:net';
import * as v from 'valibot';
import { StartError } from '../config.ts';
import type { Backup } from '../../src/contract/operator-backups.ts';
import type { ExportRecord, OrderRecord } from '../core/export-records.ts';
import type { Verdict } from '../market/take-orders.ts';
import type { DumpPart } from '../stores/dump.ts';
import type { Reindex } from '../stores/reindex.ts';
import { answerSchema, type Answer, type Place, type Question } from './control.ts';

/** A command's side of a connection to the server that runs: one question after the other. */
export function askServer(socket: Socket) {
  const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  socket.on('error', () => socket.destroy());

  function say(question: Question): void {
    socket.write(`${JSON.stringify(question)}\n`);
  }
  /** @throws StartError where the server refuses, or ends */
  async function hear(): Promise<Answer> {
    const line = await lines.next();
    if (line.done) throw new StartError('The server ended before it had answered.');
    const answer = v.parse(answerSchema, JSON.parse(line.value));
    if (answer.part === 'refused') throw new StartError(answer.why);
    return answer;
  }
  const unexpected = ({ part }: Answer) => new Error(`The server answered ${part}, which was not asked for`);

  return {
    /** Everything that is in its store. */
    async *dump(): AsyncGenerator<DumpPart> {
      say({ ask: 'dump' });
      for (;;) {
        const answer = await hear();
        if (answer.part !== 'migrations' && answer.part !== 'rows' && answer.part !== 'whole') throw unexpected(answer);
        yield answer;
        if (answer.part === 'whole') return;
      }
    },
    /** That a back-up of it is whole. */
    async noteBackup(backup: Backup): Promise<void> {
      say({ ask: 'note-backup', backup });
      await hear();
    },
    /** Its catalogue and live orders. */
    async *exportRecords(): AsyncGenerator<ExportRecord> {
      say({ ask: 'export' });
      for (;;) {
        const answer = await hear();
        if (answer.part === 'done') return;
        if (
          answer.part !== 'theme' &&
          answer.part !== 'legal-text' &&
          answer.part !== 'network' &&
          answer.part !== 'collection' &&
          answer.part !== 'item' &&
          answer.part !== 'criteria' &&
          answer.part !== 'order'
        )
          throw unexpected(answer);
        yield answer;
      }
    },
    /** @throws StartError while it has a network to read */
    async requireNetworksRead(): Promise<void> {
      say({ ask: 'are-networks-read' });
      await hear();
    },
    /** Whether each of these is traded there. */
    async known(places: readonly Place[]): Promise<boolean[]> {
      say({ ask: 'known', places: [...places] });
      const answer = await hear();
      if (answer.part !== 'known') throw unexpected(answer);
      return answer.known;
    },
    /** Has a network read again. @throws StartError where there is none of that name */
    async reindex(network: string, from: number): Promise<Reindex & { isNew: boolean }> {
      say({ ask: 'reindex', network, from });
      const answer = await hear();
      if (answer.part !== 'reindex') throw unexpected(answer);
      return answer;
    },
    async reindexed(network: string): Promise<Reindex | null> {
      say({ ask: 'reindexed', network });
      const answer = await hear();
      if (answer.part !== 'reindex' && answer.part !== 'done') throw unexpected(answer);
      return answer.part === 'done' ? null : answer;
    },
    /** Hands orders over, and answers a verdict for each. */
    async take(orders: readonly OrderRecord[]): Promise<Verdict[]> {
      say({ ask: 'take', orders: [...orders] });
      const answer = await hear();
      if (answer.part !== 'verdicts') throw unexpected(answer);
      return answer.verdicts;
    },
    end: () => void socket.end(),
  };
}

export type ServerAsked = ReturnType<typeof askServer>;

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { networkHealthSchema, type NetworkHealth } from '../src/contract/health.ts';
import type { MarketNetwork } from './core/networks.ts';
import type { Role } from './core/role-settings.ts';
import { createElection, type ElectionOptions } from './indexer/election.ts';
import { keepListening } from './db/keep-listening.ts';
import { createIndexer } from './indexer/indexer.ts';
import type { JobWork } from './jobs/kind.ts';
import { createJobRunner } from './jobs/runner.ts';
import type { createMetadataLoader } from './metadata/loader.ts';
import { queueUnreadDocuments } from './stores/contract-documents.ts';
import type { StoreContext } from './stores/context.ts';
import { METADATA_CHANNEL } from './stores/metadata-told.ts';

/** For items that wait until a time; of new ones workers are told. */
const METADATA_POLL_MS = 5_000;

const toldSchema = v.pipe(v.string(), v.parseJson(), networkHealthSchema);

type Task = ReturnType<typeof createElection>;

/** PGlite has one process: it does everything, from its first moment on. */
const alone = (o: ElectionOptions): Task => ({
  isMine: () => true,
  told: () => null,
  start: o.begin,
  stop: o.end,
});

type Loader = ReturnType<typeof createMetadataLoader>;
type Ongoing = { start(): void; stop(): void | Promise<void> };

/**
 * What goes on without being asked, on this node: a chain is followed by one node of those that share the store; jobs,
 * metadata and pushes are rows that every worker takes.
 */
export function createBackground(o: {
  context: StoreContext;
  networks: readonly MarketNetwork[];
  roles: ReadonlySet<Role>;
  loaders: ReadonlyMap<number, Loader>;
  /** Jobs of every worker. */
  works: readonly JobWork[];
  /** Of whoever has a mail server and takes part: a code must not wait for a worker that has none. */
  mailWork: JobWork | null;
  /** Of every worker. */
  ongoing: readonly Ongoing[];
  log: (line: string) => void;
}) {
  const { context, loaders, log } = o;
  const { database } = context;
  const holder = `${hostname()}-${process.pid}-${randomUUID()}`;
  const elect = database.engine === 'pglite' ? alone : createElection;
  const isWorker = o.roles.has('worker');
  const mail = o.mailWork !== null && (isWorker || o.roles.has('web')) ? [o.mailWork] : [];
  const jobs = createJobRunner({ database, works: [...(isWorker ? o.works : []), ...mail], log });
  const report = (error: unknown) => log(`A task did not begin or end: ${String(error)}`);

  /** Several nodes share what waits: each claims what it reads. */
  let reading: NodeJS.Timeout | undefined;
  let endListening: (() => Promise<void>) | undefined;
  function readMetadata(): void {
    const readAll = () => {
      for (const loader of loaders.values()) loader.poke();
    };
    readAll();
    reading = setInterval(readAll, METADATA_POLL_MS).unref();
    endListening = keepListening(database, {
      channel: METADATA_CHANNEL,
      heard: (chainId) => loaders.get(Number(chainId))?.poke(),
      missed: readAll,
      failed: report,
    });
  }

  const followed = o.networks.map((network) => {
    const indexer = createIndexer(context, network);
    /** Before its first step it knows only what the node before it told. */
    function health(): NetworkHealth {
      const own = indexer.health();
      if (task.isMine() && own.state !== 'starting') return own;
      const told = v.safeParse(toldSchema, task.told());
      return told.success ? told.output : own;
    }
    const task = elect({
      database,
      holder,
      name: `index:${network.chainId}`,
      mayHold: o.roles.has('indexer'),
      tell: () => JSON.stringify(health()),
      begin() {
        if (elect !== alone) log(`This node follows ${network.name} now`);
        indexer.start();
      },
      end: () => indexer.stop(),
      report,
    });
    return { indexer, task, health };
  });

  return {
    networksHealth: () => followed.map(({ health }) => health()),
    /** Reads all chains up to their heads, whoever else does. */
    catchUp: async () => void (await Promise.all(followed.map(({ indexer }) => indexer.catchUp()))),
    /** Does every job that waits now, whoever else does. */
    doJobs: jobs.drain,
    start(): void {
      for (const { task } of followed) task.start();
      jobs.start();
      if (!isWorker) return;
      readMetadata();
      queueUnreadDocuments(database).catch(report);
      for (const one of o.ongoing) one.start();
    },
    async stop(): Promise<void> {
      clearInterval(reading);
      await Promise.all([
        endListening?.(),
        ...o.ongoing.map((one) => one.stop()),
        ...followed.map(({ task }) => task.stop()),
        jobs.stop(),
        ...[...loaders.values()].map((loader) => loader.stop()),
      ]);
    },
  };
}

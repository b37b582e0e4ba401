import { execFileSync, spawn } from 'node:child_process';
import { cpSync, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startProduct } from '../../support/browser/product.ts';
import { describedNetwork } from '../../support/server/described-network.ts';
import { testZoneKey } from '../../support/server/embedded-chains.ts';
import type { PostgresServer } from '../../support/server/postgres-server.ts';
import type { RaceChain } from './chain.ts';

/** Who is raced against, as the newest one that runs on the Node that Vitrine asks for. */
const PONDER = 'ponder@0.16.10';
const PONDER_NEEDS = ['viem@2.57.1', 'hono@4', 'typescript@5'];
const appFolder = fileURLToPath(new URL('ponder', import.meta.url));
/** How often Ponder asks for a head where the WebSocket does not tell it of one. */
const POLL_MS = 100;

export type Counts = { transfers: number; sales: number };
export type Contender = {
  name: string;
  /** On an empty database; from this block on. */
  start(database: string, from: number): Promise<Run>;
};
export type Run = {
  counts(): Promise<Counts>;
  /** The last block that its store holds; −1 before the first. */
  block(): Promise<number>;
  /** `collection/id` to address. */
  owners(): Promise<Map<string, string>>;
  stop(): Promise<void>;
};

type Queries = { [key in 'counts' | 'block' | 'owners']: string };

/** Reads what a contender has stored, as anybody could; nothing is there before its first start has made its tables. */
function readerOf(url: string, sql: Queries) {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  async function rowsOf<Row extends object>(text: string): Promise<Row[]> {
    try {
      return (await pool.query<Row>(text)).rows;
    } catch (error) {
      const isTooEarly = error instanceof pg.DatabaseError && ['42P01', '3F000', '42703'].includes(error.code ?? '');
      if (isTooEarly) return [];
      throw error;
    }
  }
  return {
    async counts(): Promise<Counts> {
      const [row] = await rowsOf<{ transfers: string; sales: string }>(sql.counts);
      return { transfers: Number(row?.transfers ?? 0), sales: Number(row?.sales ?? 0) };
    },
    async block(): Promise<number> {
      const [row] = await rowsOf<{ block: string | null }>(sql.block);
      return Number(row?.block ?? -1);
    },
    async owners() {
      const rows = await rowsOf<{ item: string; owner: string }>(sql.owners);
      return new Map(rows.map(({ item, owner }) => [item, owner.toLowerCase()]));
    },
    end: () => pool.end(),
  };
}

/** This market's indexer, in a process of its own: it follows makers' money, orders and approvals as well. */
export function vitrine(race: RaceChain, folder: string, postgres: PostgresServer): Contender {
  const { chain, registrations } = race;
  const { network } = chain;
  let runs = 0;
  return {
    name: 'Vitrine',
    async start(database, from) {
      const url = postgres.url.replace(/\w+$/, database);
      const home = join(folder, `vitrine-${(runs += 1)}`);
      mkdirSync(home);
      const collections = registrations.map((one) => ({ ...one, deployedBlock: Math.max(from, one.deployedBlock) }));
      const described = describedNetwork(chain, collections);
      writeFileSync(join(home, 'networks.json'), JSON.stringify([described]));
      const reader = readerOf(url, {
        counts: 'select (select count(*) from transfers) as transfers, (select count(*) from sales) as sales',
        block: 'select cursor_block as block from networks',
        owners: `select c.address || '/' || n.identifier as item, b.owner from balances b
          join nfts n on n.uuid = b.nft_uuid join collections c on c.uuid = n.collection_uuid
          where c.item_type = 2 and b.amount > 0`,
      });
      const product = await startProduct({
        state: join(home, 'state'),
        knownAccounts: false,
        env: {
          NETWORKS_CONFIG: join(home, 'networks.json'),
          DATABASE_URL: url,
          ACCESS_TOKEN_KEYS: 'k'.repeat(64),
          ZONE_SIGNER_KEY: testZoneKey,
          MARKETPLACE_FEE_BPS: String(network.feeBps),
          MARKETPLACE_FEE_RECIPIENT: network.feeRecipient,
          ROLES: 'indexer',
          VITRINE_TEST: '',
          WALLET_PORT: '0',
        },
      });
      return {
        ...reader,
        async stop() {
          await product.kill();
          await reader.end();
        },
      };
    },
  };
}

/** Ponder, as npm has it, with a schema that holds the same items, copies, transfers, sales and approvals. */
export function ponder(race: RaceChain, folder: string, postgres: PostgresServer): Contender {
  const home = join(folder, 'ponder');
  cpSync(appFolder, home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"private":true,"type":"module"}\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', PONDER, ...PONDER_NEEDS], { cwd: home });
  const { chain, registrations } = race;
  const { rpcUrl } = chain.embedded;
  const told: unknown = JSON.parse(readFileSync(join(home, 'node_modules/ponder/package.json'), 'utf8'));
  const version = typeof told === 'object' && told !== null && 'version' in told ? String(told.version) : '';
  let runs = 0;
  return {
    name: `Ponder ${version}`,
    async start(database, from) {
      const url = postgres.url.replace(/\w+$/, database);
      const schema = `race${(runs += 1)}`;
      const reader = readerOf(url, {
        counts: `select (select count(*) from ${schema}.transfer) as transfers,
          (select count(*) from ${schema}.sale) as sales`,
        block: `select max(block) as block from ${schema}.transfer`,
        owners: `select collection || '/' || id as item, owner from ${schema}.item`,
      });
      const child = spawn(join(home, 'node_modules/.bin/ponder'), ['start', '--schema', schema, '--port', '0'], {
        cwd: home,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          PONDER_TELEMETRY_DISABLED: 'true',
          RACE: JSON.stringify({
            databaseUrl: url,
            chainId: chain.network.chainId,
            rpc: rpcUrl,
            ws: rpcUrl.replace('http', 'ws'),
            pollingInterval: POLL_MS,
            singles: registrations.filter(({ itemType }) => itemType === 2).map(({ address }) => address),
            editions: registrations.filter(({ itemType }) => itemType === 3).map(({ address }) => address),
            seaport: chain.network.seaport,
            from,
          }),
        },
      });
      const log = createWriteStream(join(folder, `${schema}.log`));
      child.stdout.pipe(log);
      child.stderr.pipe(log);
      const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      return {
        ...reader,
        async stop() {
          if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
          await exited;
          await reader.end();
        },
      };
    },
  };
}

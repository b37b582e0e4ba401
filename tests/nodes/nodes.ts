import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct, type Product } from '../support/browser/product.ts';
import { testAccount } from '../support/server/accounts.ts';
import { startTestChain } from '../support/server/chain.ts';
import { describedNetwork } from '../support/server/described-network.ts';
import { testZoneKey } from '../support/server/embedded-chains.ts';
import { postgresBin, startPostgres, startReplica } from '../support/server/postgres-server.ts';
import { moveClockToNow } from '../../backend/demo/chain/clock.ts';
import { examineReplicas } from '../../backend/tools/replica-findings.ts';
import { hideAndShow } from './hiding.ts';
import { freePort, startPgbouncer, startProxy } from './machines.ts';
import { createLoad, percentile, storeReads, until200 } from './load.ts';
import { createTraders } from './traders.ts';

/*
 * `npm run test:nodes`: three nodes that answer people, two indexers and a worker on one PostgreSQL behind PgBouncer,
 * with two replicas, and HAProxy in front, while each of them is killed in turn and a new build is rolled out. Root on Debian, with
 * postgresql, pgbouncer and haproxy; all on loopback.
 */

const say = (line: string) => void process.stdout.write(`${line}\n`);
let broken = 0;
function check(what: string, holds: boolean): void {
  if (!holds) broken += 1;
  say(`  ${holds ? 'held  ' : 'BROKEN'} ${what}`);
}

const statusOf = async (url: string) => ({ status: (await fetch(url).catch(() => null))?.status ?? 0, body: null });

const bin = postgresBin();
if (bin === null || !['/usr/sbin/pgbouncer', '/usr/sbin/haproxy'].every((file) => existsSync(file))) {
  say('NOT RUN: needs root and Debian’s packages postgresql, pgbouncer and haproxy.');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-nodes-'));
// PostgreSQL's own user has a folder in it.
chmodSync(folder, 0o755);
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
/** In which answers may be refused with 503: the store itself is away. */
const storeAway: { from: number; to: number }[] = [];

async function run(bin: string): Promise<void> {
  const chain = await startTestChain();
  ends.push(() => chain.stop());
  await moveClockToNow(chain.rpc);
  const { network } = chain;
  const networks = [describedNetwork(chain)];
  writeFileSync(join(folder, 'networks.json'), JSON.stringify(networks));

  const postgresPort = await freePort();
  const home = join(folder, 'postgres');
  mkdirSync(home);
  const postgres = await startPostgres(bin, home, postgresPort);
  ends.push(() => postgres.stop());
  const pooler = await startPgbouncer(folder, postgres, postgresPort);
  ends.push(() => pooler.crash());

  const replicas = [];
  for (const name of ['replica0', 'replica1']) {
    mkdirSync(join(folder, name));
    const replica = await startReplica(bin, join(folder, name), { primaryPort: postgresPort, port: await freePort() });
    ends.push(() => replica.stop());
    replicas.push(replica);
  }

  const urls = replicas.map(({ url }) => url);

  const operator = testAccount(30);
  const webPorts = [await freePort(), await freePort(), await freePort()];
  const metricsPorts = new Map<string, number>();
  for (const name of ['web0', 'web1', 'web2']) metricsPorts.set(name, await freePort());
  const env = {
    NETWORKS_CONFIG: join(folder, 'networks.json'),
    DATABASE_URL: pooler.url,
    DATABASE_LISTEN_URL: postgres.url,
    DATABASE_REPLICA_URLS: urls.join(','),
    ACCESS_TOKEN_KEYS: 'k'.repeat(64),
    ZONE_SIGNER_KEY: testZoneKey,
    MARKETPLACE_FEE_BPS: String(network.feeBps),
    MARKETPLACE_FEE_RECIPIENT: network.feeRecipient,
    OPERATOR_ADDRESSES: operator.address,
    TRUST_PROXY: '1',
    VITRINE_TEST: '',
    WALLET_PORT: '0',
  };
  const start = (name: string, roles: string, port: number) =>
    startProduct({
      state: join(folder, name),
      knownAccounts: false,
      env: { ...env, ROLES: roles, PORT: String(port), METRICS_PORT: String(metricsPorts.get(name) ?? 0) },
    });
  const nodes = new Map<string, Product>();
  ends.push(() => Promise.all([...nodes.values()].map((node) => node.kill())));
  const begin = async (name: string) => {
    const web = /^web(\d)$/.exec(name)?.[1];
    const roles = web === undefined ? name.replace(/\d$/, '') : 'web';
    nodes.set(name, await start(name, roles, web === undefined ? 0 : (webPorts[Number(web)] ?? 0)));
  };
  for (const name of ['web0', 'web1', 'web2', 'indexer0', 'indexer1', 'worker0']) await begin(name);
  const proxy = await startProxy(folder, webPorts);
  ends.push(proxy.stop);
  say(`Six nodes behind ${proxy.origin}`);

  const load = createLoad(proxy.origin);
  const traders = await createTraders(chain, load);
  await traders.known();
  const stop = traders.start();

  const fault = async (what: string, work: () => Promise<unknown>, restMs = 4_000) => {
    const began = Date.now();
    await work();
    say(`  ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${what}`);
    await sleep(restMs);
  };
  const node = (name: string) => {
    const found = nodes.get(name);
    if (found === undefined) throw new Error(`No node ${name}`);
    return found;
  };
  const killed = async (name: string) => {
    await node(name).kill();
    await begin(name);
  };
  await sleep(6_000);
  traders.note('at rest');
  const readsOf = async (from: 'replica' | 'primary') => {
    const counts = [...metricsPorts.values()].map((port) => storeReads(port, from));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  const [fromReplicas, fromPrimary] = [await readsOf('replica'), await readsOf('primary')];
  const found = await examineReplicas({ databaseUrl: pooler.url, databaseReplicaUrls: [...urls, postgres.url] });
  check(
    'doctor finds two that follow, and one that is the primary itself',
    found.map(({ isWrong }) => isWrong).join() === 'false,false,true',
  );
  check(`replicas answer most reads (${fromReplicas}, the primary ${fromPrimary})`, fromReplicas > fromPrimary);
  for (const [index, replica] of replicas.entries()) {
    await fault(`replica ${index} crashes, and is started again after two seconds`, async () => {
      await replica.crash();
      await sleep(2_000);
      await replica.start();
    });
  }
  traders.note('while replicas crash');
  await fault('a web node is killed, and started again', () => killed('web0'));
  await fault('an indexer is killed, and started again', () => killed('indexer0'));
  await fault('the other indexer is killed, and started again', () => killed('indexer1'));
  await fault('the worker is killed, and started again', () => killed('worker0'));
  await fault('a new build is rolled out: each web node ends and starts', async () => {
    for (const name of ['web0', 'web1', 'web2']) {
      await node(name).stop();
      await begin(name);
    }
  });
  traders.note('while nodes are killed and replaced');
  const away = async (work: () => void | Promise<void>) => {
    const window = { from: Date.now() - 500, to: Infinity };
    storeAway.push(window);
    await work();
    const back = Date.now();
    for (const port of webPorts) await until200(() => statusOf(`http://127.0.0.1:${port}/ready`), 60_000);
    say(`         all nodes are ready ${((Date.now() - back) / 1000).toFixed(1)} s after the store is back`);
    // Until the proxy knows it, too.
    window.to = Date.now() + 1_000;
  };
  await fault('PgBouncer is killed, and started again', () =>
    away(async () => {
      pooler.crash();
      await sleep(1_000);
      await pooler.start();
    }),
  );
  await fault('PostgreSQL crashes, and recovers', () =>
    away(async () => {
      await postgres.crash();
      const read = (port: number) => statusOf(`http://127.0.0.1:${port}/data/collections`);
      const answers = await Promise.all(webPorts.map(read));
      const statuses = answers.map(({ status }) => status).join(', ');
      check(`each node reads on from a replica (${statuses})`, statuses === '200, 200, 200');
      await postgres.start();
    }),
  );
  await stop();
  traders.note('while the store is away');

  say('What came of it');
  const all = [...load.outcomes.values()].flat();
  const bad = all.filter(({ status }) => status === 0 || status >= 500 || status === 429);
  const isAway = ({ at }: { at: number }) => storeAway.some(({ from, to }) => at >= from && at <= to);
  for (const [name, some] of load.outcomes) {
    const failed = some.filter((one) => bad.includes(one)).length;
    const times = some.filter(({ status }) => status === 200).map(({ ms }) => ms);
    const [half, most] = [0.5, 0.95].map((share) => Math.round(percentile(times, share)));
    say(`  ${name.padEnd(18)} ${some.length} asked, ${failed} failed, ${half} ms (p95 ${most} ms)`);
  }
  const outside = bad.filter((one) => !isAway(one));
  for (const { status, text } of outside.slice(0, 5)) say(`    ${status} ${text}`);
  const statuses = [...new Set(outside.map(({ status }) => status))].join(', ');
  check(
    `no failed answer while the store was there${statuses === '' ? '' : ` (${outside.length}: ${statuses})`}`,
    outside.length === 0,
  );
  const rude = bad.filter((one) => isAway(one) && !(one.status === 503 && one.hasWait));
  check(
    `while it was away: 503 with Retry-After alone (${bad.length - outside.length}, ${rude.length} others)`,
    rude.length === 0,
  );
  const origins = webPorts.map((port) => `http://127.0.0.1:${port}`);
  const token = await traders.tokenOf(operator);
  for (const { what, holds } of [...(await traders.judge(origins)), await hideAndShow({ chain, load, token, origins })])
    check(what, holds);
}

try {
  await run(bin);
} finally {
  for (const end of ends.toReversed()) {
    try {
      await end();
    } catch (error) {
      say(`What was started could not be ended: ${String(error)}`);
    }
  }
}
process.exit(broken > 0 ? 1 : 0);

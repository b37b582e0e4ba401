import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../nodes/machines.ts';
import { postgresBin, startPostgres } from '../../support/server/postgres-server.ts';
import { startRaceChain, type RaceChain } from './chain.ts';
import { ponder, vitrine, type Contender, type Run } from './contenders.ts';

/*
 * `npm run bench:index`: the same contracts and chain indexed by Vitrine and by Ponder, each in a process of its own
 * and in turn, on one PostgreSQL. First the past, in events a second of the time that a start with nothing to read does
 * not need; then the head, at a block every 200 ms. Both must say who has what as the chain does. Ponder is taken from
 * npm into a temporary folder. `BLOCKS` (6000) of the past, `LIVE` (100) at the head, `TURNS` (3). Root on Debian, with
 * postgresql.
 */

const BLOCKS = Number(process.env['BLOCKS'] ?? 6_000);
const LIVE = Number(process.env['LIVE'] ?? 100);
const TURNS = Number(process.env['TURNS'] ?? 3);
const MINTED = 8_000;
const BLOCK_MS = 200;
const LONGEST_MS = 300_000;
const LOOK_EVERY_MS = 50;
const LAG_EVERY_MS = 4;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const share = (values: readonly number[], of: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * of))] ?? Number.NaN;

/** Waits, while the chain goes on with empty blocks: some read the newest ones only when the next one comes. */
async function until(what: string, race: RaceChain, is: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  for (let mined = begun; !(await is());) {
    const now = performance.now();
    if (now - begun > LONGEST_MS) throw new Error(`Never came: ${what}`);
    if (now - mined > BLOCK_MS) {
      await race.chain.rpc.call('evm_mine');
      mined = now;
    }
    await wait(LOOK_EVERY_MS);
  }
}

async function hasAll(run: Run, race: RaceChain, before = { transfers: 0, sales: 0 }): Promise<boolean> {
  const [counts, events] = [await run.counts(), race.events()];
  return counts.transfers >= events.transfers - before.transfers && counts.sales >= events.sales - before.sales;
}

/** What a start needs until its first event is stored, where there is one block to read. */
async function idleStart(contender: Contender, race: RaceChain, database: string): Promise<number> {
  const before = race.events();
  await race.block();
  const begun = performance.now();
  const run = await contender.start(database, await race.head());
  await until(`${contender.name} has read one block`, race, () => hasAll(run, race, before));
  const took = performance.now() - begun;
  await run.stop();
  return took;
}

function wrongOwners(known: ReadonlyMap<string, string>, stored: ReadonlyMap<string, string>): number {
  return [...known].filter(([item, owner]) => stored.get(item) !== owner).length;
}

/** How long after it was mined each block is in the store, in milliseconds. */
async function lagAtHead(run: Run, race: RaceChain): Promise<number[]> {
  const mined = new Map<number, number>();
  const lags: number[] = [];
  const looking = (async () => {
    const end = performance.now() + LIVE * BLOCK_MS + LONGEST_MS;
    while (lags.length < LIVE && performance.now() < end) {
      const block = await run.block();
      const now = performance.now();
      for (const [number, at] of mined) {
        if (number > block) continue;
        lags.push(now - at);
        mined.delete(number);
      }
      await wait(LAG_EVERY_MS);
    }
  })();
  const begun = performance.now();
  for (let at = 0; at < LIVE; at += 1) {
    await wait(Math.max(0, begun + at * BLOCK_MS - performance.now()));
    await race.block();
    mined.set(await race.head(), performance.now());
  }
  await looking;
  return lags;
}

async function main(): Promise<void> {
  const bin = postgresBin();
  if (bin === null) throw new Error('Needs root and Debian’s package postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-race-'));
  // PostgreSQL's own user has a folder in it.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'postgres'));
  const postgres = await startPostgres(bin, join(folder, 'postgres'), await freePort());
  const race = await startRaceChain();
  const port = new URL(postgres.url).port;
  let databases = 0;
  const newDatabase = async () => {
    const name = `race${(databases += 1)}`;
    await postgres.as(`${bin}/createdb -h 127.0.0.1 -p ${port} -U postgres ${name}`);
    return name;
  };
  try {
    await race.prepare(MINTED);
    for (let at = 0; at < BLOCKS; at += 1) await race.block();
    const contenders = [vitrine(race, folder, postgres), ponder(race, folder, postgres)];
    const rates = new Map<Contender, number[]>(contenders.map((one) => [one, []]));
    const lags = new Map<Contender, number[]>(contenders.map((one) => [one, []]));
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const contender of turn % 2 === 0 ? contenders : contenders.toReversed()) {
        const idle = await idleStart(contender, race, await newDatabase());
        const { transfers, sales, approvals } = race.events();
        const begun = performance.now();
        const run = await contender.start(await newDatabase(), 0);
        await until(`${contender.name} has read the past`, race, () => hasAll(run, race));
        const took = performance.now() - begun - idle;
        const rate = (transfers + sales + approvals) / (took / 1000);
        rates.get(contender)?.push(rate);
        const lag = await lagAtHead(run, race);
        await until(`${contender.name} has read all`, race, () => hasAll(run, race));
        const wrong = wrongOwners(race.owners(), await run.owners());
        await run.stop();
        lags.get(contender)?.push(...lag);
        say(
          `${contender.name.padEnd(16)} ${transfers + sales + approvals} events in ${(took / 1000).toFixed(1)} s beyond a start of ${(idle / 1000).toFixed(1)} s: ${Math.round(rate)}/s; lag p50 ${share(lag, 0.5).toFixed(0)} ms, p95 ${share(lag, 0.95).toFixed(0)} ms over ${lag.length} blocks; ${wrong} owners wrong`,
        );
        if (wrong > 0) process.exitCode = 1;
      }
    }
    const [ours, theirs] = contenders.map((one) => share(rates.get(one) ?? [], 0.5));
    const [lag, theirLag] = contenders.map((one) => share(lags.get(one) ?? [], 0.5));
    say(
      `Vitrine: ${((ours ?? 0) / (theirs ?? 1)).toFixed(2)} × Ponder's events a second, ${((lag ?? 0) / (theirLag ?? 1)).toFixed(2)} × its lag`,
    );
  } finally {
    await race.chain.stop();
    await postgres.stop();
    if (process.env['KEEP'] === undefined) rmSync(folder, { recursive: true, force: true });
    else say(folder);
  }
}
await main();

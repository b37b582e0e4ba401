import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../backend/db/open.ts';
import { post, testApp } from '../support/server/app.ts';
import { testNetwork } from '../support/server/market.ts';
import { fillScaleMarket } from '../support/server/scale-market.ts';
import { EMPTY, LIST_CALLS, type ScaleCall } from './scale-calls.ts';

/*
 * `npm run bench:scale`: what every list call costs on a market of `ITEMS` (10000) items, as a multiple of an empty
 * call in the same run, turn by turn. The store is a fresh PGlite, or the empty database that `DATABASE_URL` names;
 * one that was filled by an earlier run is measured as it is. `TURNS` (30): how often; `ONLY`: calls whose name holds
 * this.
 */

const COUNT = Number(process.env['ITEMS'] ?? 10_000);
const TURNS = Number(process.env['TURNS'] ?? 30);
const ONLY = process.env['ONLY'] ?? '';
/** No call may cost more than so many empty ones. */
const MOST = 10;

const state = mkdtempSync(join(tmpdir(), 'vitrine-scale-'));
const database = await openDatabase({
  databaseUrl: process.env['DATABASE_URL'],
  stateDir: process.env['STATE_DIR'] ?? state,
});
const { app, context, logged } = await testApp(
  database,
  { edge: { publicOrigin: undefined, host: '127.0.0.1', trustProxy: null, scale: 1_000_000 } },
  [testNetwork(31337, 'meridian')],
);

const known = await database.query('select 1 from nfts limit 1');
if (known.length === 0) {
  const begun = performance.now();
  await fillScaleMarket(context, COUNT);
  process.stderr.write(`Filled in ${Math.round((performance.now() - begun) / 1000)} s.\n`);
}

async function timeOf(call: ScaleCall, turn: number): Promise<number> {
  const path = call.path(turn, COUNT).replaceAll(' ', '%20');
  const init = call.body === undefined ? undefined : post(call.body(turn));
  const begun = performance.now();
  const answer = await app.request(path, init);
  await answer.text();
  const took = performance.now() - begun;
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${logged.at(-1) ?? ''}`);
  return took;
}

const share = (times: readonly number[], of: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * of))] ?? 0;

const calls = LIST_CALLS.filter(({ name }) => name.includes(ONLY));
for (let turn = 0; turn < 20; turn += 1) await timeOf(EMPTY, turn);

const ms = (time: number) => time.toFixed(2).padStart(9);
const times = (multiple: number) => `${multiple.toFixed(1).padStart(8)} ×`;
process.stdout.write(
  `${database.engine}, ${COUNT} items, ${TURNS} turns: ms of the empty call and of the call, p50 and p95, and its multiple\n`,
);
for (const call of calls) {
  const empty: number[] = [];
  const full: number[] = [];
  // The first turn reads from the disk, and looks up what is kept in memory: it is told by itself.
  const first = await timeOf(call, 0);
  for (let turn = 0; turn < TURNS; turn += 1) {
    empty.push(await timeOf(EMPTY, turn));
    full.push(await timeOf(call, turn));
  }
  const halves = [share(empty, 0.5), share(full, 0.5)] as const;
  const most = [share(empty, 0.95), share(full, 0.95)] as const;
  const multiple = halves[1] / halves[0];
  process.stdout.write(
    `${call.name.padEnd(30)}${ms(halves[0])}${ms(halves[1])}${times(multiple)}${ms(most[0])}${ms(most[1])}${times(most[1] / most[0])} first${ms(first)}${multiple > MOST ? '  over' : ''}\n`,
  );
}
await database.close();
rmSync(state, { recursive: true });

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceHash } from '../../backend/build/source-hash.ts';
import { needsBuild, startBuild } from '../../backend/launch/build.ts';
import { CONNECTION_LIMITS } from '../../backend/launch/listen.ts';
import { root, startProduct } from '../support/browser/product.ts';
import { floods, guessedOwners, intrusions, limitFloods, pictures } from './attacks.ts';
import type { Target } from './people.ts';
import { carriedOut, isWhole, line, table, type Row } from './result.ts';
import { stateFolder } from './state-folder.ts';
import { createVisitor, ratios } from './visitor.ts';

/*
 * `npm run test:attack`: a product as people run it, with a world and keys of its own, attacked from this
 * machine. It ends by itself.
 */

const WHOLE_RUN_MS = 600_000;

const progress = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
const WIDTH = 62;
const report = (row: Row) => progress(line(row, WIDTH));

const state = mkdtempSync(join(tmpdir(), 'vitrine-attack-'));
const hash = sourceHash(root);
if (needsBuild(root, hash)) await startBuild(root, hash).finished;
progress('making a world');
const product = await startProduct({
  state,
  knownAccounts: false,
  // As outside tests: nothing is open for them, and limits are what the table says.
  env: { VITRINE_TEST: '', LIMITS_SCALE: '1' },
});
const tooLate = setTimeout(() => {
  process.stdout.write('attack: not done after ten minutes\n');
  void product.kill().then(() => process.exit(1));
}, WHOLE_RUN_MS);
try {
  const target: Target = {
    origin: `http://127.0.0.1:${new URL(product.origin).port}`,
    chainId: 31_337,
    isShort: false,
    slowMs: CONNECTION_LIMITS.requestMs,
    report,
  };
  const rows: Row[] = [];
  progress('a quiet visitor');
  const visitor = await createVisitor(target);
  const quiet = await visitor.quiet(10);
  progress('intrusions');
  rows.push(...(await intrusions(target)));
  rows.push(
    await carriedOut('known words', guessedOwners(target), report),
    await carriedOut('state folder', stateFolder(state), report),
  );
  progress('floods');
  const flooding = (async () => {
    const [first, made] = await Promise.all([floods(target), carriedOut('pictures', pictures(target), report)]);
    progress('floods of every limit');
    return [...first, made, ...(await limitFloods(target))];
  })();
  const busy = await visitor.during(flooding);
  rows.push(...(await flooding));
  process.stdout.write(`${ratios(quiet, busy)}\n\n${table(rows)}\n`);
  process.exitCode = isWhole(rows) ? 0 : 1;
} finally {
  clearTimeout(tooLate);
  await product.stop();
  rmSync(state, { recursive: true, force: true });
}

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../nodes/machines.ts';
import { postgresBin, startPostgres } from '../support/server/postgres-server.ts';

/*
 * `npm run test:postgres`: every test that opens a store runs on PostgreSQL, where `npm test` runs it on PGlite. Root
 * on Debian, with postgresql; on loopback.
 */

const bin = postgresBin();
if (bin === null) {
  process.stdout.write('NOT RUN: needs root and Debian’s package postgresql.\n');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
// PostgreSQL's own user has a folder in it.
chmodSync(folder, 0o755);
const home = join(folder, 'postgres');
mkdirSync(home);
const postgres = await startPostgres(bin, home, await freePort());
try {
  const { status } = spawnSync(
    'npx',
    ['vitest', 'related', 'tests/support/server/test-database.ts', '--run', '-c', 'tests/vitest.config.ts'],
    { stdio: 'inherit', env: { ...process.env, DATABASE_URL: postgres.url } },
  );
  process.exitCode = status ?? 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

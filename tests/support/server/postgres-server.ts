import { execFile, execFileSync } from 'node:child_process';
import { chownSync, copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The folder of the newest PostgreSQL that Debian has put on this machine; null without one, or without root. */
export function postgresBin(): string | null {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').toSorted() : [];
  const version = versions.at(-1);
  return isRoot && version !== undefined ? `/usr/lib/postgresql/${version}/bin` : null;
}

/** Runs a command as the user that Debian makes for PostgreSQL, which refuses to run as root. */
const asPostgres = async (command: string): Promise<void> => {
  // What a daemon inherits of a pipe keeps it open.
  await execute('su', ['postgres', '-c', `${command} >/dev/null 2>&1`]);
};

/** Gives a folder to PostgreSQL's own user. */
export function givePostgres(folder: string): void {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
  chownSync(folder, uid ?? 0, gid ?? 0);
}

/** How the server whose files are in `folder/data` is started and ended. */
function controlsOf(bin: string, folder: string, port: number) {
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const control = (what: 'start' | 'stop', mode: 'fast' | 'immediate') =>
    asPostgres(`${bin}/pg_ctl -D ${folder}/data -o '${options}' -l ${folder}/log -w -m ${mode} ${what}`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/vitrine`,
    start: () => control('start', 'fast'),
    /** As it ends by itself. */
    stop: () => control('stop', 'fast'),
    /** As a power cut does: the next start recovers. */
    crash: () => control('stop', 'immediate'),
  };
}

/** A new cluster in `folder`, which it is given, with one empty database. */
export async function startPostgres(bin: string, folder: string, port: number) {
  givePostgres(folder);
  await asPostgres(`${bin}/initdb -D ${folder}/data -A trust -U postgres`);
  const controls = controlsOf(bin, folder, port);
  await controls.start();
  await asPostgres(`${bin}/createdb -h 127.0.0.1 -p ${port} -U postgres vitrine`);
  return {
    ...controls,
    /** Runs a command as its user. */
    as: asPostgres,
  };
}
export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/**
 * A server that follows the one at `primaryPort` from now on, with a copy of it in `folder`, which it is given: made by
 * the script that an operator's containers run.
 */
export async function startReplica(bin: string, folder: string, o: { primaryPort: number; port: number }) {
  givePostgres(folder);
  copyFileSync('backend/deploy/replica.sh', join(folder, 'replica.sh'));
  const environment = `PATH=${bin}:$PATH PGDATA=${folder}/data PGHOST=127.0.0.1 PGPORT=${o.primaryPort} PGUSER=postgres`;
  await asPostgres(`${environment} sh ${folder}/replica.sh true`);
  const controls = controlsOf(bin, folder, o.port);
  await controls.start();
  return controls;
}

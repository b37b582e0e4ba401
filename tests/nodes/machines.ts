import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { givePostgres, type PostgresServer } from '../support/server/postgres-server.ts';

/* What stands around the nodes, as Debian has it: PgBouncer before PostgreSQL, HAProxy before the nodes. */

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/** PgBouncer in transaction mode; `crash` ends it as a fault does. */
export async function startPgbouncer(folder: string, postgres: PostgresServer, postgresPort: number) {
  const home = join(folder, 'pgbouncer');
  const port = await freePort();
  mkdirSync(home);
  writeFileSync(join(home, 'users'), '"postgres" ""\n');
  writeFileSync(
    join(home, 'pgbouncer.ini'),
    `[databases]
vitrine = host=127.0.0.1 port=${postgresPort} dbname=vitrine user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${home}/users
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
server_login_retry = 1
logfile = ${home}/log
pidfile = ${home}/pid
`,
  );
  givePostgres(home);
  const start = () => postgres.as(`/usr/sbin/pgbouncer -d ${home}/pgbouncer.ini`);
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/vitrine`,
    start,
    crash(): void {
      process.kill(Number(readFileSync(join(home, 'pid'), 'utf8')), 'SIGKILL');
      // It would take itself for running.
      rmSync(join(home, 'pid'));
    },
  };
}

/**
 * HAProxy before these ports: it asks `/ready`, and gives what a node did not take to another one. Where none is ready it
 * says when to come again, as a node does.
 */
export async function startProxy(folder: string, ports: readonly number[]) {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 1s
  timeout client 70s
  timeout server 70s
  option redispatch 1
  option http-buffer-request
  retries 3
  retry-on conn-failure empty-response
frontend people
  bind 127.0.0.1:${port}
  default_backend nodes
  http-after-response set-header Retry-After 2 if { status 503 } !{ res.hdr(Retry-After) -m found }
backend nodes
  balance roundrobin
  option httpchk GET /ready
  http-check send hdr Host 127.0.0.1
  default-server check inter 300ms fall 2 rise 1
${ports.map((one, index) => `  server web${index} 127.0.0.1:${one}`).join('\n')}
`,
  );
  const child: ChildProcess = spawn('/usr/sbin/haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(`${origin}/ready`).catch(() => null);
    if (answer?.ok === true) return { origin, stop: () => void child.kill('SIGTERM') };
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error('HAProxy does not answer');
}

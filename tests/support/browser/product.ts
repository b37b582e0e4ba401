import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { writeTestMnemonic } from '../server/accounts.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export type Product = {
  origin: string;
  /** As Ctrl-C does: chains and store are saved. */
  stop(): Promise<void>;
  /** As a power cut does. */
  kill(): Promise<void>;
};

/** First start on a slow machine, with a world to make. */
const START_MS = 240_000;

/**
 * What `npm start` runs on a build that is there, on a state folder of its own; the system chooses
 * the port. Resolves when it is ready.
 */
export async function startProduct(o: {
  state: string;
  /** Whether tests have the keys of the people in its world, as they have by default. */
  knownAccounts?: boolean;
  env?: Record<string, string>;
}): Promise<Product> {
  const logFile = `test-results/server-${basename(o.state)}.log`;
  mkdirSync(join(root, 'test-results'), { recursive: true });
  if (o.knownAccounts !== false) writeTestMnemonic(resolve(root, o.state));
  const log = createWriteStream(join(root, logFile), { flags: 'a' });
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/start.ts'], {
    cwd: root,
    // A process group of its own: it can be ended without touching anybody else's.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // As npm sets it: the server ends itself when this process is gone.
      npm_lifecycle_event: 'start',
      NODE_OPTIONS: '',
      PORT: '0',
      VITRINE_STATE: o.state,
      VITRINE_NO_BUILD: '1',
      VITRINE_TEST: '1',
      // Everybody in the tests has the same address.
      LIMITS_SCALE: '20',
      ...o.env,
    },
  });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => end(child, 'SIGKILL', exited);
  const origin = await new Promise<string | null>((resolve) => {
    setTimeout(() => resolve(null), START_MS).unref();
    createInterface({ input: child.stdout }).on('line', (line) => {
      // A node without the role `web` has no address for people.
      const opened = /Vitrine is open: (\S+)|This node runs as/.exec(line);
      if (opened !== null) resolve(opened[1] ?? '');
    });
    void exited.then(() => resolve(null));
  });
  if (origin === null) {
    await kill();
    throw new Error(`The product did not start; see ${logFile}`);
  }
  return { origin, stop: () => end(child, 'SIGTERM', exited), kill };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL', exited: Promise<void>): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
  await exited;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

export type Product = {
  origin: string;
  /** As Ctrl-C does: chains and store are saved. */
  stop(): Promise<void>;
  /** As a power cut does. */
  kill(): Promise<void>;
};

/** First start on a slow machine, build included. */
const START_MS = 240_000;
const POLL_MS = 100;

async function isHealthy(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/marketplace/v1/health-check`)).ok;
  } catch {
    return false;
  }
}

/** What `npm start` runs, on a state folder and port of its own. Resolves when it is ready. */
export async function startProduct(o: {
  state: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<Product> {
  const port = o.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const log = createWriteStream(join(root, 'test-results', `server-${port}.log`));
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/start.ts'], {
    cwd: root,
    // A process group of its own: it can be ended without touching anybody else's.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), VITRINE_STATE: o.state, VITRINE_TEST: '1', ...o.env },
  });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const product = {
    origin,
    stop: () => end(child, 'SIGTERM', exited),
    kill: () => end(child, 'SIGKILL', exited),
  };
  const deadline = Date.now() + START_MS;
  while (!(await isHealthy(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await product.kill();
      throw new Error(`The product did not start; see test-results/server-${port}.log`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return product;
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL', exited: Promise<void>): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
  await exited;
}

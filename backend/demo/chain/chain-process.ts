import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import readline from 'node:readline';
import * as v from 'valibot';
import { BrokenStateError, ChainStoppedError, ChainTimeoutError, PortTakenError } from './errors.ts';
import { createRpc } from './rpc.ts';

export type ChainProcess = {
  rpcUrl: string;
  port: number;
  /** Of the watchdog and of anvil, its child. */
  pids: { watchdog: number; chain: number };
  /** Resolves when both have ended, for whatever reason. */
  ended: Promise<void>;
  save(): Promise<void>;
  stop(): Promise<void>;
};

export type ChainOptions = {
  name: string;
  chainId: number;
  binary: string;
  port?: number;
  stateFile: string;
  args: string[];
  /** Save by itself whenever the chain has grown. */
  autosave: boolean;
  log: (line: string) => void;
  /** Seconds. */
  timeout?: number;
};

/**
 * Milliseconds between two checks of the watchdog on the chain's head, which then saves or, where saving takes
 * long, rests first for thirty times as long. Only what kills watchdog and server together, such as a power cut,
 * loses what was not saved yet.
 */
const AUTOSAVE_INTERVAL = 10_000;
const POLL = 15;
/** Milliseconds a starting chain has for one answer, before it is asked again. */
const ANSWER_TIMEOUT = 2_000;

const messageSchema = v.variant('type', [
  v.object({ type: v.literal('spawned'), pid: v.number() }),
  v.object({ type: v.literal('exit'), detail: v.string() }),
  v.object({ type: v.literal('saved') }),
  v.object({ type: v.literal('failed'), detail: v.string() }),
]);

/** Starts one anvil under its watchdog and waits until it answers. */
export async function startChainProcess(options: ChainOptions): Promise<ChainProcess> {
  const load = options.args.includes('--load-state');
  if (load && !existsSync(options.stateFile)) {
    throw new BrokenStateError(options.name, options.stateFile);
  }
  if (options.port !== undefined) return start(options, options.port);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(options, await freePort());
    } catch (error) {
      // Another program was quicker than we were between choosing the port and taking it.
      if (!(error instanceof PortTakenError) || attempt === 3) throw error;
    }
  }
}

async function start(options: ChainOptions, port: number): Promise<ChainProcess> {
  const { name } = options;
  if (!(await isFree(port))) throw new PortTakenError(name, port);
  const rpcUrl = `http://127.0.0.1:${port}`;
  const watchdog = spawn(process.execPath, [path.join(import.meta.dirname, 'watchdog.mjs')], {
    // Its own session: Ctrl-C in a terminal must not reach the chain before it is saved.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
  // A watchdog that is gone shows itself by its exit, not by a broken pipe.
  watchdog.stdin.on('error', () => {});

  let exitDetail: string | undefined;
  let chainPid = 0;
  let stopping = false;
  const saves: { resolve(): void; reject(error: Error): void }[] = [];
  readline.createInterface({ input: watchdog.stdout }).on('line', (line) => {
    const message = v.parse(messageSchema, JSON.parse(line));
    if (message.type === 'spawned') chainPid = message.pid;
    if (message.type === 'exit') exitDetail = message.detail;
    if (message.type === 'saved') saves.shift()?.resolve();
    if (message.type === 'failed') {
      const error = new Error(`${name} could not be saved: ${message.detail}`);
      if (saves.length > 0) saves.shift()?.reject(error);
      else options.log(error.message);
    }
  });
  const exited = new Promise<void>((resolve) => {
    watchdog.once('close', () => {
      // A watchdog that was killed leaves its chain behind, with nobody to save it.
      if (exitDetail === undefined && chainPid > 0) killQuietly(chainPid);
      exitDetail ??= '';
      const error = new ChainStoppedError(name, firstLine(exitDetail));
      for (const save of saves.splice(0)) save.reject(error);
      if (ready && !stopping) options.log(error.message);
      resolve();
    });
  });
  const say = (message: object) => watchdog.stdin.write(`${JSON.stringify(message)}\n`);

  let ready = false;
  say({
    type: 'start',
    task: {
      binary: options.binary,
      rpcUrl,
      stateFile: options.stateFile,
      autosave: options.autosave,
      interval: AUTOSAVE_INTERVAL,
      args: [...commonArguments(port, options.chainId), ...options.args],
    },
  });

  const stop = async () => {
    stopping = true;
    watchdog.stdin.end();
    await exited;
  };

  const rpc = createRpc(rpcUrl, ANSWER_TIMEOUT);
  const seconds = options.timeout ?? 20;
  const deadline = Date.now() + seconds * 1000;
  while (!ready) {
    if (exitDetail !== undefined) {
      await exited;
      if (/address (already )?in use|EADDRINUSE/i.test(exitDetail)) throw new PortTakenError(name, port);
      if (options.args.includes('--load-state')) {
        throw new BrokenStateError(name, options.stateFile, { cause: exitDetail });
      }
      throw new ChainStoppedError(name, firstLine(exitDetail));
    }
    if (Date.now() > deadline) {
      await stop();
      throw new ChainTimeoutError(name, seconds);
    }
    const chainId = await rpc.call('eth_chainId').catch(() => undefined);
    ready = chainId === `0x${options.chainId.toString(16)}`;
    if (!ready) await new Promise((resolve) => setTimeout(resolve, POLL));
  }

  if (options.autosave) say({ type: 'loaded' });

  return {
    rpcUrl,
    port,
    pids: { watchdog: watchdog.pid ?? 0, chain: chainPid },
    ended: exited,
    save: () =>
      new Promise((resolve, reject) => {
        if (exitDetail !== undefined) reject(new ChainStoppedError(name, firstLine(exitDetail)));
        saves.push({ resolve, reject });
        say({ type: 'save' });
      }),
    stop,
  };
}

function commonArguments(port: number, chainId: number): string[] {
  const values = {
    '--host': '127.0.0.1',
    '--port': port,
    '--chain-id': chainId,
    '--slots-in-an-epoch': 1,
    '--balance': 10_000,
    '--gas-limit': 30_000_000,
    // States of this many last blocks answer calls about the past. Without it anvil writes older
    // ones into the person's home folder. Blocks, logs and receipts are all kept, whatever it says.
    '--prune-history': 128,
  };
  // Nobody but this server talks to it, and it talks in large batches.
  const switches = ['--quiet', '--no-cors', '--no-request-size-limit'];
  return [...Object.entries(values).flatMap(([name, value]) => [name, String(value)]), ...switches];
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.replace(/\.$/, '') ?? '';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No port'));
      });
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

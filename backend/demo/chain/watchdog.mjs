// Runs one anvil and outlives the server for a moment: when the pipe from the server closes, for
// whatever reason (Ctrl-C, crash, kill -9), it saves the chain and ends anvil. Plain JavaScript,
// because it is started by Node alone. It stands in a session of its own, so that Ctrl-C in a
// terminal reaches the server and not the chain.
import { spawn } from 'node:child_process';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import readline from 'node:readline';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Milliseconds an ending server leaves the chain to save itself. */
const FAREWELL = 2000;
/** A chain that has grown is dumped less often: saving takes a thirtieth of the time at most. */
const REST = 30;

/** @type {ReturnType<typeof spawn>} */
let anvil;
/** @type {{ binary: string, args: string[], rpcUrl: string, stateFile: string, autosave: boolean, interval: number }} */
let task;
let savedHead = '';
let restUntil = 0;
let ending = false;
/** @type {Promise<void>} */
let saving = Promise.resolve();
let autosave = false;
let stderr = '';

// A server that is gone cannot read; that must not stop the saving.
process.stdout.on('error', () => {});
process.on('SIGINT', () => {});
process.on('SIGHUP', () => {});
process.on('SIGTERM', () => void end());

const input = readline.createInterface({ input: process.stdin });
input.on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'start') start(message.task);
  // The chain is up with the state it was given: nothing is new until its head moves.
  if (message.type === 'loaded')
    void headHash()
      .then((hash) => (savedHead ||= hash))
      .catch(() => {});
  if (message.type === 'save') {
    autosave = true;
    save().then(
      () => tell({ type: 'saved' }),
      (error) => tell({ type: 'failed', detail: String(error) }),
    );
  }
});
input.on('close', () => void end());

function tell(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

const lockFile = () => `${task.stateFile}.lock`;

function start(given) {
  task = given;
  // While this file names a living process, nobody else may start on the same state.
  writeFileSync(lockFile(), String(process.pid));
  process.on('exit', () => rmSync(lockFile(), { force: true }));
  autosave = task.autosave;
  anvil = spawn(task.binary, task.args, { stdio: ['ignore', 'ignore', 'pipe'], windowsHide: true });
  if (anvil.pid !== undefined) tell({ type: 'spawned', pid: anvil.pid });
  anvil.stderr?.on('data', (chunk) => (stderr = (stderr + chunk).slice(-4000)));
  anvil.on('error', (error) => {
    tell({ type: 'exit', detail: error.message });
    process.exit(1);
  });
  anvil.on('exit', () => {
    tell({ type: 'exit', detail: stderr.trim() });
    // Leave the pipe time to take the last line.
    process.stdout.end(() => process.exit(0));
    setTimeout(() => process.exit(0), 200).unref();
  });
  const timer = setInterval(() => {
    if (autosave && !ending && performance.now() >= restUntil) void saveIfChanged().catch(() => {});
  }, task.interval);
  timer.unref();
}

async function rpc(method, params = []) {
  const response = await fetch(task.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const answer = await response.json();
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
  return answer.result;
}

async function saveIfChanged() {
  if ((await headHash()) !== savedHead) await save();
}

async function headHash() {
  return (await rpc('eth_getBlockByNumber', ['latest', false])).hash;
}

/** Saves after any save that is already under way; a file that exists is always whole. */
async function save() {
  const before = saving;
  saving = (async () => {
    await before.catch(() => {});
    const began = performance.now();
    const head = await headHash();
    const packed = Buffer.from((await rpc('anvil_dumpState')).slice(2), 'hex');
    const json = await promisify(gunzip)(packed);
    const next = `${task.stateFile}.next`;
    const file = openSync(next, 'w');
    try {
      writeFileSync(file, json);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(next, task.stateFile);
    savedHead = head;
    restUntil = performance.now() + REST * (performance.now() - began);
  })();
  return saving;
}

async function end() {
  if (ending) return;
  ending = true;
  if (!anvil || anvil.exitCode !== null) process.exit(0);
  const deadline = setTimeout(() => {
    anvil?.kill('SIGKILL');
    rmSync(`${task.stateFile}.next`, { force: true });
  }, FAREWELL);
  deadline.unref();
  if (autosave) await saveIfChanged().catch((error) => tell({ type: 'failed', detail: String(error) }));
  anvil.kill('SIGTERM');
}

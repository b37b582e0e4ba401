import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, StartError, type Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { sourceHash } from './build/source-hash.ts';
import { isBuilt, needsBuild, startBuild, startTool, type Build } from './launch/build.ts';
import { createProgress } from './launch/progress.ts';
import { diskSentence, lockStateFolder, prepareStateFolder } from './launch/state-folder.ts';
import { listen, type Fetch, type Server } from './server.ts';

const STOP_MS = 2_900;
const startedAt = Date.now();
const progress = createProgress(process.stdout, startedAt);
const root = fileURLToPath(new URL('..', import.meta.url));

/** What must be undone, last first. */
const undo: (() => unknown)[] = [];
let ending = false;

async function end(code: number): Promise<never> {
  if (!ending) {
    ending = true;
    // Whatever hangs must not keep the person waiting.
    setTimeout(() => process.exit(code), STOP_MS).unref();
    for (const step of undo.splice(0).toReversed()) {
      try {
        await step();
      } catch {
        // The next one still has to end.
      }
    }
    process.exit(code);
  }
  return new Promise<never>(() => {});
}

function sentence(error: unknown, config: Config | null): string {
  if (
    error instanceof StartError ||
    (error instanceof Error &&
      /^(EmbeddedNetwork|AnvilMissing|PortTaken|BrokenState|ChainTimeout|ChainStopped)Error$/.test(error.name))
  ) {
    return error.message;
  }
  const disk = diskSentence(error, config?.stateDir ?? 'the state folder');
  if (disk) return disk;
  return `Vitrine could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

const log = (line: string) => progress.note(line);

/** What is answered before everything is ready. */
const waitingFetch: Fetch = (request) => {
  const message = `Vitrine is starting: ${progress.current() || 'one moment'}`;
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': '1' };
  if (/^\/(marketplace|data|rpc|demo|_ipx)\//.test(new URL(request.url).pathname)) {
    return Response.json({ data: null, status: { code: 503, message, msgId: 'starting' } }, { status: 503, headers });
  }
  return new Response(`${message}\n`, {
    status: 503,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', Refresh: '2' },
  });
};

async function openStore(config: Config): Promise<Database> {
  try {
    return await openDatabase(config);
  } catch (error) {
    if (diskSentence(error, config.stateDir)) throw error;
    const detail = (error instanceof Error ? error.message : String(error)).split('\n')[0];
    throw new StartError(
      config.databaseUrl
        ? `The PostgreSQL store named by DATABASE_URL cannot be opened: ${detail}.`
        : `The store in ${join(config.stateDir, 'db')} is broken and cannot be opened (${detail}): start once with --fresh, or put back a copy of the folder.`,
      { cause: error },
    );
  }
}

function buildApp(config: Config): Build | null {
  if (!config.build) return null;
  const hash = sourceHash(root);
  if (!needsBuild(root, hash)) return null;
  progress.note('Building the app beside everything else');
  const build = startBuild(root, hash);
  undo.push(() => build.stop());
  return build;
}

async function showApp(server: Server, build: Build | null): Promise<void> {
  try {
    await build?.finished;
    if (build) progress.done('App built');
  } catch (error) {
    progress.note(error instanceof Error ? error.message : String(error));
    if (isBuilt(root)) progress.note('The app of an earlier build is shown');
  }
  if (!isBuilt(root)) {
    progress.note('There is no built app in dist: only the API is served');
    return;
  }
  try {
    await server.app.usePages();
  } catch (error) {
    progress.note(`The built app cannot be shown: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Vite's own server for the sources, with this one behind it; ends with us. */
function startDevServer(): void {
  const vite = startTool(root, ['vite'], true);
  undo.push(() => vite.stop());
}

async function main(config: Config, fresh: boolean): Promise<void> {
  prepareStateFolder(config.stateDir);
  let answer: Fetch = waitingFetch;
  const address = await listen({ port: config.port, host: config.host, fetch: (request) => answer(request) });
  undo.push(() => address.close());
  undo.push(await lockStateFolder(config.stateDir));
  if (fresh) rmSync(join(config.stateDir, 'images'), { recursive: true, force: true });
  if (fresh && !config.databaseUrl) rmSync(join(config.stateDir, 'db'), { recursive: true, force: true });

  const build = buildApp(config);
  const common = { config, fresh, root, progress, log, openStore: () => openStore(config), undo };
  const { startEmbedded, startExternal } = await import('./launch/run.ts');
  const server = await (config.externalNetworks ? startExternal(common) : startEmbedded(common));
  await showApp(server, build);
  answer = server.app.fetch;
  const shown = config.host === '127.0.0.1' || config.host === '::1' ? 'localhost' : config.host;
  progress.done(`Ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  process.stdout.write(`\n  Vitrine is open: ${config.publicOrigin ?? `http://${shown}:${address.port}`}\n\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
process.on('uncaughtException', (error) => {
  if (!ending) process.stderr.write(`${sentence(error, null)}\n`);
  void end(1);
});
process.on('unhandledRejection', (error) => {
  if (!ending) process.stderr.write(`${sentence(error, null)}\n`);
  void end(1);
});

// Started by npm: when npm is killed it cannot tell us, but its end shows.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end(0);
  }, 1_000).unref();
}

let config: Config | null = null;
try {
  const unknown = process.argv.slice(2).filter((flag) => flag !== '--fresh' && flag !== '--dev');
  if (unknown.length > 0) throw new StartError(`The only options are --fresh and --dev, not ${unknown.join(' ')}.`);
  config = readConfig(process.env);
  config.stateDir = resolve(root, config.stateDir);
  const dev = process.argv.includes('--dev');
  if (dev) config.build = false;
  await main(config, process.argv.includes('--fresh'));
  if (dev) startDevServer();
} catch (error) {
  // When we were told to end, things fail because they are being ended.
  if (ending) await new Promise(() => {});
  process.stderr.write(`\n${sentence(error, config)}\n`);
  await end(1);
}

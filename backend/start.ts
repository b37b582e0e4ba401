import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, StartError, type Config } from './config.ts';
import { openAddresses, reachWarning } from './launch/addresses.ts';
import { startTool } from './launch/build.ts';
import { createSecurityLog } from './core/security-log.ts';
import { isHttps } from './http/security.ts';
import { buildApp, buildLanguages, showApp, showLanguages } from './launch/built-app.ts';
import { createControl } from './launch/control.ts';
import { createEnding } from './launch/ending.ts';
import { describeFailure } from './launch/failure.ts';
import { makeKey, readOrMakeKey, watchRotations } from './launch/keys.ts';
import type { LaunchParts } from './launch/launch-parts.ts';
import { openMail } from './launch/mail.ts';
import { metricsPage } from './launch/metrics.ts';
import { listen, type Fetch, type Upgrade } from './launch/listen.ts';
import { createProgress, type Progress } from './launch/progress.ts';
import { startOnRealNetworks } from './launch/real-networks.ts';
import { prepareStateFolder } from './launch/state-folder.ts';
import { lockStateFolder } from './launch/state-lock.ts';
import { clearState } from './launch/store.ts';
import { startTraces } from './launch/traces.ts';
import { readKeptName } from './core/kept-name.ts';
import { waitingPage } from './launch/waiting-page.ts';
import { appOrigins, walletPlan } from './launch/wallet-plan.ts';

const startedAt = Date.now();
const root = fileURLToPath(new URL('..', import.meta.url));
const { onEnd, end, isEnding, watchProcess } = createEnding();

function readOptions(flags: readonly string[]): { fresh: boolean; dev: boolean } {
  const unknown = flags.filter((flag) => flag !== '--fresh' && flag !== '--dev');
  if (unknown.length > 0) throw new StartError(`The only options are --fresh and --dev, not ${unknown.join(' ')}.`);
  return { fresh: flags.includes('--fresh'), dev: flags.includes('--dev') };
}

async function startServer(parts: LaunchParts) {
  const { externalNetworks } = parts.config;
  if (externalNetworks) return startOnRealNetworks(parts, externalNetworks);
  // Only here: who serves real networks never loads the demo.
  const { startDemo } = await import('./demo/start.ts');
  return startDemo(parts);
}

/** What whoever starts this should know of it before anybody can reach it. */
async function warn({ host, publicOrigin, externalNetworks }: Config, progress: Progress): Promise<void> {
  const exposed = externalNetworks ? null : (await import('./demo/exposure.ts')).exposureWarning(host);
  for (const sentence of [exposed, reachWarning({ host, publicOrigin })]) {
    if (sentence !== null) progress.note(sentence);
  }
}

/** Answers from the first moment on; resolves when the whole product does. */
async function run(config: Config, fresh: boolean): Promise<void> {
  const progress = createProgress(process.stdout, startedAt, config.logFormat);
  if (config.traces) onEnd(await startTraces(progress.note));
  // Whatever is written from here on, by this process or by those it starts, is for its user alone.
  process.umask(0o077);
  prepareStateFolder(config.stateDir);
  await warn(config, progress);
  const market = readKeptName(config.stateDir);
  let answer: Fetch = waitingPage(progress, config, market);
  let upgrade: Upgrade = () => false;
  const address = await listen({
    port: config.port,
    host: config.host,
    fetch: (request, env) => answer(request, env),
    upgrade: (request, socket, head) => upgrade(request, socket, head),
    https: isHttps(config.publicOrigin),
    behindProxy: config.trustProxy !== null,
  });
  onEnd(() => address.close());
  const isWeb = config.roles.has('web');
  const plan = isWeb ? walletPlan(config) : null;
  let answerWallet: Fetch = waitingPage(progress, { publicOrigin: plan?.origin, host: config.host }, market);
  const walletAddress =
    plan &&
    (await listen({
      port: config.wallet.port,
      setting: 'WALLET_PORT',
      host: config.host,
      fetch: (request, env) => answerWallet(request, env),
      https: isHttps(plan.origin),
      behindProxy: config.trustProxy !== null,
    }));
  onEnd(() => walletAddress?.close());
  const control = createControl();
  onEnd(await lockStateFolder(config.stateDir, control.onConnection));
  if (fresh) clearState(config);
  const build = config.build && isWeb ? buildApp(root, progress) : null;
  onEnd(() => build?.stop());
  const securityLog = createSecurityLog({
    key: readOrMakeKey(config.stateDir, 'security-log', makeKey),
    write: (line) => void process.stdout.write(`${line}\n`),
  });
  onEnd(watchRotations(config.stateDir, securityLog));
  const walletOrigin = plan && walletAddress ? (plan.origin ?? `http://localhost:${walletAddress.port}`) : null;
  const dist = join(root, 'dist');
  const parts: LaunchParts = {
    config,
    origin: config.publicOrigin ?? `http://localhost:${address.port}`,
    mail: await openMail(config, { hasOutbox: plan?.hasOutbox ?? false, onEnd }),
    walletOrigin,
    fresh,
    dist,
    progress,
    securityLog,
    onEnd,
    onUpgrade(speak) {
      upgrade = speak;
    },
  };
  const server = await startServer(parts);
  control.offer(server);
  if (plan && walletAddress && walletOrigin !== null) {
    const apps = appOrigins({ ...config, port: address.port, isDev: !config.build });
    const { port } = walletAddress;
    // Only here: who offers no wallet never loads it.
    const { openWallet } = await import('./launch/wallet.ts');
    answerWallet = openWallet({ ...parts, server, origin: walletOrigin, port, apps });
  }
  if (config.metrics) {
    const { database } = server.context;
    const metrics = await listen({
      ...config.metrics,
      setting: 'METRICS_PORT',
      fetch: metricsPage({ database, networksHealth: server.networksHealth }),
      https: false,
      behindProxy: true,
    });
    onEnd(() => metrics.close());
    progress.done(`Metrics are at http://${config.metrics.host}:${metrics.port}/metrics`);
  }
  if (!isWeb) {
    answer = server.healthFetch;
    progress.say(`This node runs as ${[...config.roles].join(' and ')}. Other nodes serve the pages.`);
    return;
  }
  await showApp(root, server, build, progress);
  const lacksLanguage = await showLanguages(root, server);
  answer = server.app.fetch;
  // Added last, so the first thing at an end: what was asked still finds its store.
  onEnd(() => Promise.all([address.drain(), walletAddress?.drain()]));
  progress.done(`Ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  const [here, ...others] = openAddresses({ ...config, port: address.port });
  const elsewhere = others.length === 0 ? '' : `\n  From other machines: ${others.join(' ')}`;
  progress.say(`Vitrine is open: ${here}${elsewhere}`);
  // Who starts it waits for one language, not for all.
  if (config.build && lacksLanguage) {
    const languages = buildLanguages(root, server, progress);
    onEnd(() => languages.stop());
  }
}

watchProcess((error) => describeFailure(error));

let config: Config | undefined;
try {
  const { fresh, dev } = readOptions(process.argv.slice(2));
  config = readConfig(process.env);
  config.stateDir = resolve(root, config.stateDir);
  if (dev) config.build = false;
  await run(config, fresh);
  if (dev) {
    // Vite's own server for the sources, with this one behind it.
    const vite = startTool(root, ['vite'], true);
    onEnd(() => vite.stop());
  }
} catch (error) {
  // When we were told to end, things fail because they are being ended.
  if (isEnding()) await new Promise(() => {});
  process.stderr.write(`\n${describeFailure(error, config?.stateDir)}\n`);
  await end(1);
}

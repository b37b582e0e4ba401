import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { runStep } from './run-step.ts';

const isRunnable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const find = (...places: (string | undefined)[]) => places.find((path) => path !== undefined && isRunnable(path));
const findChromium = () =>
  find(process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome');
const findShell = () => find(process.env['CHROMIUM_SHELL_PATH'], '/usr/bin/chromium-headless-shell');

/** Up to 150 a page that is loaded again forgets that the tests took its network away. */
const OLDEST = 156;

const isOld = (path: string) =>
  Number(/\d+/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[0]) < OLDEST;

const PACKAGES = ['chromium', 'chromium-headless-shell'];

async function install(packages: readonly string[]): Promise<void> {
  process.stdout.write(`Installing Debian packages: ${packages.join(', ')}.\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('apt-get', ['update', '-qq'], env);
  await runStep('apt-get', ['install', '-y', '-qq', ...packages], env);
}

/**
 * The browser of the tests, as environment variables: what is there, or Debian's packages. Most tests
 * run in Chromium's headless shell, which costs a fifth less; those that kill the browser take the whole
 * one, and so do all where there is no shell.
 * @throws when there is no Chromium and none can be installed
 */
export async function ensureChromium(): Promise<NodeJS.ProcessEnv> {
  // Somebody who names a browser gets that one.
  if (process.env['CHROMIUM_PATH'] === undefined) {
    const found = [findChromium(), findShell()];
    if (found.some((path) => path === undefined || isOld(path))) await install(PACKAGES);
  }
  const chromium = findChromium();
  if (chromium === undefined) {
    throw new Error('Chromium is missing and could not be installed. Install it, or set CHROMIUM_PATH.');
  }
  const isNamed = process.env['CHROMIUM_PATH'] !== undefined && process.env['CHROMIUM_SHELL_PATH'] === undefined;
  return { CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: isNamed ? chromium : (findShell() ?? chromium) };
}

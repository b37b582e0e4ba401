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

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const findChromium = () =>
  [process.env['CHROMIUM_PATH'] ?? '', ...PLACES].find((path) => path !== '' && isRunnable(path));

/**
 * A Chromium for the browser tests: the one that is there, or Debian's package.
 * @throws when there is none and it cannot be installed
 */
export async function ensureChromium(): Promise<string> {
  const there = findChromium();
  if (there !== undefined) return there;
  process.stdout.write('No Chromium here: installing the Debian package.\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('apt-get', ['update', '-qq'], env);
  await runStep('apt-get', ['install', '-y', '-qq', 'chromium'], env);
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error('Chromium is missing and could not be installed. Install it, or set CHROMIUM_PATH.');
  }
  return installed;
}

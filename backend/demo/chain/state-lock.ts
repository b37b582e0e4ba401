import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StateInUseError } from './errors.ts';

/** A watchdog whose server was killed ends within three seconds; a little more is waited for. */
const PATIENCE = 4000;
const POLL = 25;

/** Waits until no living watchdog holds any of these state files. */
export async function waitUntilFree(stateFiles: string[]): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (const file of stateFiles) {
    for (let pid = holder(file); pid !== null; pid = holder(file)) {
      if (Date.now() > deadline) throw new StateInUseError(path.dirname(file), pid);
      await sleep(POLL);
    }
  }
}

function holder(stateFile: string): number | null {
  try {
    const pid = Number(readFileSync(`${stateFile}.lock`, 'utf8'));
    if (!Number.isSafeInteger(pid) || pid <= 0) return null;
    process.kill(pid, 0);
    return pid;
  } catch {
    // No lock, or one whose process is gone.
    return null;
  }
}

import type { Database } from '../db/database.ts';
import { addedHosts } from '../stores/added-collections.ts';

const EVERY_MS = 2_000;

/** The hosts of collections that an operator added in the console, on whichever node: looked up every two seconds. */
export function createAddedHosts(database: Database) {
  const hosts = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    const now = new Set(await addedHosts(database));
    for (const host of hosts) if (!now.has(host)) hosts.delete(host);
    for (const host of now) hosts.add(host);
  }
  // A store that is away is asked again; until then what was known holds.
  const look = () => void read().catch(() => {});

  return {
    hosts: hosts as ReadonlySet<string>,
    read,
    start(): void {
      look();
      timer = setInterval(look, EVERY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { StartError } from '../config.ts';
import { externalNetworkSchema, type ExternalNetwork } from '../core/external-network.ts';

type Entry = Record<string, unknown>;
const fileSchema = v.array(v.looseObject({}));

/** The file that `NETWORKS_CONFIG` names: what stands in it, and what the server reads of that. */
export type NetworksFile = { path: string; entries: Entry[]; networks: ExternalNetwork[] };

/** Empty where it is not there yet. */
export function readNetworksFile(path: string | undefined): NetworksFile {
  if (path === undefined || path === '')
    throw new StartError('Set NETWORKS_CONFIG to the file that names your networks. It is made if it is not there.');
  if (!existsSync(path)) return { path, entries: [], networks: [] };
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const entries = v.safeParse(fileSchema, json);
  const networks = v.safeParse(v.array(externalNetworkSchema), json);
  if (!entries.success || !networks.success) {
    const at = networks.success ? 'its top' : (v.getDotPath(networks.issues[0]) ?? 'its top');
    throw new StartError(`${path} is wrong at ${at}: mend it first.`);
  }
  return { path, entries: entries.output, networks: networks.output };
}

/** As a whole or not at all. What the server would not read is not written. */
export function writeNetworksFile(path: string, entries: readonly Entry[]): void {
  const parsed = v.safeParse(v.array(externalNetworkSchema), entries);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new StartError(`Nothing was written: ${v.getDotPath(issue) ?? 'it'} would be wrong (${issue.message}).`);
  }
  writeFileSync(`${path}.new`, `${JSON.stringify(entries, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

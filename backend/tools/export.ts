import { privateKeyToAccount } from 'viem/accounts';
import { StartError, type Config } from '../config.ts';
import type { ExportRecord } from '../core/export-records.ts';
import { networksOf } from '../core/networks.ts';
import { askServer } from '../launch/ask.ts';
import { EXPORT_KEY, makeKey, readOrMakeKey } from '../launch/keys.ts';
import { externalMarketNetwork } from '../launch/networks.ts';
import { requireStateFolder } from '../launch/state-folder.ts';
import { connectToHolder, lockStateFolder } from '../launch/state-lock.ts';
import { openStore } from '../launch/store.ts';
import { exportRecords } from '../stores/export.ts';
import { writeExport, type ExportEnd } from './export-file.ts';

/** Of the server while it runs, and of its store while it does not. */
async function* recordsOf(config: Config): AsyncGenerator<ExportRecord> {
  const server = await connectToHolder(config.stateDir);
  if (server !== null) {
    const asked = askServer(server);
    try {
      yield* asked.exportRecords();
    } finally {
      asked.end();
    }
    return;
  }
  if (config.externalNetworks === undefined)
    throw new StartError('Only their server knows the embedded networks: start it, then export.');
  const networks = networksOf(config.externalNetworks.map((network) => externalMarketNetwork(network, config)));
  const release = await lockStateFolder(config.stateDir);
  try {
    const database = await openStore(config);
    try {
      yield* exportRecords({ database, networks, usdRates: config.usdRates });
    } finally {
      await database.close();
    }
  } finally {
    release();
  }
}

/** Writes catalogue and live orders into one file for anybody; a server may run. Answers its last line. */
export function exportMarket(config: Config, file: string): Promise<ExportEnd> {
  requireStateFolder(config.stateDir);
  return writeExport(file, {
    origin: config.publicOrigin ?? null,
    signer: privateKeyToAccount(`0x${readOrMakeKey(config.stateDir, EXPORT_KEY, makeKey)}`),
    records: recordsOf(config),
  });
}

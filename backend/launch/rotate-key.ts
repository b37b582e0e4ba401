import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, StartError } from '../config.ts';
import { describeFailure } from './failure.ts';
import { rotateAccessKey, rotateZoneSigner } from './keys.ts';
import { requireStateFolder } from './state-folder.ts';

/*
 * `npm run rotate-key -- access-token` or `-- zone-signer`.
 */

function rotate(which: string | undefined): string {
  const config = readConfig(process.env);
  config.stateDir = resolve(fileURLToPath(new URL('../..', import.meta.url)), config.stateDir);
  if (which === 'access-token') {
    if (config.accessTokenKeys.length > 0)
      throw new StartError('ACCESS_TOKEN_KEYS is set: put a new key before the others there, and restart.');
    requireStateFolder(config.stateDir);
    rotateAccessKey(config);
    return 'Access tokens are signed with a new key. A running server takes it within five seconds; nobody is signed out.';
  }
  if (which === 'zone-signer') {
    if (config.zoneSignerKey !== undefined || config.externalNetworks !== undefined)
      throw new StartError(
        'ZONE_SIGNER_KEY names this key: call setSigner on each zone, change it there, and restart.',
      );
    requireStateFolder(config.stateDir);
    rotateZoneSigner(config.stateDir);
    return 'The next start tells the zones of the embedded networks their new signer.';
  }
  throw new StartError('Say which key: access-token or zone-signer.');
}

try {
  process.umask(0o077);
  process.stdout.write(`${rotate(process.argv[2])}\n`);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}

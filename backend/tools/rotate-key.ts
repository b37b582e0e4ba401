import { StartError, type Config } from '../config.ts';
import { rotateAccessKey, rotateZoneSigner } from '../launch/keys.ts';
import { requireStateFolder } from '../launch/state-folder.ts';

/** Makes a new key in the place of one; answers what follows from it. */
export function rotateKey(config: Config, which: string | undefined): string {
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

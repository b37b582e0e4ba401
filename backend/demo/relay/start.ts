import { DEMO_RELAY_PATH } from '../../../src/contract/config.ts';
import { isOwnHost } from '../../http/hosts.ts';
import type { LaunchParts } from '../../launch/launch-parts.ts';
import { createRelay } from './relay.ts';

/** The relay at this server's own address. */
export function startRelay({ config, onEnd, onUpgrade }: Pick<LaunchParts, 'config' | 'onEnd' | 'onUpgrade'>): void {
  const relay = createRelay({ trustProxy: config.trustProxy });
  onEnd(() => relay.stop());
  onUpgrade((request, socket, head) => {
    const isHere = request.url === DEMO_RELAY_PATH || request.url?.startsWith(`${DEMO_RELAY_PATH}?`) === true;
    if (!isHere || !isOwnHost(request.headers.host ?? '', config)) return false;
    void relay.upgrade(request, socket, head);
    return true;
  });
}

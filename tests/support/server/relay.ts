import { createRelay, type RELAY_LIMITS } from '../../../backend/demo/relay/relay.ts';
import { listen } from '../../../backend/launch/listen.ts';
import { DEMO_RELAY_PATH } from '../../../src/contract/config.ts';

/** The demo's relay on a free port of this machine, without the rest of the server. */
export async function startRelayServer(limits: Partial<typeof RELAY_LIMITS> = {}) {
  const relay = createRelay({ trustProxy: null, limits });
  const server = await listen({
    port: 0,
    host: '127.0.0.1',
    fetch: () => new Response('here'),
    https: false,
    behindProxy: false,
    upgrade(request, socket, head) {
      if (request.url?.startsWith(DEMO_RELAY_PATH) !== true) return false;
      void relay.upgrade(request, socket, head);
      return true;
    },
  });
  return {
    url: `ws://127.0.0.1:${server.port}${DEMO_RELAY_PATH}`,
    port: server.port,
    relay,
    async stop() {
      await relay.stop();
      await server.close();
    },
  };
}

import type { AppConfig } from '../contract/config.ts';
import type { Runtime } from '../services/runtime.ts';

/*
 * Frames: what the app draws of a route before it has any data, rendered by the build and stored in its empty page. A
 * page begins with its frame if neither the server renders it nor the device has kept it.
 */

/**
 * Which paths begin with which route's frame; `url` stands for all of them. `chunk`: the route's own code, where the
 * server sends only the frame.
 */
export const FRAMES: readonly { path: string; url: string; chunk?: string }[] = [
  { path: '^/$', url: '/' },
  { path: '^/collections/?$', url: '/collections' },
  { path: '^/collections/[^/]+/?$', url: '/collections/a' },
  { path: '^/collections/[^/]+/[^/]+/?$', url: '/collections/a/1' },
  { path: '^/drops/?$', url: '/drops' },
  { path: '^/drops/[^/]+/?$', url: '/drops/a' },
  { path: '^/profile(/0x[0-9a-fA-F]{40})?/?$', url: '/profile', chunk: '_-_owner_' },
  { path: '^/(watch-list|notifications)/?$', url: '/watch-list' },
  { path: '^/docs/?$', url: '/docs' },
];

/** Frames are made before it is known where they will be served. */
const config: AppConfig = {
  marketplaceUrl: '/marketplace',
  dataUrl: '/data',
  imageUrl: '/_ipx',
  networks: [],
  redirects: [],
  embedded: false,
  wallets: { smartWallet: null, ownWallet: null },
};

/** No call is answered. */
export const FRAME_RUNTIME: Runtime = {
  config,
  fetch: () => new Promise(() => {}),
  isServer: true,
  isFrame: true,
};

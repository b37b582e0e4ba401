import { QueryClientProvider, dehydrate } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { AppConfig } from '../contract/config.ts';
import type { FirstOfProfile } from '../contract/first-of-profile.ts';
import { walletNftsQuery } from '../services/page-queries.ts';
import { startRuntime, type Runtime } from '../services/runtime.ts';
import { FRAME_RUNTIME, FRAMES } from './frames.ts';
import { imageUrl } from '../services/images.ts';
import { sourceSet } from '../ui/image-patience.ts';
import { CARD_SIZES, CARD_WIDTHS } from '../ui/item-card.tsx';
import { createQueryClient } from './query-client.ts';
import { renderHead } from './render-head.ts';
import { createAppRouter } from './router.tsx';

export type RenderOptions = {
  /** The requested path with its query. */
  url: string;
  config: AppConfig;
  /** Answers calls to the app's own API in this process. */
  fetch: Runtime['fetch'];
  /** The built index.html. */
  template: string;
};

export { pageKey } from './page-key.ts';

export type Rendered = { status: number; html: string; location?: string };

/** Nothing in a data block is executed, and nothing may close the block. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** A public page as HTML, with its data, so that the browser can take over. */
export async function render(options: RenderOptions): Promise<Rendered> {
  startRuntime({ config: options.config, fetch: options.fetch, isServer: true });
  const queryClient = createQueryClient({ gcTime: Infinity });
  const router = createAppRouter({
    queryClient,
    history: createMemoryHistory({ initialEntries: [options.url] }),
    isServer: true,
  });
  try {
    await router.load();
    // Set by the router's own server load; the router's request handler reads the same field.
    const result = router._serverResult;
    if (result?.type === 'redirect') {
      return {
        status: result.redirect.status,
        html: '',
        location: result.redirect.headers.get('Location') ?? '/',
      };
    }
    const body = renderToString(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    const state = json({ queries: dehydrate(queryClient) });
    const html = fillTemplate(options.template, {
      head: renderHead(router),
      html: body,
      state: `<script type="application/json" id="vitrine-config">${json(options.config)}</script><script type="application/json" id="vitrine-state">${state}</script>`,
    });
    return { status: result?.status ?? 200, html };
  } finally {
    queryClient.clear();
  }
}

/** `owner` and `source` stand for the account and for a picture's own address. */
export async function firstOfProfile(config: AppConfig, owner: string, source: string): Promise<FirstOfProfile> {
  let call = '';
  const fetch = (url: string) => {
    call = url;
    return Promise.reject(new Error('Only the address is wanted'));
  };
  startRuntime({ config, fetch, isServer: true });
  const queryClient = createQueryClient();
  await queryClient.prefetchInfiniteQuery(walletNftsQuery(owner));
  queryClient.clear();
  return { call, srcset: sourceSet(source, CARD_WIDTHS, (of, width) => imageUrl(of, { width })), sizes: CARD_SIZES };
}

/** Every frame, with the paths that begin with it. */
export async function renderFrames(): Promise<{ path: string; html: string; chunk?: string | undefined }[]> {
  startRuntime(FRAME_RUNTIME);
  const frames: { path: string; html: string; chunk?: string | undefined }[] = [];
  for (const { path, url, chunk } of FRAMES) {
    const queryClient = createQueryClient({ gcTime: Infinity });
    const history = createMemoryHistory({ initialEntries: [url] });
    const router = createAppRouter({ queryClient, history, isServer: true });
    await router.load();
    const result = router._serverResult;
    if (result?.type === 'redirect' || result?.status !== 200) throw new Error(`The frame of ${url} is no page`);
    const html = renderToString(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    frames.push({ path, html, chunk });
    queryClient.clear();
  }
  return frames;
}

function fillTemplate(template: string, parts: { head: string; html: string; state: string }): string {
  return template
    .replace('<!--app-head-->', () => parts.head)
    .replace('<!--app-html-->', () => parts.html)
    .replace('<!--app-state-->', () => parts.state);
}

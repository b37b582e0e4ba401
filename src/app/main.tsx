import { QueryClientProvider, hydrate, type DehydratedState } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../ui/tokens.css';
import '../ui/base.css';
import { startPanes } from '../ui/back.ts';
import { startDeviceType } from '../services/device-type.ts';
import { startRuntime } from '../services/runtime.ts';
import { isLeaving, watchChunkErrors } from './chunk-errors.ts';
import { applyHead } from './head.ts';
import { latePersister } from './late-persister.ts';
import { fetchAnswer, readBlock, readConfig } from './outside.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { startBackground } from './background.ts';
import { whenLate } from '../routes/-load.ts';

async function main(): Promise<void> {
  watchChunkErrors();
  startPanes();
  // Before anything is drawn: a shell from the precache does not have it from the server.
  startDeviceType();
  const config = await readConfig();
  startRuntime({ config, fetch: fetchAnswer, isServer: false });

  const queryClient = createQueryClient({ persister: latePersister });
  const router = createAppRouter({ queryClient });
  whenLate(() => void router.invalidate({ sync: true }));
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );

  const rendered = readBlock('vitrine-state');
  if (rendered !== null && typeof rendered === 'object' && 'queries' in rendered) {
    hydrate(queryClient, rendered.queries as DehydratedState);
    // Tells the router's components that the server drew the same tree (no boundary around the root).
    router.ssr = { manifest: undefined };
    await router.load();
    hydrateRoot(root, app);
  } else {
    // The frame stays until the page itself is there.
    if (root.firstElementChild) {
      await router.load();
      // The page is not notified of what was resolved before it is drawn.
      applyHead(router);
    }
    createRoot(root).render(app);
  }

  router.subscribe('onResolved', ({ fromLocation }) => {
    applyHead(router);
    if (fromLocation !== undefined)
      void import('./earlier-page.ts').then(
        (module) => module.dropEarlierPage(),
        () => undefined,
      );
  });
  startBackground(queryClient, router);
}

main().catch((error: unknown) => {
  if (!isLeaving()) throw error;
});

import type { BrowserContext, CDPSession, Page } from 'playwright/test';

/** The registration of a product's worker, in a session of this page's, which need not be the product's. */
export async function workerOf(page: Page, origin: string): Promise<{ session: CDPSession; registrationId: string }> {
  const session = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return { session, registrationId: await known };
}

/** As the browser does once it has a network, whether or not a page is open. */
export async function workerSync(page: Page, origin: string): Promise<void> {
  const { session, registrationId } = await workerOf(page, origin);
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'check-transactions',
    lastChance: false,
  });
  await session.detach();
}

/** As the browser does with workers that have nothing to do; those that are being looked into, as in tests, stay for good. */
export async function endIdleWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  // Not waited for: in a browser that has just ended workers the answer may never come.
  session.detach().catch(() => undefined);
}

/** Two at the same time: what became of a transaction is told once all the same. */
export const twoWorkerSyncs = (page: Page, origin: string): Promise<unknown> =>
  Promise.all([workerSync(page, origin), workerSync(page, origin)]);

/** What the system shows of this app. */
export const shownNotices = (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map((notification) => {
      const { title, body, data, actions } = notification as Notification & { actions: readonly { title: string }[] };
      return { title, body, data: data as unknown, actions: actions.map((action) => action.title) };
    });
  });

import type { Page } from 'playwright/test';

type Watched = Window & { owners: Set<string> };

/** From the next load on, every owner that an item's page shows in a frame, as the path of their profile. */
export async function watchOwners(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const owners = new Set<string>();
    Object.assign(window, { owners });
    const look = () => {
      for (const link of document.querySelectorAll('h1 ~ div a[href^="/profile/"]')) {
        if (!link.checkVisibility({ visibilityProperty: true })) continue;
        owners.add(link.getAttribute('href')?.toLowerCase() ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as Watched).owners]);
}

import type { Page } from 'playwright';
import {
  addToCart,
  answer,
  approve,
  button,
  follow,
  leave,
  load,
  opens,
  openCart,
  openSearch,
  press,
  startBuying,
} from './person.ts';
import type { Paths } from './world.ts';

/** What is photographed. The pictures of a view are named by it. */
export type View = {
  name: string;
  path: string;
  /** The whole page, not the first screen of it. */
  full?: boolean;
  /** Who looks: without it a visitor. */
  signedIn?: boolean;
  /** What is done on the page before the picture. */
  prepare?: (page: Page) => Promise<unknown>;
  /** How what was begun is ended again. */
  leave?: (page: Page) => Promise<unknown>;
  /** It goes on waiting for something. */
  waiting?: boolean;
  /** On phones alone. */
  phoneOnly?: boolean;
};

const NOBODY = '/profile/0x0000000000000000000000000000000000000001';
const COLLECTION = '/collections/isohypse';
const pane = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name }).waitFor();

const routes = (at: Paths): View[] => [
  { name: 'home', path: '/' },
  { name: 'home-full', path: '/', full: true },
  { name: 'collections', path: '/collections', full: true },
  { name: 'collection', path: COLLECTION },
  { name: 'collection-compact', path: `${COLLECTION}?view=compact` },
  { name: 'collection-list', path: `${COLLECTION}?view=list` },
  { name: 'collection-filtered', path: `${COLLECTION}?status=buy-now&min=0.2&sort=price-desc` },
  { name: 'collection-drop', path: at.drops.liveCollection },
  { name: 'collection-oddments', path: '/collections/oddments' },
  ...['offers', 'activity', 'holders', 'about'].map((tab) => ({
    name: `collection-${tab}`,
    path: `${COLLECTION}?tab=${tab}`,
    full: true,
  })),
  { name: 'item', path: at.item },
  { name: 'item-full', path: at.item, full: true },
  { name: 'item-unlisted', path: at.unlisted, full: true },
  { name: 'item-copies', path: at.copies, full: true },
  { name: 'item-oddment', path: '/collections/oddments/8', full: true },
  { name: 'drops', path: '/drops', full: true },
  { name: 'drop-live', path: at.drops.live, full: true },
  { name: 'drop-upcoming', path: at.drops.upcoming, full: true },
  { name: 'drop-ended', path: at.drops.ended, full: true },
  ...['Collected', 'Listings', 'OffersMade', 'OffersReceived', 'Activity'].map((tab) => ({
    name: `profile-${tab.toLowerCase()}`,
    path: `${at.collector}?tab=${tab}`,
    full: tab !== 'Collected',
  })),
  { name: 'profile-door', path: '/profile' },
  { name: 'docs', path: '/docs' },
  { name: 'document', path: '/docs/terms-of-use' },
  { name: 'subscribe', path: '/subscribe' },
  { name: 'storage', path: '/storage' },
  { name: 'test', path: '/test', full: true, waiting: true },
  { name: 'error-404', path: '/nowhere' },
  { name: 'api', path: '/api' },
];

const empty = (): View[] => [
  { name: 'empty-collection', path: `${COLLECTION}?q=nothing-like-this` },
  { name: 'empty-profile', path: NOBODY },
  { name: 'empty-profile-offers', path: `${NOBODY}?tab=OffersMade` },
  { name: 'empty-cart', path: '/docs', prepare: (page) => openCart(page) },
  { name: 'empty-watch-list', path: '/watch-list', signedIn: true },
  { name: 'empty-notifications', path: '/notifications', signedIn: true },
];

/** The same pages while nothing is answered, when what is answered is an error, and without a network. */
function waits(at: Paths): View[] {
  const pages = {
    home: '/',
    collections: '/collections',
    collection: '/collections/meander',
    holders: '/collections/meander?tab=holders',
    item: at.second,
    drops: '/drops',
    drop: at.drops.live,
    profile: at.collector,
    offers: `${at.collector}?tab=OffersMade`,
  };
  return Object.entries(pages).flatMap(([page, path]) =>
    (['loading', 'error', 'offline'] as const).map((state) => ({
      name: `${state}-${page}`,
      path: '/docs',
      waiting: true,
      prepare: async (on: Page) => {
        if (state === 'offline') await on.context().setOffline(true);
        else await answer(on, state === 'loading' ? 'never' : 'error');
        await follow(on, path);
        await on.waitForFunction((to) => location.pathname + location.search === to, path);
        // The page before stands until the next one has something to show.
        await on.getByRole('heading', { level: 1, name: 'Documents' }).waitFor({ state: 'hidden' });
        if (state === 'loading') await on.locator('main [aria-busy="true"]').first().waitFor();
        else await on.locator('main [aria-busy="true"]').waitFor({ state: 'hidden' });
      },
    })),
  );
}

const panes = (at: Paths): View[] => [
  {
    name: 'connect',
    path: '/docs',
    prepare: async (page) => {
      await press(page, 'Connect');
      await page.getByRole('button', { name: /Demo wallet/ }).waitFor();
    },
  },
  ...(['Smart wallet', 'WalletConnect', 'Vitrine wallet', 'Single sign-on'] as const).map((option) => ({
    name: `connect-${option.toLowerCase().replace(/\W+/g, '-')}`,
    path: '/docs',
    prepare: async (page: Page) => {
      await press(page, 'Connect');
      await page.getByRole('button', { name: new RegExp(`^${option}`) }).click();
      await page
        .getByRole('dialog')
        .getByRole('status')
        .or(page.getByRole('dialog', { name: 'Scan to connect' }))
        .first()
        .waitFor();
    },
  })),
  {
    name: 'search-first',
    path: '/docs',
    prepare: async (page) => {
      await openSearch(page);
      await page.getByRole('option').filter({ visible: true }).first().waitFor();
    },
  },
  {
    name: 'search',
    path: '/docs',
    prepare: async (page) => {
      await openSearch(page);
      await page.keyboard.type('iso');
      await page
        .getByRole('option', { name: /Isohypse/ })
        .filter({ visible: true })
        .first()
        .waitFor();
    },
  },
  { name: 'filters', path: COLLECTION, phoneOnly: true, prepare: opens(/^Filters/) },
  { name: 'full-screen', path: at.item, prepare: opens('Full screen') },
  { name: 'report', path: at.second, signedIn: true, prepare: opens('Report this item') },
  { name: 'save-search', path: `${COLLECTION}?status=buy-now`, prepare: opens('Save search') },
  { name: 'sweep', path: COLLECTION, prepare: opens('Sweep the floor') },
  {
    name: 'cart',
    path: '/docs',
    prepare: async (page) => {
      for (const path of [at.item, at.second]) await addToCart(page, path);
      await load(page, COLLECTION);
      await openCart(page);
      await page.getByText('You pay').waitFor();
    },
  },
  {
    name: 'cart-network',
    path: '/docs',
    prepare: async (page) => {
      await addToCart(page, at.item);
      await load(page, at.elsewhere);
      await press(page, /^Add .+ to cart$/);
      await pane('Different network')(page);
    },
  },
  {
    name: 'toasts',
    path: '/test',
    // Skeletons are shown there, too.
    waiting: true,
    prepare: async (page) => {
      for (const kind of ['Success', 'Info', 'Critical']) await press(page, kind);
    },
  },
];

/** What is bought here is listed, offered for and sent below: the order matters. */
const trades = (at: Paths): View[] => [
  {
    name: 'network-list',
    path: '/docs',
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Meridian' }).click();
      await pane('Choose a network')(page);
    },
  },
  { name: 'account', path: '/docs', prepare: opens(/^Account/) },
  { name: 'sheet-offer', path: at.second, prepare: opens('Make an offer') },
  {
    name: 'tx-approve',
    path: at.item,
    prepare: async (page) => {
      await startBuying(page);
      // It opens behind the wallet's window, a moment later.
      await page.getByText('Approve purchase', { exact: true }).last().waitFor();
    },
    leave: async (page) => {
      await press(page, 'Reject');
      await leave(page);
    },
  },
  {
    name: 'tx-error',
    path: at.item,
    prepare: async (page) => {
      await startBuying(page);
      await press(page, 'Reject');
      await button(page, 'Retry').waitFor();
    },
    leave,
  },
  {
    name: 'tx-success',
    path: at.item,
    prepare: async (page) => {
      // On a later device it is somebody's own already.
      if ((await page.getByRole('button', { name: 'List for sale' }).count()) > 0) return;
      await startBuying(page);
      await approve(page);
      await pane('Your purchase is complete')(page);
    },
    leave: async (page) => {
      if ((await page.locator('dialog[open]').count()) > 0) await leave(page);
    },
  },
  { name: 'item-own', path: at.item, full: true, prepare: (page) => button(page, 'List for sale').waitFor() },
  { name: 'sheet-list', path: at.item, prepare: opens('List for sale') },
  { name: 'sheet-send', path: at.item, prepare: opens('Send') },
  { name: 'profile-own', path: '/profile', full: true },
  { name: 'profile-watch-list', path: '/profile?tab=WatchList' },
  { name: 'profile-choosing', path: '/profile', prepare: (page) => press(page, 'Send') },
];

export const viewsOf = (at: Paths): View[] => [
  ...routes(at),
  ...empty(),
  ...waits(at),
  ...panes(at),
  ...trades(at).map((view) => ({ ...view, signedIn: true })),
];

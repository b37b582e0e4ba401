import * as v from 'valibot';
import { subscribe } from 'valtio/vanilla';
import type { Notification } from '../contract/notification.ts';
import * as routes from '../contract/marketplace-routes.ts';
import { pushedSearchSchema, salesSearchOf, type PushedSearch } from '../contract/saved-search.ts';
import { readNote, storeNote } from '../device/person-notes.ts';
import { VitrineError } from '../domain/errors.ts';
import { dropPath } from '../domain/paths.ts';
import { LANGUAGE } from '../language/language.ts';
import { authState } from './auth-state.ts';
import { callsOf } from './call.ts';
import { installWay } from './install.ts';
import { isOnline, onOnlineChange } from './online.ts';
import * as texts from './push-texts.ts';
import { reminders } from './reminders.ts';
import { savedSearches } from './saved-searches.ts';

/* What the browser is told while the app is closed (Push API). Loaded once somebody is signed in. */

const call = callsOf('marketplaceUrl');

/** What a person can choose, each a few kinds of notifications; the server is told of drops and searches one by one. */
export const PUSH_GROUPS = {
  trades: ['sold', 'accepted', 'received'],
  offers: ['offer', 'collection-offer', 'trait-offer', 'outbid'],
  ending: ['listing-ends', 'offer-ends'],
  watched: ['listed', 'price-down', 'price-up'],
  drops: [],
  searches: [],
} as const satisfies Record<string, readonly Notification['kind'][]>;
export type PushGroup = keyof typeof PUSH_GROUPS;
export const pushGroups = Object.keys(PUSH_GROUPS) as PushGroup[];

/** `install-first`: iOS has pushes for installed apps only. `denied`: the browser no longer asks. */
export type PushState = 'unsupported' | 'install-first' | 'denied' | 'off' | 'on';

const registration = async () => ('serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined);
const subscription = async () => (await registration())?.pushManager?.getSubscription() ?? null;

export async function readPushState(): Promise<PushState> {
  if ((await registration())?.pushManager === undefined || !('Notification' in window))
    return installWay() === 'share-menu' ? 'install-first' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) === null ? 'off' : 'on';
}

/** The groups that `owner` does not want; at first all are wanted. */
export const readUnwanted = async (owner: string): Promise<PushGroup[]> => {
  const noted = (await readNote('unwanted-pushes', owner)) ?? [];
  return pushGroups.filter((group) => noted.includes(group));
};

/** The drops that the server should tell of: none where they are unwanted. */
const followed = (unwanted: readonly PushGroup[]) =>
  unwanted.includes('drops')
    ? []
    : reminders
        .all()
        .map(({ href, endTime }) => ({ slug: href.slice(dropPath('').length), ofEnd: endTime !== undefined }));

const readQuery = (query: string) => new URLSearchParams(query);

/** The saved searches for what is for sale: none where they are unwanted. All others are this device's alone. */
const searched = (unwanted: readonly PushGroup[]): PushedSearch[] =>
  unwanted.includes('searches')
    ? []
    : savedSearches
        .all()
        .filter((one) => v.is(pushedSearchSchema, one) && salesSearchOf(one.href, readQuery) !== null)
        .map(({ href, name }) => ({ href, name }));

/** The drops and searches that the server should tell of. */
const wishes = (unwanted: readonly PushGroup[]) => ({ drops: followed(unwanted), searches: searched(unwanted) });

/** What the server was last told, as a note: all of it that can change without the server's learning it. */
const noteOf = (made: PushSubscription, { drops, searches }: ReturnType<typeof wishes>) => [
  made.endpoint,
  LANGUAGE,
  ...drops.map(({ slug, ofEnd }) => `${slug}${ofEnd ? ' ends' : ''}`),
  ...searches.map(({ href, name }) => `${href} ${name}`),
];

/** One at a time across tabs: what is sent last counts. */
const inTurn = (work: () => Promise<void>): Promise<void> => navigator.locks.request('vitrine:push', work);

const isStill = (owner: string) => () => authState.user?.address === owner;

/** Tells the server where to push and what. @throws HttpError, UnreachableError, OfflineError */
async function send(made: PushSubscription, owner: string, unwanted: readonly PushGroup[]): Promise<void> {
  const { endpoint, keys = {} } = made.toJSON();
  const wished = wishes(unwanted);
  await call(routes.subscribePush, {
    body: {
      endpoint: endpoint ?? '',
      p256dh: keys['p256dh'] ?? '',
      auth: keys['auth'] ?? '',
      unwanted: unwanted.flatMap((group) => PUSH_GROUPS[group]),
      language: LANGUAGE,
      ...wished,
    },
    quiet: true,
  });
  await storeNote('unwanted-pushes', { owner, texts: unwanted, isStill: isStill(owner) });
  await storeNote('sent-push', { owner, texts: noteOf(made, wished), isStill: isStill(owner) });
}

/**
 * Asks for the person's permission, subscribes and tells the server; must begin within a press.
 * @throws VitrineError where the browser or its push service refuses
 */
export async function turnOnPush(owner: string, unwanted: readonly PushGroup[]): Promise<void> {
  // Within the press: later iOS would not ask.
  const leave = await Notification.requestPermission();
  if (leave !== 'granted') throw new VitrineError(texts.notAllowed, { retryable: true });
  const publicKey = (await call(routes.pushKey, { quiet: true })).data?.publicKey ?? '';
  const manager = (await registration())?.pushManager;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const made = await manager?.subscribe(options).catch(async () => {
    // It was subscribed with another key: this server's have changed.
    await (await subscription())?.unsubscribe();
    return manager.subscribe(options).catch(() => undefined);
  });
  if (made === undefined) throw new VitrineError(texts.noService, { retryable: true });
  try {
    await inTurn(() => send(made, owner, unwanted));
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

/** Sends the person's latest choice. @throws HttpError, UnreachableError, OfflineError */
export const updatePush = (owner: string, unwanted: readonly PushGroup[]): Promise<void> =>
  inTurn(async () => {
    const made = await subscription();
    if (made !== null) await send(made, owner, unwanted);
  });

/** The browser accepts no more pushes from now on; the server learns it at once, or with its next push. */
export const turnOffPush = (): Promise<void> =>
  inTurn(async () => {
    const made = await subscription();
    if (made === null) return;
    await made.unsubscribe();
    await call(routes.unsubscribePush, { query: { endpoint: made.endpoint }, quiet: true }).catch(() => undefined);
  });

/**
 * Where pushes are on and something has changed since the server was told, tells it: reminders, saved searches, the
 * language, or a subscription that the browser has renewed by itself. If that fails, the next visit does it.
 */
export const renewPush = (): Promise<void> =>
  inTurn(async () => {
    const owner = authState.user?.address;
    const made = await subscription();
    if (owner === undefined || made === null || !isOnline()) return;
    const unwanted = await readUnwanted(owner);
    const sent = await readNote('sent-push', owner);
    if (sent?.join('\n') !== noteOf(made, wishes(unwanted)).join('\n')) await send(made, owner, unwanted);
  }).catch(() => undefined);

/** While a page is open: for whoever is signed in, after each change, and whenever the network comes back. */
export function followPush(): void {
  let known: string | null = null;
  const follow = () => {
    const owner = authState.user?.address ?? null;
    if (owner === known) return;
    known = owner;
    if (owner !== null) void renewPush();
  };
  subscribe(authState, follow);
  follow();
  for (const list of [reminders, savedSearches]) list.subscribe(() => void renewPush());
  onOnlineChange((online) => {
    if (online) void renewPush();
  });
}

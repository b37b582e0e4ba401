import type { Notification } from '../contract/notification.ts';
import * as routes from '../contract/marketplace-routes.ts';
import { readNote, storeNote } from '../device/person-notes.ts';
import { VitrineError } from '../domain/errors.ts';
import { LANGUAGE } from '../language/language.ts';
import { authState } from './auth-state.ts';
import { callsOf } from './call.ts';
import { installWay } from './install.ts';
import * as texts from './push-texts.ts';

/* What the browser is told while the app is closed (Push API). Loaded by the page of notifications. */

const call = callsOf('marketplaceUrl');

/** What a person chooses of, each a few kinds of notifications. */
export const PUSH_GROUPS = {
  trades: ['sold', 'accepted', 'received'],
  offers: ['offer', 'collection-offer', 'trait-offer', 'outbid'],
  ending: ['listing-ends', 'offer-ends'],
  watched: ['listed', 'price-down', 'price-up'],
} as const satisfies Record<string, readonly Notification['kind'][]>;
export type PushGroup = keyof typeof PUSH_GROUPS;
export const pushGroups = Object.keys(PUSH_GROUPS) as PushGroup[];

/** `install-first`: iOS has pushes for installed apps alone. `denied`: the browser asks no more. */
export type PushState = 'unsupported' | 'install-first' | 'denied' | 'off' | 'on';

const registration = async () => ('serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined);
const subscription = async () => (await registration())?.pushManager?.getSubscription() ?? null;

export async function readPushState(): Promise<PushState> {
  if ((await registration())?.pushManager === undefined || !('Notification' in window))
    return installWay() === 'share-menu' ? 'install-first' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) === null ? 'off' : 'on';
}

/** The groups that `owner` does not want; all are wanted at first. */
export const readUnwanted = async (owner: string): Promise<PushGroup[]> => {
  const noted = (await readNote('unwanted-pushes', owner)) ?? [];
  return pushGroups.filter((group) => noted.includes(group));
};

/** Tells the server where and what. @throws HttpError, UnreachableError, OfflineError */
async function send(made: PushSubscription, owner: string, unwanted: readonly PushGroup[]): Promise<void> {
  const { endpoint, keys = {} } = made.toJSON();
  await call(routes.subscribePush, {
    body: {
      endpoint: endpoint ?? '',
      p256dh: keys['p256dh'] ?? '',
      auth: keys['auth'] ?? '',
      unwanted: unwanted.flatMap((group) => PUSH_GROUPS[group]),
      language: LANGUAGE,
    },
    quiet: true,
  });
  await storeNote('unwanted-pushes', { owner, texts: unwanted, isStill: () => authState.user?.address === owner });
}

/**
 * Asks the person's leave, subscribes and tells the server; must begin in a press.
 * @throws VitrineError where the browser or its push service refuses
 */
export async function turnOnPush(owner: string, unwanted: readonly PushGroup[]): Promise<void> {
  // Within the press: iOS asks nobody later.
  const leave = await Notification.requestPermission();
  if (leave !== 'granted') throw new VitrineError(texts.notAllowed, { retryable: true });
  const publicKey = (await call(routes.pushKey, { quiet: true })).data?.publicKey ?? '';
  const manager = (await registration())?.pushManager;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const made = await manager?.subscribe(options).catch(async () => {
    // It was subscribed for another key: this server's have changed.
    await (await subscription())?.unsubscribe();
    return manager.subscribe(options).catch(() => undefined);
  });
  if (made === undefined) throw new VitrineError(texts.noService, { retryable: true });
  try {
    await send(made, owner, unwanted);
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

/** The newest wishes; also what a browser has renewed meanwhile. @throws HttpError, UnreachableError, OfflineError */
export async function updatePush(owner: string, unwanted: readonly PushGroup[]): Promise<void> {
  const made = await subscription();
  if (made !== null) await send(made, owner, unwanted);
}

/** The browser takes no more from now on; the server learns it at once, or by its next push. */
export async function turnOffPush(): Promise<void> {
  const made = await subscription();
  if (made === null) return;
  await made.unsubscribe();
  await call(routes.unsubscribePush, { query: { endpoint: made.endpoint }, quiet: true }).catch(() => undefined);
}

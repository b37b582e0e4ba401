import * as v from 'valibot';
import { pushMessageSchema } from '../src/contract/push.ts';
import { hasPersonPlace } from '../src/device/person-place.ts';
import { changeNote, isNoted } from '../src/device/person-notes.ts';
import { closeNotices, showNotice } from './notices.ts';

declare const self: ServiceWorkerGlobalScope;

/** What was shown, so that the same push shows nothing when it arrives again. */
const REMEMBERED = 100;

function read(data: string | undefined) {
  try {
    const { notification } = v.parse(pushMessageSchema, JSON.parse(data ?? ''));
    return new URL(notification.navigate).origin === location.origin ? notification : null;
  } catch {
    // Not sent by our server.
    return null;
  }
}

/** Stored without an address, but with the person's data, and removed with it. */
const noteShown = (tag: string): Promise<void> =>
  changeNote('shown-pushes', {
    owner: '',
    isStill: () => true,
    change: (shown) => [...shown.filter((one) => one !== tag), tag].slice(-REMEMBERED),
  }).catch(() => undefined);

/**
 * Shows what a push says, once: not what the person saw in the app before it arrived, and nothing once nobody is signed
 * in on this device. It is noted after it was shown: what could not be shown is shown when it arrives again, and one
 * that was shown but not noted replaces itself, as its tag is the same.
 */
export async function showPush(data: string | undefined): Promise<void> {
  const notification = read(data);
  if (notification === null || !(await hasPersonPlace())) return;
  const { title, body, tag, lang, dir, navigate } = notification;
  if ((await isNoted('shown-pushes', tag)) || (await isNoted('seen-notifications', tag))) return;
  await showNotice({ title, body, tag, lang, dir, href: navigate });
  // Whoever signed out while it was being shown is told of nothing, and leaves no note.
  await ((await hasPersonPlace()) ? noteShown(tag) : closeNotices());
}

/** Somebody signed out: nothing more is shown here, and what was shown is removed. */
export async function endPushes(): Promise<void> {
  // Without the person's permission nothing was shown or subscribed.
  if (Notification.permission !== 'granted') return;
  await closeNotices();
  await (await self.registration.pushManager?.getSubscription())?.unsubscribe();
}

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

/** Whether it arrives for the first time, as far as this device can tell. */
async function isNew(tag: string): Promise<boolean> {
  let wasShown = false;
  const change = (shown: readonly string[]) => {
    wasShown = shown.includes(tag);
    return [...shown.filter((one) => one !== tag), tag].slice(-REMEMBERED);
  };
  // Stored without an address, but with the person's data, and removed with it.
  await changeNote('shown-pushes', { owner: '', isStill: () => true, change }).catch(() => undefined);
  return !wasShown;
}

/**
 * Shows what a push says, once: not what the person saw in the app before it arrived, and nothing once nobody is signed
 * in on this device.
 */
export async function showPush(data: string | undefined): Promise<void> {
  const notification = read(data);
  if (notification === null || !(await hasPersonPlace()) || !(await isNew(notification.tag))) return;
  if (await isNoted('seen-notifications', notification.tag)) return;
  const { title, body, tag, lang, dir, navigate } = notification;
  await showNotice({ title, body, tag, lang, dir, href: navigate });
}

/** Somebody signed out: nothing more is shown here, and what was shown is removed. */
export async function endPushes(): Promise<void> {
  // Without the person's permission nothing was shown or subscribed.
  if (Notification.permission !== 'granted') return;
  await closeNotices();
  await (await self.registration.pushManager?.getSubscription())?.unsubscribe();
}

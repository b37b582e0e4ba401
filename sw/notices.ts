import * as v from 'valibot';
import { LANGUAGE, directionOf } from '../src/language/language.ts';

declare const self: ServiceWorkerGlobalScope;

/* What the system shows of this app while nobody is looking at it. */

export type Notice = {
  title: string;
  body: string;
  /** A second one with the same tag silently replaces the first. */
  tag: string;
  /** What a press opens. */
  href: string;
  lang?: string;
  dir?: NotificationDirection;
  /** The label of the button, where the system shows buttons. */
  action?: string;
};

export const showNotice = ({ title, action, href, ...rest }: Notice): Promise<void> =>
  self.registration.showNotification(title, {
    lang: LANGUAGE,
    dir: directionOf(LANGUAGE),
    ...rest,
    icon: '/icon-192.png',
    badge: '/monochrome.svg',
    data: href,
    ...(action === undefined ? {} : { actions: [{ action: 'open', title: action }] }),
  });

/** Opens what the notice is about: in a page that already shows it, or in a new one. */
export async function openNotice(notification: Notification): Promise<void> {
  notification.close();
  const href = v.is(v.pipe(v.string(), v.startsWith(`${location.origin}/`)), notification.data)
    ? notification.data
    : `${location.origin}/notifications`;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === href);
  await (page === undefined ? self.clients.openWindow(href) : page.focus());
}

export async function closeNotices(): Promise<void> {
  const shown = await self.registration.getNotifications();
  for (const notification of shown) notification.close();
}

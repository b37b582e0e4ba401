import { openLogin } from '../features/wallet/wallet-overlay-state.ts';
import { notificationsPath } from '../domain/paths.ts';
import { raiseAlert } from '../services/alerts.ts';
import * as texts from './-turned-away-texts.ts';

/** Long enough to read it, on a page that was not asked for, and to press its button. */
const TIME_MS = 10_000;

/** Why a visitor who asked for `path` stands on another page now. */
export const tellWhy = (path: string): void =>
  raiseAlert({
    status: 'info',
    title: path === notificationsPath() ? texts.forNotifications : texts.forWatchList,
    description: '',
    timer: TIME_MS,
    action: { label: texts.connect, run: openLogin },
  });

import { useQuery } from '@tanstack/react-query';
import type { Notification } from '../../contract/notification.ts';
import { notificationsQuery } from '../../services/notifications.ts';
import { dueReminders, reminders, type DueReminder } from '../../services/reminders.ts';
import { searchNewsQuery, type SearchNews } from '../../services/search-news.ts';
import { useNow } from '../../ui/use-now.ts';
import { rowsOf } from './days.ts';

/** What the device found out by itself. */
export type DeviceNews = { searches: readonly SearchNews[]; due: readonly DueReminder[] };

/**
 * Everything that `owner` should hear of. `server` is the query of what the server tells; `ids` of that and of the
 * device's, as far as they are known; `rows` those that stand for a row of the page and
 * may be new; `isWhole` once all are known.
 */
export function useNews(owner: string, isLooking = false) {
  const server = useQuery(notificationsQuery(owner));
  const { data: searches } = useQuery(searchNewsQuery(owner, isLooking));
  const now = useNow();
  const due = now === 0 ? [] : dueReminders(reminders.all(), now);
  const news: DeviceNews = { searches: searches ?? [], due };
  const idsWith = (told: readonly Notification[]) => [...told, ...news.searches, ...due].map(({ id }) => id);
  const ids = idsWith(server.data ?? []);
  const rows = idsWith(rowsOf(server.data ?? []));
  return { server, news, ids, rows, isWhole: server.data !== undefined && searches !== undefined };
}

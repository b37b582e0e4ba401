import { dropNewsAt } from '../../src/contract/drop-news.ts';
import type { Drop } from '../../src/contract/drop.ts';
import { wallSeconds } from '../stores/context.ts';
import { findDrop } from '../stores/drops.ts';
import { networkTime } from '../stores/networks.ts';
import { settleReminder, takeReminders, type DueReminder } from '../stores/push-reminders.ts';
import { dropPushSubscription } from '../stores/push-subscriptions.ts';
import { createLooks } from './looks.ts';
import { NEWS_TEXTS, type News } from './messages.ts';
import { sendNews, type PusherOptions } from './send-news.ts';

/** Reminders read at a time, and how often in one look: many people follow one drop. */
const AT_ONCE = 40;
const TIMES = 25;

type Fresh = News & { reminder: DueReminder; /** In seconds: after this it is no longer true. */ until: number };

/** What there is to tell of a drop; null where it is too late, or the drop is sold out or gone. */
function freshOf(reminder: DueReminder, drop: Drop | null, now: number): Fresh | null {
  const { moment, ofEnd, language } = reminder;
  if (drop === null || drop.slug !== reminder.slug || drop.state === 'ended') return null;
  const path = `/drops/${drop.slug}`;
  const news = dropNewsAt({ href: path, moment: moment * 1_000, ofEnd }, now * 1_000);
  if (news === null || news.state === 'ended') return null;
  const { id, state } = news;
  const body = NEWS_TEXTS[language].drop[state];
  return {
    id,
    title: drop.name || drop.slug,
    body,
    path,
    reminder,
    until: state === 'opened' ? moment + 3_600 : moment,
  };
}

/** Tells browsers whose app is closed that drops they follow open or end. */
export function createDropPusher(o: PusherOptions) {
  const { context, log } = o;
  const { database } = context;

  /** Tells one browser everything that is due. What cannot be sent becomes due again by itself. */
  async function tell(due: readonly DueReminder[], find: (slug: string) => Promise<Drop | null>, now: number) {
    const fresh: Fresh[] = [];
    for (const reminder of due) {
      if (!reminder.isAlive) return dropPushSubscription(database, reminder.endpoint);
      const one = freshOf(reminder, await find(reminder.slug), now);
      if (one === null) await settleReminder(database, reminder, now);
      else fresh.push(one);
    }
    const [first] = fresh;
    if (first === undefined) return;
    await sendNews(o, first.reminder, fresh, {
      seconds: (told) => Math.min(...told.map(({ until }) => until)) - now,
      onSent: async (told) => {
        for (const { reminder } of told) await settleReminder(database, reminder, now);
      },
    });
  }

  /** @returns whether there may be more */
  async function tellSome(chainId: number): Promise<boolean> {
    const now = await networkTime(database, chainId);
    const due = await takeReminders(database, { chainId, now, wall: wallSeconds(), limit: AT_ONCE });
    const found = new Map<string, Promise<Drop | null>>();
    const find = (slug: string) => {
      const drop = found.get(slug) ?? findDrop(context, slug);
      found.set(slug, drop);
      return drop;
    };
    await Promise.all(
      [...new Set(due.map(({ endpoint }) => endpoint))].map((browser) =>
        // A browser that fails does not keep the others from being told.
        tell(
          due.filter(({ endpoint }) => endpoint === browser),
          find,
          now,
        ).catch((error: unknown) => log(`Push: ${String(error)}`)),
      ),
    );
    return due.length === AT_ONCE;
  }

  return createLooks({
    log,
    async look(isEnding) {
      for (const { chainId } of context.networks.all)
        for (let time = 0; time < TIMES && !isEnding(); time += 1) if (!(await tellSome(chainId))) break;
    },
  });
}

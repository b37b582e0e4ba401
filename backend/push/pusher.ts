import type { Notification } from '../../src/contract/notification.ts';
import { isOwnDoing } from '../../src/contract/own-doing.ts';
import type { Language } from '../../src/language/language.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { notifications } from '../stores/notifications.ts';
import {
  dropPushSubscription,
  notePush,
  takePushSubscriptions,
  type TakenSubscription,
} from '../stores/push-subscriptions.ts';
import { createLooks } from './looks.ts';
import { NEWS_TEXTS, type News } from './messages.ts';
import { sendNews, type PusherOptions } from './send-news.ts';

/** How often each browser's account is looked at, in seconds, unless there are too many of them. */
const EVERY_SECONDS = 15;
/** Browsers per tick, however many there are: the more there are, the longer they wait. */
const AT_ONCE = 40;
/** What a look found so much later than it happened is no news: rows of the past that were put right tell of it. */
const LATE_SECONDS = 3_600;
/** A browser to which nothing gets through in this many looks, which is two days, is gone. */
const FAILURES = 55;

/** Contains no more than the title and the amount need. */
export const newsOf = ({ id, kind, item, collection, price }: Notification, language: Language): News => ({
  id,
  title: NEWS_TEXTS[language].happened[kind],
  body: price === null ? item.name : `${item.name} · ${price.amount} ${price.token.symbol}`,
  path: `/collections/${collection.slug}/${item.identifier}`,
});

/** Whether it may have happened since the last look: nothing of a network that was read up to then was before it. */
function isNews(context: StoreContext, readTo: Readonly<Record<string, number>>, one: Notification): boolean {
  // These tell of what is to come.
  if (one.kind === 'listing-ends' || one.kind === 'offer-ends') return true;
  const chainId = context.networks.bySlug(one.network)?.chainId;
  return one.time > (readTo[String(chainId)] ?? wallSeconds()) - LATE_SECONDS;
}

/** It is renewed now and then: a row that nothing happened to is not written at each look. */
const isOld = ({ readTo, readToNow }: TakenSubscription): boolean =>
  Object.entries(readToNow).some(([chain, time]) => time - (readTo[chain] ?? 0) > LATE_SECONDS / 4);

/** Tells browsers whose app is closed what happened since the last look. */
export function createPusher(o: PusherOptions) {
  const { context, log } = o;
  const { database } = context;
  async function tell(row: TakenSubscription): Promise<void> {
    const { endpoint, owner, unwanted, language, failures, readTo } = row;
    if (!row.isAlive) return dropPushSubscription(database, endpoint);
    const there = await notifications(context, owner, wallSeconds());
    const fresh = there.filter(
      (one) =>
        !row.told.includes(one.id) && !unwanted.includes(one.kind) && !isOwnDoing(one) && isNews(context, readTo, one),
    );
    const news = fresh.map((one) => newsOf(one, language));
    const outcome = await sendNews(o, row, news);
    if (outcome === 'gone') return;
    if (outcome === 'failed') {
      if (failures >= FAILURES) return dropPushSubscription(database, endpoint);
      // What was shown already has the same tag: a browser shows it only once.
      return notePush(database, { endpoint, told: row.told, readTo, failures: failures + 1 });
    }
    const told = there.map(({ id }) => id);
    if (failures > 0 || told.join('\n') !== row.told.join('\n') || isOld(row))
      await notePush(database, { endpoint, told, readTo: row.readToNow, failures: 0 });
  }

  return createLooks({
    log,
    /** `everySeconds`: how long ago the last look at a browser's account must be. */
    async look(isEnding, everySeconds: number = EVERY_SECONDS) {
      const rows = await takePushSubscriptions(database, { now: wallSeconds(), everySeconds, limit: AT_ONCE });
      for (const row of rows) {
        if (isEnding()) return;
        // A browser that fails does not keep the others from being told.
        await tell(row).catch((error: unknown) => log(`Push: ${String(error)}`));
      }
    },
  });
}

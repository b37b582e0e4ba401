import type { Notification } from '../../src/contract/notification.ts';
import type { PushMessage } from '../../src/contract/push.ts';
import { directionOf, type Language } from '../../src/language/language.ts';
import type { Spoken } from '../../src/language/spoken.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { notifications } from '../stores/notifications.ts';
import {
  dropPushSubscription,
  notePush,
  takePushSubscriptions,
  type PushSubscriptionRow,
} from '../stores/push-subscriptions.ts';
import type { SendPush } from './web-push.ts';
import * as ar from './texts.ar.ts';
import * as es from './texts.es.ts';
import * as en from './texts.ts';

const TEXTS: Readonly<Record<Language, Spoken<typeof en>>> = { en, es, ar };

/** How often each browser's account is looked at, in seconds, while there are not too many for it. */
const EVERY_SECONDS = 15;
const TICK_MS = 5_000;
/** So many browsers a tick, however many there are: more of them wait longer. */
const AT_ONCE = 40;
/** More than so many at once are told as one. */
const SEVERAL = 3;
/** A browser that takes nothing for so many looks, which are days, is gone. */
const FAILURES = 14;

/** What a browser is shown: no more than the title and the amount need. `origin`: the app's. */
export function pushMessages(
  fresh: readonly Notification[],
  { language, origin }: { language: Language; origin: string },
): PushMessage[] {
  const texts = TEXTS[language];
  const message = (o: { title: string; body: string; path: string; tag: string }): PushMessage => ({
    web_push: 8030,
    notification: {
      title: o.title.slice(0, 200),
      body: o.body.slice(0, 300),
      navigate: new URL(o.path, origin).href,
      tag: o.tag.slice(0, 300),
      lang: language,
      dir: directionOf(language),
    },
  });
  if (fresh.length > SEVERAL)
    return [message({ title: texts.several(fresh.length), body: '', path: '/notifications', tag: fresh[0]?.id ?? '' })];
  return fresh.map(({ id, kind, item, collection, price }) =>
    message({
      title: texts.happened[kind],
      body: price === null ? item.name : `${item.name} · ${price.amount} ${price.token.symbol}`,
      path: `/collections/${collection.slug}/${item.identifier}`,
      tag: id,
    }),
  );
}

/** Tells browsers whose app is closed what happened since the last look. */
export function createPusher(o: {
  context: StoreContext;
  send: SendPush;
  origin: string;
  log: (line: string) => void;
}) {
  const { context, send, origin, log } = o;
  const { database } = context;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isEnding = false;

  async function tell(row: PushSubscriptionRow): Promise<void> {
    const { endpoint, owner, unwanted, language, failures } = row;
    if (!row.isAlive) return dropPushSubscription(database, endpoint);
    const there = await notifications(context, owner, wallSeconds());
    const fresh = there.filter(({ id, kind }) => !row.told.includes(id) && !unwanted.includes(kind));
    for (const message of pushMessages(fresh, { language, origin })) {
      const outcome = await send(row, message);
      if (outcome === 'gone' || (outcome === 'failed' && failures >= FAILURES))
        return dropPushSubscription(database, endpoint);
      // What was shown already has the same tag: a browser shows it once.
      if (outcome === 'failed') return notePush(database, { endpoint, told: row.told, failures: failures + 1 });
    }
    const told = there.map(({ id }) => id);
    if (failures > 0 || told.join('\n') !== row.told.join('\n'))
      await notePush(database, { endpoint, told, failures: 0 });
  }

  async function look(everySeconds: number): Promise<void> {
    const rows = await takePushSubscriptions(database, { now: wallSeconds(), everySeconds, limit: AT_ONCE });
    for (const row of rows) {
      if (isEnding) return;
      // One that fails keeps no other from being told.
      await tell(row).catch((error: unknown) => log(`Push: ${String(error)}`));
    }
  }
  const run = (everySeconds = EVERY_SECONDS) =>
    (running ??= look(everySeconds)
      .catch((error: unknown) => log(`Push: ${String(error)}`))
      .finally(() => (running = null)));

  return {
    /** One look; `everySeconds` is how long ago the last one must be. */
    run,
    start(): void {
      timer = setInterval(() => void run(), TICK_MS);
      timer.unref();
    },
    async stop(): Promise<void> {
      isEnding = true;
      clearInterval(timer);
      await running;
    },
  };
}

import type { PushTarget } from '../../src/contract/push.ts';
import type { StoreContext } from '../stores/context.ts';
import { dropPushSubscription } from '../stores/push-subscriptions.ts';
import { pushMessages, type News } from './messages.ts';
import type { PushOutcome, SendPush } from './web-push.ts';

/** What all pushers work with. `origin`: the app's. */
export type PusherOptions = {
  context: StoreContext;
  send: SendPush;
  origin: string;
  log: (line: string) => void;
};

/**
 * Sends a browser its news, message by message, until one does not get through; one that is gone is forgotten.
 * `seconds`: how long a message stays true; `onSent` is called after each. Both get the news that the message tells.
 */
export async function sendNews<N extends News>(
  { context, send, origin }: PusherOptions,
  browser: PushTarget,
  news: readonly N[],
  {
    seconds,
    onSent,
  }: { seconds?: (told: readonly N[]) => number; onSent?: (told: readonly N[]) => Promise<void> } = {},
): Promise<PushOutcome> {
  const messages = pushMessages(news, { language: browser.language, origin });
  for (const [index, message] of messages.entries()) {
    const told = messages.length < news.length ? news : news.slice(index, index + 1);
    const outcome = await send(browser, message, seconds?.(told));
    if (outcome === 'gone') await dropPushSubscription(context.database, browser.endpoint);
    if (outcome !== 'sent') return outcome;
    await onSent?.(told);
  }
  return 'sent';
}

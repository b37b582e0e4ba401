import { createDropPusher } from './drop-pusher.ts';
import { createPusher } from './pusher.ts';
import { createSearchPusher } from './search-pusher.ts';
import type { PusherOptions } from './send-news.ts';

/** All that tell browsers whose app is closed, each by itself: none waits for another. */
export const createPushers = (o: PusherOptions) =>
  [createPusher, createDropPusher, createSearchPusher].map((create) => create(o));

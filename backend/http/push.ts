import type { Context } from 'hono';
import type * as routes from '../../src/contract/marketplace-routes.ts';
import type { User } from '../../src/contract/auth.ts';
import { takesPush } from '../push/web-push.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { notifications } from '../stores/notifications.ts';
import { endPushSubscription, savePushSubscription } from '../stores/push-subscriptions.ts';
import { ApiError, lasting, single } from './answers.ts';
import type { Handlers } from './api.ts';

type PushRoutes = Pick<typeof routes, 'pushKey' | 'subscribePush' | 'unsubscribePush'>;

export type PushParts = {
  context: StoreContext;
  /** The person who calls, and their session. */
  requireSession: (c: Context) => Promise<User & { family: string }>;
  publicKey: string;
  /** Origins of push services that the operator named. */
  services: ReadonlySet<string>;
};

/** Subscriptions of browsers that are told what happens while the app is closed. */
export const pushHandlers = ({ context, requireSession, publicKey, services }: PushParts): Handlers<PushRoutes> => ({
  pushKey: ({ c }) => lasting(c, { publicKey }),
  async subscribePush({ c, body }) {
    if (!takesPush(body.endpoint, services))
      throw new ApiError(422, 'push.endpoint', 'This is not the address of a push service.');
    const { address, family } = await requireSession(c);
    const now = wallSeconds();
    // What happened before this is told by the app.
    const told = (await notifications(context, address, now)).map(({ id }) => id);
    await savePushSubscription(context.database, { ...body, owner: address, family, told, now });
    return single({ endpoint: body.endpoint });
  },
  async unsubscribePush({ user, query: { endpoint } }) {
    await endPushSubscription(context.database, { endpoint, owner: user.address });
    return single({ endpoint });
  },
});

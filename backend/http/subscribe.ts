import { createHash, randomBytes } from 'node:crypto';
import type * as routes from '../../src/contract/marketplace-routes.ts';
import type { Message } from '../core/messages.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { askToSubscribe, confirmSubscription, endSubscription } from '../stores/subscribers.ts';
import { ApiError, single } from './answers.ts';
import type { Handlers } from './api.ts';
import type { Limits } from './limits.ts';

type SubscribeRoutes = Pick<typeof routes, 'subscribe' | 'confirmSubscription' | 'unsubscribe'>;

export type SubscribeParts = {
  context: StoreContext;
  limits: Limits;
  /** Writes to people; null where nothing does. */
  send: ((message: Message) => void) | null;
  /** The app's address, for links in mails. */
  origin: string;
};

/** The name is the asker's and not the reader's: no stranger writes into what we send. */
const confirmText = (link: string, end: string) =>
  `Somebody, we hope you, asked for Vitrine’s news at this address. Open this link to say yes:\n\n${link}\n\nIf it was not you, do nothing: you get no more mail. To have this address forgotten at once, open this link:\n\n${end}`;
const alreadyText = (link: string) =>
  `Somebody, we hope you, asked for Vitrine’s news at this address. You get it already. To stop it, open this link:\n\n${link}`;

/** News by e-mail: an address counts once its owner has said yes. */
export function subscribeHandlers({ context, limits, send, origin }: SubscribeParts): Handlers<SubscribeRoutes> {
  const { database } = context;
  const linkOf = (what: 'confirm' | 'end', token: string) =>
    `${origin}/subscribe?${new URLSearchParams({ [what]: token }).toString()}`;
  return {
    /** The same answer for every address: it tells nobody who has subscribed. */
    async subscribe({ query: { email, name } }) {
      if (send === null) throw new ApiError(404, 'subscribe.off', 'This marketplace sends no e-mail.');
      // Who is over the limit of their address learns nothing of it either.
      if (await limits.hasThisHour('codes', createHash('sha256').update(email).digest('hex'))) {
        const token = randomBytes(24).toString('base64url');
        const asked = await askToSubscribe(database, { email, name, token, now: wallSeconds() });
        send(
          asked.isConfirmed
            ? {
                recipient: email,
                subject: 'You get Vitrine’s news already',
                text: alreadyText(linkOf('end', asked.token)),
              }
            : {
                recipient: email,
                subject: 'Confirm Vitrine’s news',
                text: confirmText(linkOf('confirm', asked.token), linkOf('end', asked.token)),
              },
        );
      }
      return single({ email });
    },
    async confirmSubscription({ body: { token } }) {
      const email = await confirmSubscription(database, { token, now: wallSeconds() });
      if (email === null)
        throw new ApiError(404, 'subscribe.unknown', 'This link is not valid any more. Subscribe again for a new one.');
      return single({ email });
    },
    async unsubscribe({ query: { token } }) {
      await endSubscription(database, token);
      return single({ token });
    },
  };
}

import { createHash, randomBytes } from 'node:crypto';
import type * as routes from '../../src/contract/marketplace-routes.ts';
import { LANGUAGE_PARAMETER, type Language } from '../../src/language/language.ts';
import type { SendMail } from '../jobs/mail.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { askToSubscribe, confirmSubscription, endSubscription } from '../stores/subscribers.ts';
import { ApiError, single } from './answers.ts';
import type { Handlers } from './api.ts';
import { textsIn } from './language.ts';
import type { Limits } from './limits.ts';

type SubscribeRoutes = Pick<typeof routes, 'subscribe' | 'confirmSubscription' | 'unsubscribe'>;

export type SubscribeParts = {
  context: StoreContext;
  limits: Limits;
  /** Sends mail; null where there is no mail server. */
  send: SendMail | null;
  /** The app's address, for links in mails. */
  origin: string;
  /** What the market is called now. */
  market: () => string;
};

/** News by e-mail: an address counts once its owner has confirmed it. */
export function subscribeHandlers({
  context,
  limits,
  send,
  origin,
  market,
}: SubscribeParts): Handlers<SubscribeRoutes> {
  const { database } = context;
  /** Opens the page in the mail's language. */
  const linkOf = (what: 'confirm' | 'end', token: string, language: Language) =>
    `${origin}/subscribe?${new URLSearchParams({ [what]: token, [LANGUAGE_PARAMETER]: language }).toString()}`;
  return {
    /** The same answer for every address: it does not reveal who has subscribed. */
    async subscribe({ query: { email, name, language = 'en' } }) {
      if (send === null) throw new ApiError(404, 'subscribe.off', 'This marketplace sends no e-mail.');
      // Not even the limit of an address reveals it.
      if (await limits.hasThisHour('codes', createHash('sha256').update(email).digest('hex'))) {
        const token = randomBytes(24).toString('base64url');
        const texts = textsIn(language);
        await database.transaction(async (tx) => {
          const asked = await askToSubscribe(tx, { email, name, token, now: wallSeconds() });
          const end = linkOf('end', asked.token, language);
          await send(
            tx,
            asked.isConfirmed
              ? { recipient: email, subject: texts.alreadySubject(market()), text: texts.alreadyMail(end, market()) }
              : {
                  recipient: email,
                  subject: texts.confirmSubject(market()),
                  text: texts.confirmMail(linkOf('confirm', asked.token, language), end, market()),
                },
          );
        });
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

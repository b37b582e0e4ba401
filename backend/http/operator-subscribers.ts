import type * as routes from '../../src/contract/operator-routes.ts';
import type { Queries } from '../db/database.ts';
import type { StoreContext } from '../stores/context.ts';
import { withSubjects, writeDone } from '../stores/operator-log.ts';
import { confirmedAfter, countSubscribers, removeSubscriber } from '../stores/subscribers.ts';
import { notFound, single } from './answers.ts';
import type { Handlers } from './api.ts';

type SubscriberRoutes = Pick<
  typeof routes,
  'operatorSubscribers' | 'operatorExportSubscribers' | 'operatorRemoveSubscriber'
>;

const EXPORTED_AT_ONCE = 5_000;

/** Logs what was done with subscribers; the log keeps no address. */
const log = (tx: Queries, operator: `0x${string}`, subscribers: 'exported' | 'removed', count: number) =>
  writeDone(tx, { operator, about: 'subscribers', after: { subscribers, count } });

/** Who subscribes to news: how many, their addresses for a mail to them, and one that is to be forgotten. */
export function operatorSubscriberHandlers(o: {
  context: StoreContext;
  /** The app's address, for links in mails. */
  origin: string;
  sendsMail: boolean;
}): Handlers<SubscriberRoutes> {
  const { context, origin, sendsMail } = o;
  const { database } = context;
  return {
    operatorSubscribers: async () => single({ ...(await countSubscribers(database)), sendsMail }),
    async operatorExportSubscribers({ user, body: { after } }) {
      const found = await database.transaction(async (tx) => {
        const rows = await confirmedAfter(tx, after, EXPORTED_AT_ONCE);
        if (rows.length > 0) await log(tx, user.address, 'exported', rows.length);
        return rows;
      });
      const rows = found.map(({ email, name, token, confirmedAt }) => ({
        email,
        name,
        confirmedAt,
        end: token === null ? '' : `${origin}/subscribe?${new URLSearchParams({ end: token }).toString()}`,
      }));
      return single({ rows, next: rows.length < EXPORTED_AT_ONCE ? null : (rows.at(-1)?.email ?? null) });
    },
    async operatorRemoveSubscriber({ user, body: { email } }) {
      const entry = await database.transaction(async (tx) =>
        (await removeSubscriber(tx, email)) ? log(tx, user.address, 'removed', 1) : null,
      );
      if (entry === null) throw notFound('Subscriber');
      const [told] = await withSubjects(context, [entry]);
      return single(told ?? null);
    },
  };
}

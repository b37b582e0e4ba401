import type * as routes from '../../src/contract/marketplace-routes.ts';
import { REPORTS_A_DAY } from '../../src/contract/report.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { reportedPlace, saveReport } from '../stores/reports.ts';
import { ApiError, notFound, single } from './answers.ts';
import type { Handlers } from './api.ts';
import type { SendMail } from '../jobs/mail.ts';

export type ReportParts = {
  context: StoreContext;
  /** Sends mail; null where there is no mail server. */
  send: SendMail | null;
  /** The app's address, for links in mails. */
  origin: string;
  /** Who is written to of each report; null where nobody is named. */
  reportsReader: string | null;
  /** Whether anybody reads them: by mail, or in the console. */
  isRead: boolean;
};

/** What people think should not be on display, reported to the operator. */
export const reportHandlers = ({
  context,
  send,
  origin,
  reportsReader,
  isRead,
}: ReportParts): Handlers<Pick<typeof routes, 'report'>> => ({
  async report({ user, body }) {
    if (!isRead) throw new ApiError(404, 'reports.off', 'This marketplace takes no reports.');
    const uuid = body.uuid.toLowerCase();
    const place = await reportedPlace(context.database, uuid);
    if (place === null) throw notFound('Item or collection');
    const { reason, detail, link } = body;
    const saved = await context.database.transaction(async (tx) => {
      const report = { uuid, owner: user.address, reason, detail, link, now: wallSeconds() };
      const verdict = await saveReport(tx, report);
      if (verdict === 'new' && reportsReader !== null)
        await send?.(tx, {
          recipient: reportsReader,
          subject: `Reported: ${place.name} (${reason})`,
          text: [`${origin}${place.path}`, `By: ${user.address}`, link && `The original: ${link}`, detail]
            .filter((part) => part !== '')
            .join('\n\n'),
        });
      return verdict;
    });
    if (saved === 'too-many')
      throw new ApiError(
        429,
        'reports.too-many',
        `You can report ${REPORTS_A_DAY} items and collections a day. Try again tomorrow.`,
      );
    return single({ uuid });
  },
});

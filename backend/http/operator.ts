import type { Context } from 'hono';
import type { User } from '../../src/contract/auth.ts';
import type { NetworkHealth } from '../../src/contract/health.ts';
import type * as routes from '../../src/contract/operator-routes.ts';
import { lagOf } from '../core/metrics.ts';
import { actOnFailed } from '../jobs/failed-jobs.ts';
import type { Decisions } from '../market/decisions.ts';
import type { DocumentSource } from '../metadata/collection-documents.ts';
import type { StoreContext } from '../stores/context.ts';
import { countJobs, listFailedJobs } from '../stores/job-lists.ts';
import { listForOperator, listHidden, listReports } from '../stores/operator-lists.ts';
import { listLog } from '../stores/operator-log.ts';
import { findSubject } from '../stores/operator-subjects.ts';
import { ApiError, notFound, paged, pagination, single } from './answers.ts';
import type { Handlers } from './api.ts';
import type { LimitState } from './limit-state.ts';
import { readUuid } from './lookup.ts';
import type { ThemeState } from './theme-state.ts';
import { operatorBackupHandlers } from './operator-backups.ts';
import { operatorCollectionHandlers } from './operator-collections.ts';
import { operatorLimitHandlers } from './operator-limits.ts';
import { operatorSubscriberHandlers } from './operator-subscribers.ts';
import { operatorThemeHandlers } from './operator-theme.ts';
import { decided } from './operator-refusals.ts';

/**
 * Who calls, where they are one of `operators`. A token without its session speaks for nobody, and nobody is told why
 * they are none.
 */
export const operatorCheck =
  (operators: ReadonlySet<string>, whoCalls: (c: Context) => Promise<User>) =>
  async (c: Context): Promise<User | null> => {
    if (operators.size === 0) return null;
    const user = await whoCalls(c).catch(() => null);
    return user !== null && operators.has(user.address) ? user : null;
  };

export type OperatorParts = {
  context: StoreContext;
  decisions: Decisions;
  limitState: LimitState;
  themeState: ThemeState;
  networksHealth: () => NetworkHealth[];
  /** What reads what a collection says of itself. */
  documents: DocumentSource;
  /** The app's address, and whether anything sends mail. */
  mail: { origin: string; sendsMail: boolean };
  /** Whether back-ups can be asked for. */
  hasBackupFolder: boolean;
};

/** The operator's console: what it shows, and what is decided there. */
export const operatorHandlers = ({
  context,
  decisions,
  limitState,
  themeState,
  networksHealth,
  documents,
  mail,
  hasBackupFolder,
}: OperatorParts): Handlers<typeof routes> => ({
  ...operatorCollectionHandlers({ context, decisions, documents }),
  ...operatorSubscriberHandlers({ context, ...mail }),
  ...operatorLimitHandlers({ decisions, limitState }),
  ...operatorThemeHandlers({ database: context.database, decisions, themeState }),
  ...operatorBackupHandlers({ context, hasFolder: hasBackupFolder }),
  operatorConsole({ user }) {
    const now = Date.now();
    const networks = networksHealth().map((health) => ({ ...health, lagSeconds: lagOf(health, now) }));
    const fees = context.networks.all.map(({ slug, feeBps, feeRecipient }) => ({
      network: slug,
      bps: feeBps,
      recipient: feeRecipient,
    }));
    return single({ operator: user.address, networks, fees });
  },
  async operatorSubject({ query: { q } }) {
    const subject = await findSubject(context, q);
    if (subject === null) throw notFound('Item or collection');
    return single(subject);
  },
  async operatorHidden({ query: { page, size } }) {
    const { data, ...total } = await listHidden(context, { page, size });
    return paged(data, pagination(page, size, total));
  },
  async operatorReports({ query: { page, size } }) {
    const { data, ...total } = await listReports(context, { page, size });
    return paged(data, pagination(page, size, total));
  },
  async operatorCollections({ query: { page, size, search } }) {
    const { data, ...total } = await listForOperator(context, { page, size, search: search ?? null });
    return paged(data, pagination(page, size, total));
  },
  async operatorLog({ query: { page, size } }) {
    const { data, ...total } = await listLog(context, { page, size });
    return paged(data, pagination(page, size, total));
  },
  operatorJobs: async () => single(await countJobs(context.database)),
  async operatorFailedJobs({ query: { page, size } }) {
    const { data, ...total } = await listFailedJobs(context, { page, size });
    return paged(data, pagination(page, size, total));
  },
  async operatorActOnJobs({ user, body }) {
    const entry = await actOnFailed(context, user.address, body);
    if (entry === null) throw new ApiError(409, 'operator.no-job', 'There is no such job any more.');
    return single(entry);
  },
  operatorDecide: async ({ user, body }) => single(await decided(decisions.decide(user.address, body))),
  operatorUndo: async ({ user, segments }) =>
    single(await decided(decisions.undo(user.address, readUuid(segments.id)))),
});

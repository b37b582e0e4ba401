import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { JobAction } from '../contract/jobs.ts';
import type {
  DecisionBody,
  FailedJob,
  HiddenThing,
  LogEntry,
  OperatorCollection,
  ReportedThing,
} from '../contract/operator.ts';
import * as routes from '../contract/operator-routes.ts';
import type { Paged } from '../contract/paging.ts';
import { callsOf } from './call.ts';
import { HttpError } from './http.ts';
import { authCheck } from './marketplace.ts';

/*
 * The operator's calls. The keys contain the operator's address and are not public: nothing is stored on the device, and
 * all of it goes with the session. The callers report failures.
 */

const call = callsOf('marketplaceUrl');
const OPERATOR = 'operator';
const NETWORKS_EVERY_MS = 5_000;

/** What an ended access token gets is what a stranger gets: so it is renewed before the answer is believed. */
export async function asOperator<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404 || error.msgId !== 'no-such-call') throw error;
    await authCheck();
    return ask();
  }
}

/** Whether the server says that whoever asks is no operator. */
export const isStranger = (error: unknown): boolean =>
  error instanceof HttpError && (error.msgId === 'no-such-call' || error.status === 401);

export const operatorKey = (operator: string) => [OPERATOR, operator] as const;

export const consoleQuery = (operator: string) =>
  queryOptions({
    queryKey: [...operatorKey(operator), 'console'],
    queryFn: async ({ signal }) => {
      const { data } = await asOperator(() => call(routes.operatorConsole, { quiet: true, signal }));
      return data;
    },
    refetchInterval: NETWORKS_EVERY_MS,
  });

type Asked = { page: number; signal: AbortSignal };

/** A list of the console, page by page. */
const pages = <Row>(
  operator: string,
  what: readonly string[],
  ask: (asked: Asked) => Promise<Paged<Row>>,
  refetchInterval: number | false = false,
) =>
  infiniteQueryOptions({
    refetchInterval,
    queryKey: [...operatorKey(operator), ...what],
    queryFn: ({ pageParam, signal }) => asOperator(() => ask({ page: pageParam, signal })),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, size, total } }) => (page * size < total ? page + 1 : undefined),
  });

export const reportsQuery = (operator: string) =>
  pages<ReportedThing>(operator, ['reports'], ({ page, signal }) =>
    call(routes.operatorReports, { query: { page }, quiet: true, signal }),
  );

export const hiddenQuery = (operator: string) =>
  pages<HiddenThing>(operator, ['hidden'], ({ page, signal }) =>
    call(routes.operatorHidden, { query: { page }, quiet: true, signal }),
  );

/** Those whose name or slug holds `search`. */
export const operatorCollectionsQuery = (operator: string, search: string) =>
  pages<OperatorCollection>(operator, ['collections', search], ({ page, signal }) =>
    call(routes.operatorCollections, { query: { page, search: search || undefined }, quiet: true, signal }),
  );

export const jobsQuery = (operator: string) =>
  queryOptions({
    queryKey: [...operatorKey(operator), 'jobs'],
    queryFn: async ({ signal }) =>
      (await asOperator(() => call(routes.operatorJobs, { quiet: true, signal }))).data ?? [],
    refetchInterval: NETWORKS_EVERY_MS,
  });

/** As often as their numbers, which they agree with. */
export const failedJobsQuery = (operator: string) =>
  pages<FailedJob>(
    operator,
    ['failed jobs'],
    ({ page, signal }) => call(routes.operatorFailedJobs, { query: { page }, quiet: true, signal }),
    NETWORKS_EVERY_MS,
  );

export const logQuery = (operator: string) =>
  pages<LogEntry>(operator, ['log'], ({ page, signal }) =>
    call(routes.operatorLog, { query: { page }, quiet: true, signal }),
  );

/** The item or collection that the operator means, by its page or id; null where there is none. */
export async function findSubject(q: string) {
  try {
    return (await asOperator(() => call(routes.operatorSubject, { query: { q }, quiet: true }))).data;
  } catch (error) {
    if (error instanceof HttpError && error.msgId === 'not-found') return null;
    throw error;
  }
}

export const decide = (body: DecisionBody) => asOperator(() => call(routes.operatorDecide, { body, quiet: true }));

/** Tries failed jobs again, or discards them. */
export const actOnJobs = (body: JobAction) => asOperator(() => call(routes.operatorActOnJobs, { body, quiet: true }));

/** Decides again as it was before this entry of the log. */
export const undoEntry = (id: string) => asOperator(() => call(routes.operatorUndo, { segments: { id }, quiet: true }));

import { queryOptions } from '@tanstack/react-query';
import type { ExportedSubscriber } from '../contract/operator-subscribers.ts';
import * as routes from '../contract/operator-routes.ts';
import { callsOf } from './call.ts';
import { asOperator, operatorKey } from './operator.ts';

const call = callsOf('marketplaceUrl');

export const subscribersQuery = (operator: string) =>
  queryOptions({
    queryKey: [...operatorKey(operator), 'subscribers'],
    queryFn: async ({ signal }) => {
      const { data } = await asOperator(() => call(routes.operatorSubscribers, { quiet: true, signal }));
      if (data === null) throw new Error('Nothing was counted');
      return data;
    },
  });

/** All confirmed addresses, as they are now. */
export async function exportSubscribers(): Promise<ExportedSubscriber[]> {
  const rows: ExportedSubscriber[] = [];
  for (let after: string | null = ''; after !== null;) {
    const body: { after: string } = { after };
    const { data } = await asOperator(() => call(routes.operatorExportSubscribers, { body, quiet: true }));
    rows.push(...(data?.rows ?? []));
    after = data?.next ?? null;
  }
  return rows;
}

export const removeSubscriber = (email: string) =>
  asOperator(() => call(routes.operatorRemoveSubscriber, { body: { email }, quiet: true }));

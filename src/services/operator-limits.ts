import { queryOptions } from '@tanstack/react-query';
import * as routes from '../contract/operator-routes.ts';
import { callsOf } from './call.ts';
import { asOperator, operatorKey } from './operator.ts';

const call = callsOf('marketplaceUrl');
const EVERY_MS = 5_000;

export const limitsQuery = (operator: string) =>
  queryOptions({
    queryKey: [...operatorKey(operator), 'limits'],
    queryFn: async ({ signal }) => {
      const { data } = await asOperator(() => call(routes.operatorLimits, { quiet: true, signal }));
      if (data === null) throw new Error('Nothing was told of limits');
      return data;
    },
    refetchInterval: EVERY_MS,
  });

/** Null: what the configuration says. */
export const setLimitScale = (scale: number | null) =>
  asOperator(() => call(routes.operatorSetLimits, { body: { scale }, quiet: true }));

import { queryOptions } from '@tanstack/react-query';
import * as routes from '../contract/operator-routes.ts';
import { callsOf } from './call.ts';
import { asOperator, operatorKey } from './operator.ts';

const call = callsOf('marketplaceUrl');
/** While one is being made. */
const EVERY_MS = 2_000;

export const backupsQuery = (operator: string) =>
  queryOptions({
    queryKey: [...operatorKey(operator), 'backups'],
    queryFn: async ({ signal }) => {
      const { data } = await asOperator(() => call(routes.operatorBackups, { quiet: true, signal }));
      if (data === null) throw new Error('Nothing was told of back-ups');
      return data;
    },
    refetchInterval: ({ state: { data } }) => (data?.asked && !data.asked.isDead ? EVERY_MS : false),
  });

export const askForBackup = () => asOperator(() => call(routes.operatorBackUp, { quiet: true }));

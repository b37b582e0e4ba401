import { queryOptions } from '@tanstack/react-query';
import type { ThemeFileBody } from '../contract/operator-theme.ts';
import * as routes from '../contract/operator-routes.ts';
import type { Theme } from '../contract/theme.ts';
import { callsOf } from './call.ts';
import { asOperator, operatorKey } from './operator.ts';

const call = callsOf('marketplaceUrl');

export const themeQuery = (operator: string) =>
  queryOptions({
    queryKey: [...operatorKey(operator), 'theme'],
    queryFn: async ({ signal }) => {
      const { data } = await asOperator(() => call(routes.operatorTheme, { quiet: true, signal }));
      if (data === null) throw new Error('Nothing was told of the theme');
      return data;
    },
  });

/** Nobody is shown it before a theme names it. @returns its id */
export async function storeThemeFile(body: ThemeFileBody): Promise<string> {
  const { data } = await asOperator(() => call(routes.operatorStoreThemeFile, { body, quiet: true }));
  if (data === null) throw new Error('Nothing was stored');
  return data.id;
}

/** Null: as built in. */
export const setTheme = (theme: Theme | null) =>
  asOperator(() => call(routes.operatorSetTheme, { body: { theme }, quiet: true }));

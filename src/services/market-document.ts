import { queryOptions } from '@tanstack/react-query';
import { marketDocument as route } from '../contract/document-routes.ts';
import { callsOf } from './call.ts';
import { PUBLIC } from './queries.ts';

const call = callsOf('marketplaceUrl');

/** What an operator wrote for a legal page: an id never stands for another text. The page tells of a failure. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'document', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(route, { segments: { id }, quiet: true, signal });
      if (data === null) throw new Error('The document is empty');
      return data;
    },
    staleTime: Infinity,
  });

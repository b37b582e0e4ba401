import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('answers are stale after 5000 ms, and the query library never repeats a call by itself [L5] [L16]', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 5000, retry: false, retryOnMount: false });
  expect(mutations).toMatchObject({ retry: false });
});

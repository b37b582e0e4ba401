import { createFileRoute } from '@tanstack/react-router';
import { parseCollectionsSearch } from '../../../features/collections/collections-search.ts';
import { collectionsPageQuery } from '../../../features/collections/collections-queries.ts';
import { Collections } from '../../../features/collections/collections.tsx';
import { pageHead } from '../../-head.ts';
import { preloadPages } from '../../-load.ts';

/** As it stands in the address: parsed with the view, whose code comes with it. */
const asWritten = (search: Record<string, unknown>): Record<string, unknown> => search;

export const Route = createFileRoute('/_default/collections/')({
  validateSearch: asWritten,
  loaderDeps: ({ search }) => search,
  // A changed filter shows at once; its answer follows.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : preloadPages(context.queryClient, collectionsPageQuery(parseCollectionsSearch(deps))),
  head: () =>
    pageHead('Collections', 'Every collection on display, with floor, volume and listed items, on every network.'),
  component: CollectionsRoute,
});

function CollectionsRoute() {
  const navigate = Route.useNavigate();
  return (
    <Collections
      search={parseCollectionsSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { parseCollectionsSearch } from '../../../features/collections/collections-search.ts';
import { collectionsPageQuery } from '../../../features/collections/collections-queries.ts';
import { Collections } from '../../../features/collections/collections.tsx';
import { pageHead } from '../../-head.ts';
import { preloadPages } from '../../-load.ts';
import { asWritten } from '../../-search.ts';
import * as texts from '../../-texts.ts';

export const Route = createFileRoute('/_default/collections/')({
  validateSearch: asWritten,
  loaderDeps: ({ search }) => search,
  // A changed filter shows at once; its collections follow.
  loader: ({ context, deps, cause }) =>
    cause === 'stay'
      ? undefined
      : preloadPages(context.queryClient, collectionsPageQuery(parseCollectionsSearch(deps))),
  head: () => pageHead(texts.collectionsTitle, import.meta.env.SSR && texts.collectionsDescription),
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

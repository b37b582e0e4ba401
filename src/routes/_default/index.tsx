import { createFileRoute } from '@tanstack/react-router';
import type { Order } from '../../contract/order.ts';
import { CartToggle } from '../../features/cart/cart-toggle.tsx';
import {
  floorCollections,
  floorsQuery,
  homeDropsQuery,
  homeSliderQuery,
  parseHomeSearch,
  trendingQuery,
} from '../../features/home/home-queries.ts';
import { Home } from '../../features/home/home.tsx';
import { preload } from '../-load.ts';

export const Route = createFileRoute('/_default/')({
  // The home page comes with the app.
  codeSplitGroupings: [],
  validateSearch: parseHomeSearch,
  loaderDeps: ({ search }) => search,
  // Another span shows at once; its collections follow.
  loader: async ({ context: { queryClient }, deps, cause }) => {
    if (cause === 'stay') return;
    const trending = trendingQuery();
    await Promise.all([
      preload(queryClient, homeDropsQuery()),
      preload(queryClient, homeSliderQuery()),
      preload(queryClient, trending),
      preload(queryClient, trendingQuery(deps.span)),
    ]);
    const cards = queryClient.getQueryData(trending.queryKey)?.data ?? [];
    await preload(queryClient, floorsQuery(floorCollections(cards)));
  },
  component: HomeRoute,
});

const cardAction = (order: Order) => <CartToggle item={order} />;

const loadRest = async () => (await import('./-home-rest.tsx')).HomeRest;

function HomeRoute() {
  const { span = '24h' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Home
      cardAction={cardAction}
      loadRest={loadRest}
      span={span}
      onSpan={(next) => void navigate({ search: parseHomeSearch({ span: next }), replace: true, resetScroll: false })}
    />
  );
}

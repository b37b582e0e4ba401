import { createFileRoute } from '@tanstack/react-router';
import type { Order } from '../../contract/order.ts';
import { CartToggle } from '../../features/cart/cart-toggle.tsx';
import {
  floorCollections,
  floorsQuery,
  homeDropsQuery,
  homeSliderQuery,
  trendingQuery,
} from '../../features/home/home-queries.ts';
import { Home } from '../../features/home/home.tsx';
import { preload } from '../-load.ts';

export const Route = createFileRoute('/_default/')({
  // The home page comes with the app.
  codeSplitGroupings: [],
  loader: async ({ context: { queryClient } }) => {
    const trending = trendingQuery();
    await Promise.all([
      preload(queryClient, homeDropsQuery()),
      preload(queryClient, homeSliderQuery()),
      preload(queryClient, trending),
    ]);
    const cards = queryClient.getQueryData(trending.queryKey)?.data ?? [];
    await preload(queryClient, floorsQuery(floorCollections(cards)));
  },
  component: HomeRoute,
});

const cardAction = (order: Order) => <CartToggle item={order} />;

const loadRest = async () => (await import('./-home-rest.tsx')).HomeRest;

function HomeRoute() {
  return <Home cardAction={cardAction} loadRest={loadRest} />;
}

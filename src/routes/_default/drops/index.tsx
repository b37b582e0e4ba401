import { createFileRoute } from '@tanstack/react-router';
import { Drops } from '../../../features/drops/drops.tsx';
import { dropsQuery } from '../../../services/queries.ts';
import { pageHead } from '../../-head.ts';
import { preloadPages } from '../../-load.ts';

export const Route = createFileRoute('/_default/drops/')({
  loader: ({ context }) => preloadPages(context.queryClient, dropsQuery()),
  head: () => pageHead('Drops', 'New items minted from their makers’ own contracts: live, upcoming and past drops.'),
  component: Drops,
});

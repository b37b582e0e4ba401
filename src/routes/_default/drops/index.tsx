import { createFileRoute } from '@tanstack/react-router';
import { Drops } from '../../../features/drops/drops.tsx';
import { dropsQuery } from '../../../services/page-queries.ts';
import { pageHead } from '../../-head.ts';
import { preloadPages } from '../../-load.ts';
import * as texts from '../../-texts.ts';

export const Route = createFileRoute('/_default/drops/')({
  loader: ({ context }) => preloadPages(context.queryClient, dropsQuery()),
  head: () => pageHead(texts.dropsTitle, import.meta.env.SSR && texts.dropsDescription),
  component: Drops,
});

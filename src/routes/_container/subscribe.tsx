import { createFileRoute } from '@tanstack/react-router';
import { parseSubscribeSearch } from '../../features/subscribe/subscribe-search.ts';
import { Subscribe } from '../../features/subscribe/subscribe.tsx';
import { pageHead } from '../-head.ts';
import { asWritten } from '../-search.ts';
import * as texts from '../-texts.ts';

export const Route = createFileRoute('/_container/subscribe')({
  validateSearch: asWritten,
  head: () => pageHead(texts.subscribeTitle, import.meta.env.SSR && texts.subscribeDescription),
  component: SubscribeRoute,
});

function SubscribeRoute() {
  return <Subscribe search={parseSubscribeSearch(Route.useSearch())} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../-head.ts';
import * as texts from '../-texts.ts';
import { OwnWatchList } from './-own-watch-list.tsx';

/** Rendered only on the device, for who is signed in. */
export const Route = createFileRoute('/_default/watch-list')({
  staticData: { requiresAuth: true },
  head: () => pageHead(texts.watchListTitle, import.meta.env.SSR && texts.watchListDescription),
  component: () => <OwnWatchList place="page" />,
});

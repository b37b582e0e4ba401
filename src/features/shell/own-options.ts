import {
  collectionsPath,
  docsPath,
  dropsPath,
  homePath,
  notificationsPath,
  watchListPath,
} from '../../domain/paths.ts';
import { followedBy, savedSearches } from '../../services/saved-searches.ts';
import { viewed, type Viewed } from '../../services/viewed.ts';
import type { SearchGroup, SearchOption } from './search-option.ts';
import * as searchTexts from './search-texts.ts';
import * as texts from './texts.ts';

/* What the search offers by itself: what this device remembers, and the app's own pages. */

const VIEWED_SHOWN = 6;

const PAGES: readonly { href: string; name: string }[] = [
  { href: homePath(), name: texts.home },
  { href: dropsPath(), name: texts.drops },
  { href: collectionsPath(), name: texts.collections },
  { href: watchListPath(), name: searchTexts.watchList },
  { href: notificationsPath(), name: searchTexts.notifications },
  { href: docsPath(), name: texts.docs },
];

const pageOption = ({ href, name }: { href: string; name: string }): SearchOption => ({
  id: href,
  group: 'pages',
  href,
  name,
  detail: '',
  price: '',
  image: null,
});

const has = (text: string) => {
  const asked = text.trim().toLowerCase();
  return ({ name }: { name: string }) => name.toLowerCase().includes(asked);
};

export const pagesNamed = (text: string): SearchOption[] => PAGES.filter(has(text)).map(pageOption);

const FOLLOWED = { artist: 'people', collection: 'collections' } as const;
const SAVED_GROUPS: readonly SearchGroup[] = ['saved', 'collections', 'people'];

const savedOption = ({ href, name }: { href: string; name: string }): SearchOption => {
  const followed = followedBy(href);
  const seen = viewed.all().find((one) => one.href === href);
  return {
    id: href,
    group: followed === null ? 'saved' : FOLLOWED[followed],
    href,
    name,
    detail: followed === null ? '' : searchTexts.followed,
    price: '',
    image: seen?.image ?? null,
  };
};

export const viewedOption = (one: Viewed, group: SearchGroup): SearchOption => ({
  id: one.href,
  group,
  href: one.href,
  name: one.name,
  detail: one.of,
  price: '',
  image: one.image,
});

/** Saved searches by the names that they were given. */
export const savedNamed = (text: string): SearchOption[] =>
  savedSearches
    .all()
    .filter(has(text))
    .map(savedOption)
    .filter(({ group }) => group === 'saved');

/** Before anything is typed: saved searches, what is followed, what was looked at last on this device, then the app's own pages. */
export function firstOptions(): SearchOption[] {
  const saved = savedSearches.all().map(savedOption);
  return [
    ...saved.toSorted((a, b) => SAVED_GROUPS.indexOf(a.group) - SAVED_GROUPS.indexOf(b.group)),
    ...viewed
      .all()
      .filter(({ href }) => !saved.some((one) => one.href === href))
      .slice(0, VIEWED_SHOWN)
      .map((one) => viewedOption(one, 'viewed')),
    ...PAGES.map(pageOption),
  ];
}

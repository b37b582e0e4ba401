import { collectionsPath, docsPath, dropsPath, homePath } from '../../domain/paths.ts';
import type { IconName } from '../../ui/icon.tsx';
import * as texts from './texts.ts';

/* Where the header leads, and on phones the bar below. */

export const PLACES = [
  [texts.drops, dropsPath()],
  [texts.collections, collectionsPath()],
  [texts.docs, docsPath()],
] as const;

export const TABS: readonly (readonly [label: string, href: string, icon: IconName])[] = [
  [texts.home, homePath(), 'home'],
  [texts.drops, dropsPath(), 'drops'],
  [texts.collections, collectionsPath(), 'explore'],
];

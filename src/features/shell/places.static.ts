import { collectionsPath, docsPath, homePath } from '../../domain/paths.ts';
import type { IconName } from '../../ui/icon.tsx';
import * as texts from './texts.ts';

/* Drops are announced by a server. */

export const PLACES = [
  [texts.collections, collectionsPath()],
  [texts.docs, docsPath()],
] as const;

export const TABS: readonly (readonly [label: string, href: string, icon: IconName])[] = [
  [texts.home, homePath(), 'home'],
  [texts.collections, collectionsPath(), 'explore'],
];

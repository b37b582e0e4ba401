import type { KeptFiles } from '../src/contract/kept-files.ts';
import type * as background from './background.ts';

/*
 * Scripts beside the worker's own. A browser stores with the worker what its start and its installation
 * imported, and refuses every other: so each is imported there, or never.
 */

declare const self: ServiceWorkerGlobalScope & {
  vitrineFiles: KeptFiles;
  vitrineBackground?: typeof background;
};

// The build's last step puts the scripts' addresses in the place of these names.
self.importScripts('__FILES_SCRIPT__');

/** The files that this build keeps. */
export const keptFiles: KeptFiles = self.vitrineFiles;

/** The check of pending transactions, with all that reads a chain, and what keeps pages: it runs only when it is wanted. */
export function backgroundWork(): typeof background {
  if (!self.vitrineBackground) self.importScripts('__BACKGROUND_SCRIPT__');
  if (!self.vitrineBackground) throw new Error('No script for the background');
  return self.vitrineBackground;
}

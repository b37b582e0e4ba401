import type { KeptFiles } from '../src/contract/kept-files.ts';
import type * as background from './background.ts';

/*
 * Scripts beside the worker's own. A browser stores with the worker only what was imported while it started and
 * installed, and refuses any other import: so each is imported then, or never.
 */

declare const self: ServiceWorkerGlobalScope & {
  vitrineFiles: KeptFiles;
  vitrineBackground?: typeof background;
};

// The build's last step replaces these names by the scripts' addresses.
self.importScripts('__FILES_SCRIPT__');

/** The files that this build keeps. */
export const keptFiles: KeptFiles = self.vitrineFiles;

/**
 * The check of pending transactions, with everything that reads a chain, and what keeps pages: run only when it is
 * needed.
 */
export function backgroundWork(): typeof background {
  if (!self.vitrineBackground) self.importScripts('__BACKGROUND_SCRIPT__');
  if (!self.vitrineBackground) throw new Error('No script for the background');
  return self.vitrineBackground;
}

import type { KeptCollection } from './kept-collections.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Shows the collections that this device keeps, now and after each change (of `slug` alone, where one is named), until
 * the returned function is called. What was interrupted goes on,
 * and what is old is renewed.
 */
export function followKept(show: (all: readonly KeptCollection[]) => void, slug?: string): () => void {
  let stop: (() => void) | undefined;
  let isCurrent = true;
  const follow = async () => {
    const { readKept, onKept, goOnKeeping } = await import('./kept-collections.ts');
    const read = async () => {
      const all = await readKept();
      if (isCurrent) show(all);
    };
    if (!isCurrent) return;
    stop = onKept((changed) => {
      if (slug === undefined || changed === slug) read().catch(() => undefined);
    });
    await read();
    whenIdle(() => void goOnKeeping().catch(() => undefined));
  };
  follow().catch(() => undefined);
  return () => {
    isCurrent = false;
    stop?.();
  };
}

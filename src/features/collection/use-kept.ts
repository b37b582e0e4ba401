import { useEffect, useState } from 'react';
import type { KeptCollection } from '../../services/kept-collections.ts';

/** How far this device keeps a collection; null where it does not, or nobody knows yet. What was interrupted goes on. */
export function useKept(slug: string): KeptCollection | null {
  const [kept, setKept] = useState<KeptCollection | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isCurrent = true;
    const read = async () => {
      const { readKept, onKept, goOnKeeping } = await import('../../services/kept-collections.ts');
      const show = async () => {
        const found = (await readKept()).find((one) => one.slug === slug) ?? null;
        if (isCurrent) setKept(found);
      };
      if (!isCurrent) return;
      stop = onKept((changed) => void (changed === slug && show().catch(() => undefined)));
      await show();
      await goOnKeeping();
    };
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [slug]);
  return kept;
}

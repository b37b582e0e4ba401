import { useState } from 'react';
import type { Collection } from '../../contract/collection.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import * as texts from './control-texts.ts';
import { lazyView } from '../../ui/lazy-view.tsx';

const SweepModal = lazyView(() => import('./sweep-modal.tsx'), 'SweepModal');

/** Adds the cheapest items of a collection to the cart, several at once. */
export function SweepButton({ collection }: { collection: Collection }) {
  const online = useOnline();
  const [open, setOpen] = useState(false);
  if (collection.listedCount === 0) return null;
  return (
    <>
      <Button disabled={!online} onClick={() => setOpen(true)}>
        {texts.sweep}
      </Button>
      {open && <SweepModal collection={collection} onClose={() => setOpen(false)} />}
    </>
  );
}

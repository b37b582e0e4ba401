import { useState } from 'react';
import type { Nft } from '../../contract/nft.ts';
import { Button } from '../../ui/button.tsx';
import type { ItemActions } from './item-actions.ts';
import * as texts from './texts.ts';
import { lazyView } from '../../ui/lazy-view.tsx';

const ReportForm = lazyView(() => import('./report-form.tsx'), 'ReportForm');

type ReportProps = { nft: Nft; whenSignedIn: ItemActions['whenSignedIn'] };

/** Tells who runs the marketplace that an item should not be on display. */
export function ReportButton({ nft, whenSignedIn }: ReportProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => whenSignedIn(() => setOpen(true))}>
        {texts.report}
      </Button>
      {open && <ReportForm nft={nft} onClose={() => setOpen(false)} />}
    </>
  );
}

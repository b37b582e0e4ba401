import { useEffect, useState } from 'react';
import type { Collection } from '../../contract/collection.ts';
import { followKept } from '../../services/follow-kept.ts';
import type { KeptCollection } from '../../services/kept-collections.ts';
import { BriefButton } from '../../ui/brief-button.tsx';
import { lazyView } from '../../ui/lazy-view.tsx';
import * as icons from '../../ui/page-icons.ts';
import * as texts from './texts.ts';

const KeepPanel = lazyView(() => import('./keep-panel.tsx'), 'KeepPanel');

/** Keeps the whole collection on this device; its words are its state. */
export function KeepOffline({ collection }: { collection: Collection }) {
  const [open, setOpen] = useState(false);
  const { slug } = collection;
  /** Null where this device does not keep it, or nobody knows yet. */
  const [kept, setKept] = useState<KeptCollection | null>(null);
  useEffect(() => followKept((all) => setKept(all.find((one) => one.slug === slug) ?? null), slug), [slug]);
  const label =
    kept === null
      ? texts.keepOffline
      : kept.state === 'done'
        ? texts.keptOffline
        : kept.state === 'paused'
          ? texts.keepingPaused
          : texts.keeping(Math.floor((kept.kept / Math.max(1, kept.total)) * 100));
  return (
    <>
      <BriefButton
        icon={kept?.state === 'done' ? 'check' : icons.download}
        label={label}
        onClick={() => setOpen(true)}
      />
      {open && <KeepPanel collection={collection} kept={kept} onClose={() => setOpen(false)} />}
    </>
  );
}

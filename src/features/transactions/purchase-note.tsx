import { Note } from '../../ui/note.tsx';
import type { PurchaseNotice } from './use-purchase.ts';

/** Why the Buy button led no further, beside the present price. */
export function PurchaseNote({ notice }: { notice: PurchaseNotice | null }) {
  if (notice === null) return null;
  return (
    <Note tone={notice.kind === 'refused' ? 'bad' : 'warn'} live>
      {notice.message}
    </Note>
  );
}

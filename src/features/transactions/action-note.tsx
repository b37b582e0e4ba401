import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import * as texts from './action-texts.ts';
import type { ActionNotice } from './use-action.ts';

/** Why an action stopped, shown beside its button. */
export function ActionNote({ notice }: { notice: ActionNotice | null }) {
  if (notice === null) return null;
  return (
    <Note tone={notice.kind === 'refused' ? 'bad' : 'warn'} live>
      <span>{notice.message}</span>
      {/* The message says expired, of an order that is gone in whatever way. */}
      {notice.kind === 'expired' && <div>{texts.goneHint}</div>}
      {notice.despite !== undefined && (
        <div>
          <Button size="sm" onClick={notice.despite}>
            {texts.nothingInWallet}
          </Button>
        </div>
      )}
    </Note>
  );
}

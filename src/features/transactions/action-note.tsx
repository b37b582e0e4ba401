import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { ActionNotice } from './use-action.ts';

/** The spec's word covers every way in which an order goes. */
const GoneWhy = () => <div>It was sold or taken back, or its time is over.</div>;

/** Why an action led no further, beside what it was about. */
export function ActionNote({ notice }: { notice: ActionNotice | null }) {
  if (notice === null) return null;
  return (
    <Note tone={notice.kind === 'refused' ? 'bad' : 'warn'} live>
      <span>{notice.message}</span>
      {notice.kind === 'expired' && <GoneWhy />}
      {notice.despite !== undefined && (
        <div>
          <Button size="sm" onClick={notice.despite}>
            Nothing there, try again
          </Button>
        </div>
      )}
    </Note>
  );
}

import { Note } from '../../ui/note.tsx';
import type { ActionNotice } from './use-action.ts';

/** Why an action led no further, beside what it was about. */
export function ActionNote({ notice }: { notice: ActionNotice | null }) {
  if (notice === null) return null;
  return (
    <Note tone={notice.kind === 'refused' ? 'bad' : 'warn'} live>
      {notice.message}
    </Note>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { sentenceOf } from '../../domain/errors.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { setWatched, waitingHearts } from '../../services/watch-list.ts';
import * as texts from './texts.ts';

/** What was pressed for this item and waits for the network; null where nothing does. */
export const useWaiting = (uuid: string): boolean | null => useSnapshot(waitingHearts).wanted[uuid] ?? null;

/** So long it can be undone from its toast. */
const UNDO_MS = 6000;

/** Adds to and takes from the list of who is signed in, one press at a time, and says what became of it. */
export function useSetWatched() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function set(owner: string, { uuid, name }: { uuid: string; name: string }, isWatched: boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const waits = await setWatched(queries, { owner, uuid, name, isWatched });
      raiseAlert(
        waits
          ? { status: 'info', title: texts.waitsTitle, description: texts.waits }
          : {
              status: 'success',
              description: (isWatched ? texts.watched : texts.unwatched)(name),
              topic: 'watch-list',
              timer: UNDO_MS,
              action: { label: texts.undo, run: () => void set(owner, { uuid, name }, !isWatched) },
            },
      );
    } catch (error) {
      raiseAlert({ status: 'error', title: texts.notChanged, description: sentenceOf(error, texts.notChangedText) });
    }
    setBusy(false);
  }
  return { set, busy };
}

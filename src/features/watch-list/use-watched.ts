import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../domain/errors.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { setWatched } from '../../services/watch-list.ts';
import * as texts from './texts.ts';

/** Adds to and takes from the list of who is signed in, one press at a time, and says what became of it. */
export function useSetWatched() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function set(owner: string, nft: { uuid: string; name: string }, isWatched: boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await setWatched(queries, { owner, uuid: nft.uuid, isWatched });
      raiseAlert({ status: 'success', description: (isWatched ? texts.watched : texts.unwatched)(nft.name) });
    } catch (error) {
      raiseAlert({ status: 'error', title: texts.notChanged, description: sentenceOf(error, texts.notChangedText) });
    }
    setBusy(false);
  }
  return { set, busy };
}

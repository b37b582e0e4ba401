import type { QueryClient } from '@tanstack/react-query';
import { subscribe } from 'valtio/vanilla';
import { changeNote, readNote } from '../device/person-notes.ts';
import { raiseAlert } from './alerts.ts';
import { authState } from './auth-state.ts';
import { HttpError } from './http.ts';
import { unwatchNft, watchNft } from './marketplace.ts';
import { isOnline, onOnlineChange } from './online.ts';
import * as texts from './waiting-texts.ts';
import { isWatchedQuery, noteWatched, waitingHearts, watchListQuery, type Heart } from './watch-list.ts';

/*
 * Hearts that the server has not been told of yet. They are stored and removed with the person's data; of several
 * presses on an item the last is sent.
 */

type Entry = { uuid: string; name: string; isWatched: boolean };

const textOf = ({ uuid, name, isWatched }: Entry) => `${isWatched ? '+' : '-'}${uuid} ${name}`;
function entryOf(text: string): Entry[] {
  const [, sign, uuid, name] = /^([+-])([0-9a-f-]{36}) (.*)$/is.exec(text) ?? [];
  return uuid === undefined || name === undefined ? [] : [{ uuid, name, isWatched: sign === '+' }];
}

const isStill = (owner: string) => () => authState.user?.address === owner;
const isOf = (uuid: string) => (text: string) => entryOf(text).some((entry) => entry.uuid === uuid);

/** Stores a press, replacing earlier ones on the same item. @throws StoreUnavailableError */
export async function noteHeart(heart: Heart): Promise<void> {
  const change = (all: readonly string[]) => [...all.filter((text) => !isOf(heart.uuid)(text)), textOf(heart)];
  await changeNote('waiting-hearts', { owner: heart.owner, isStill: isStill(heart.owner), change });
}

/** The same, for one that is shown as waiting. @throws StoreUnavailableError */
export async function keepWaiting(heart: Heart): Promise<void> {
  await noteHeart(heart);
  if (isStill(heart.owner)()) waitingHearts.wanted[heart.uuid] = heart.isWatched;
}

async function read(owner: string): Promise<Entry[]> {
  const entries = ((await readNote('waiting-hearts', owner)) ?? []).flatMap(entryOf);
  if (isStill(owner)())
    waitingHearts.wanted = Object.fromEntries(entries.map(({ uuid, isWatched }) => [uuid, isWatched]));
  return entries;
}

/** Removes a press that no longer waits; one that was made meanwhile stays. @throws StoreUnavailableError */
export const settleHeart = (heart: Heart): Promise<void> =>
  changeNote('waiting-hearts', {
    owner: heart.owner,
    isStill: isStill(heart.owner),
    change: (all) => all.filter((text) => text !== textOf(heart)),
  });

/** Whether the server will never do it, however often it is asked. */
const isRefused = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);

/**
 * Sends what waits, in one tab at a time; what cannot be sent now keeps waiting. What is refused is reported and
 * undone.
 */
export const sendWaiting = (queries: QueryClient, owner: string): Promise<void> =>
  navigator.locks.request('vitrine:hearts', async () => {
    const entries = await read(owner);
    for (const entry of entries) {
      const { uuid, name, isWatched } = entry;
      if (!isOnline() || !isStill(owner)()) return;
      try {
        await (isWatched ? watchNft : unwatchNft)(uuid);
        await noteWatched(queries, { owner, uuid, isWatched });
      } catch (error) {
        if (!isRefused(error)) return;
        raiseAlert({ status: 'error', title: texts.notChanged, description: texts.refused(name, error.userMessage) });
        void queries.invalidateQueries({ queryKey: isWatchedQuery(owner, uuid).queryKey });
      }
      await settleHeart({ owner, ...entry });
      await read(owner);
    }
    if (entries.length > 0) void queries.invalidateQueries({ queryKey: watchListQuery(owner).queryKey });
  });

/** While a page is open: what an earlier page left is shown at once, and sent when there is a network. */
export function followWaiting(queries: QueryClient): void {
  let known: string | null = null;
  const send = () => {
    const owner = authState.user?.address;
    // Its store is not available: nothing can be waiting there.
    if (owner !== undefined) void sendWaiting(queries, owner).catch(() => undefined);
  };
  const follow = () => {
    const owner = authState.user?.address ?? null;
    if (owner === known) return;
    known = owner;
    send();
  };
  subscribe(authState, follow);
  follow();
  onOnlineChange((online) => {
    if (online) send();
  });
}

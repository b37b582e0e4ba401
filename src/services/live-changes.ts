import type { Query, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { FOLLOWED_AT_MOST, LIVE_PATH, liveChangeSchema } from '../contract/live-changes.ts';
import { isOnline, onOnlineChange } from './online.ts';
import { takeSlot } from './live-slot.ts';
import { isPublicKey } from './queries.ts';
import { runtime } from './runtime.ts';
import { isSavingData } from './saving-data.ts';

/* What the market tells a page while it is shown. Without it the page is as new as its last question. */

/** A page that is passed through follows nothing. */
const SETTLED_MS = 300;
/** Pages that are told the same do not all ask in the same moment, and none asks all the time. */
const SPREAD_MS = 500;
const EVERY_MS = 5_000;
/** After the server has refused to tell. */
const AGAIN_MS = 60_000;
/**
 * Cards must not move under somebody's finger, and a long list costs a question a page: these are read again when one
 * comes back to them.
 */
const GRID = 'collection-nfts';
const PAGES_READ_AGAIN = 2;

type Follower = { collections: readonly string[]; changed: () => void };

const messageSchema = v.pipe(v.string(), v.parseJson(), liveChangeSchema);
const followers = new Set<Follower>();
let source: { events: EventSource; collections: string } | null = null;
/** They tell until what replaces them does, so that nothing is missed in between. */
let older: EventSource[] = [];
let slot: { isTaken: boolean; isLate: boolean; leave(): void } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

const wanted = (): string => {
  const isWanted = !document.hidden && isOnline() && !isSavingData();
  const all = isWanted ? [...followers].flatMap(({ collections }) => collections) : [];
  return [...new Set(all)].toSorted().slice(0, FOLLOWED_AT_MOST).join();
};

const tell = (isOf: (collection: string) => boolean): void => {
  for (const { collections, changed } of followers) if (collections.some(isOf)) changed();
};

function closeOlder(): void {
  for (const events of older) events.close();
  older = [];
}

function close(): void {
  closeOlder();
  source?.events.close();
  source = null;
}

/** `isLate`: something may have changed since these were wanted. */
function open(collections: string, isLate: boolean): void {
  if (source !== null) older.push(source.events);
  const events = new EventSource(`${runtime().config.dataUrl}${LIVE_PATH}?collections=${collections}`);
  source = { events, collections };
  const all = new Set(collections.split(','));
  let isLost = isLate;
  events.onopen = () => {
    if (source?.events !== events) return;
    closeOlder();
    if (isLost) tell((one) => all.has(one));
    isLost = false;
  };
  events.onmessage = ({ data }: MessageEvent<unknown>) => {
    const told = v.safeParse(messageSchema, data);
    if (told.success) tell((one) => told.output.collections.includes(one));
  };
  events.onerror = () => {
    isLost = true;
    // The browser itself tries again after a connection that was lost, and not after a refusal.
    if (events.readyState !== EventSource.CLOSED || source?.events !== events) return;
    close();
    later(AGAIN_MS);
  };
}

function update(): void {
  timer = undefined;
  const collections = wanted();
  if (collections === '') return leave();
  if (slot === null) {
    const mine = { isTaken: false, isLate: false, leave: () => {} };
    slot = mine;
    mine.leave = takeSlot((hasWaited) => {
      mine.isTaken = true;
      mine.isLate = hasWaited;
      update();
    });
  } else if (slot.isTaken && collections !== source?.collections) {
    open(collections, slot.isLate);
    slot.isLate = false;
  }
}

/** At once: a page that nobody sees must not keep another from being told. */
function leave(): void {
  close();
  slot?.leave();
  slot = null;
}

function later(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(update, wait);
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('visibilitychange', update);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', () => later(SETTLED_MS));
  onOnlineChange(() => later(SETTLED_MS));
}

/**
 * Calls `onChange` when something of these collections (slugs; the first ones, where they are more than a page may
 * follow) has changed, until the returned function is called.
 */
export function follow(collections: readonly string[], onChange: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const follower: Follower = {
    collections: collections.slice(0, FOLLOWED_AT_MOST),
    changed() {
      waiting ??= setTimeout(
        () => {
          waiting = undefined;
          last = Date.now();
          onChange();
        },
        Math.max(Math.random() * SPREAD_MS, last + EVERY_MS - Date.now()),
      );
    },
  };
  followers.add(follower);
  watch();
  later(SETTLED_MS);
  return () => {
    clearTimeout(waiting);
    followers.delete(follower);
    later(SETTLED_MS);
  };
}

const words = (part: unknown): string[] => {
  if (typeof part === 'string') return [part.toLowerCase()];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(words) : [];
};

/** Whether what was asked for concerns one of these: slugs, uuids and addresses. */
export function isAbout(names: readonly string[]): (queryKey: readonly unknown[]) => boolean {
  const all = new Set(names.map((name) => name.toLowerCase()));
  return (queryKey) => words(queryKey).some((word) => all.has(word));
}

/** Reads again what is shown of public answers, but for cards and long lists. */
export function readAgain(queries: QueryClient, isOf: (queryKey: readonly unknown[]) => boolean): void {
  const isPublicOf = ({ queryKey }: Query) => isPublicKey(queryKey) && isOf(queryKey);
  const isStill = ({ queryKey, state: { data } }: Query) =>
    queryKey[1] === GRID ||
    (typeof data === 'object' &&
      data !== null &&
      'pages' in data &&
      Array.isArray(data.pages) &&
      data.pages.length > PAGES_READ_AGAIN);
  void queries.invalidateQueries({
    predicate: (query) => isPublicOf(query) && isStill(query),
    refetchType: 'none',
  });
  void queries.invalidateQueries({ predicate: (query) => isPublicOf(query) && !isStill(query) });
}

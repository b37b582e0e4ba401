import type { Drop } from '../../src/contract/drop.ts';
import { findCollection } from '../stores/collections.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { findDrop } from '../stores/drops.ts';
import { findArtist, lastMints, lastSales, type FeedEvent } from '../stores/feeds.ts';
import { priceText } from './subject.ts';
import { cardPath } from './paths.ts';
import { escapeText } from './xml.ts';

const ENTRIES = 40;
const COLLECTIONS_OF_ARTIST = 20;

type Entry = { id: string; title: string; path: string; time: number; picture: string };
type Feed = { title: string; author: string; path: string; entries: Entry[] };

const isoTime = (seconds: number) => new Date(seconds * 1_000).toISOString();

/** Atom (RFC 4287). */
function atom({ title, author, path, entries }: Feed, o: { origin: string; self: string }): string {
  const url = (to: string) => escapeText(o.origin + to);
  const updated = isoTime(Math.max(0, ...entries.map(({ time }) => time)));
  const body = entries.map((entry) => {
    const picture = escapeText(`<p><img src="${url(entry.picture)}" alt="" width="600" height="315" /></p>`);
    return [
      '<entry>',
      `<id>${url(`${entry.path}#${entry.id}`)}</id>`,
      `<title>${escapeText(entry.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${url(entry.path)}" />`,
      `<published>${isoTime(entry.time)}</published><updated>${isoTime(entry.time)}</updated>`,
      `<content type="html">${picture}</content>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${url(o.self)}</id>`,
    `<title>${escapeText(title)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${url(o.self)}" />`,
    `<link rel="alternate" type="text/html" href="${url(path)}" />`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeText(author === '' ? 'Vitrine' : author)}</name></author>`,
    '<generator>Vitrine</generator>',
    ...body,
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(event: FeedEvent): Entry {
  const path = `/collections/${event.slug}/${event.identifier}`;
  const sold = event.price ? `${event.name} was sold for ${priceText(event.price)}` : `${event.name} was sold`;
  return {
    id: event.id,
    title: event.kind === 'sale' ? sold : `${event.name} was minted`,
    path,
    time: event.time,
    picture: cardPath(path),
  };
}

const latest = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => b.time - a.time || (a.id < b.id ? 1 : -1)).slice(0, ENTRIES);

async function eventsIn(context: StoreContext, collections: readonly string[]): Promise<Entry[]> {
  const [sales, mints] = await Promise.all([
    lastSales(context, collections, ENTRIES),
    lastMints(context, collections, ENTRIES),
  ]);
  return latest([...sales, ...mints].map(entryOf));
}

/** Opening and end, once they are past; what is minted. */
async function dropEntries(context: StoreContext, drop: Drop): Promise<Entry[]> {
  const collection = await findCollection(context.database, drop.collectionAddress, drop.chainId);
  const mints = collection ? await lastMints(context, [collection.uuid], ENTRIES) : [];
  const path = `/drops/${drop.slug}`;
  const turn = (id: string, title: string, time: number): Entry[] =>
    time > wallSeconds() ? [] : [{ id, title, path, time, picture: cardPath(path) }];
  return latest([
    ...turn('open', `${drop.name} is open: ${priceText(drop.price)} each`, drop.startTime),
    ...turn('end', `${drop.name} has ended`, drop.endTime),
    ...mints.map(entryOf),
  ]);
}

async function feedAt(context: StoreContext, kind: string, name: string): Promise<Feed | null> {
  if (kind === 'collections') {
    const found = await findCollection(context.database, name);
    if (!found || found.slug !== name) return null;
    return {
      title: `${found.name} on Vitrine`,
      author: found.creatorName,
      path: `/collections/${found.slug}`,
      entries: await eventsIn(context, [found.uuid]),
    };
  }
  if (kind === 'artists') {
    const artist = await findArtist(context, name, COLLECTIONS_OF_ARTIST);
    if (!artist) return null;
    return {
      title: `${artist.name} on Vitrine`,
      author: artist.name,
      path: `/profile/${name.toLowerCase()}`,
      entries: await eventsIn(context, artist.collections),
    };
  }
  const drop = kind === 'drops' ? await findDrop(context, name) : null;
  if (!drop || drop.slug !== name) return null;
  return {
    title: `${drop.name}, a drop on Vitrine`,
    author: drop.creator.name,
    path: `/drops/${drop.slug}`,
    entries: await dropEntries(context, drop),
  };
}

/** The feed at `/feeds/{collections|drops|artists}/{name}.xml`; null when there is none. */
export async function feedOf(
  context: StoreContext,
  at: { kind: string; name: string },
  origin: string,
): Promise<string | null> {
  const feed = await feedAt(context, at.kind, at.name);
  return feed && atom(feed, { origin, self: `/feeds/${at.kind}/${at.name}.xml` });
}

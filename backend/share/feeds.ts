import type { Drop } from '../../src/contract/drop.ts';
import type { Language } from '../../src/language/language.ts';
import { findCollection } from '../stores/collections.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { findDrop } from '../stores/drops.ts';
import { findArtist, lastMints, lastSales, type FeedEvent } from '../stores/feeds.ts';
import { textsIn } from './language.ts';
import { priceText } from './subject.ts';
import { cardPath, feedPath, inLanguage } from './paths.ts';
import { escapeText } from './xml.ts';

const ENTRIES = 40;
const COLLECTIONS_OF_ARTIST = 20;

type Entry = { id: string; title: string; path: string; time: number; picture: string };
/** `market`: what the market is called. */
type Said = { language: Language; market: string };
type Feed = { title: string; author: string; path: string; entries: Entry[] };

const isoTime = (seconds: number) => new Date(seconds * 1_000).toISOString();

/** Atom (RFC 4287). */
function atom({ title, author, path, entries }: Feed, o: { origin: string; id: string } & Said): string {
  const url = (to: string) => escapeText(o.origin + to);
  const urlIn = (to: string) => url(inLanguage(to, o.language));
  const updated = isoTime(Math.max(0, ...entries.map(({ time }) => time)));
  const body = entries.map((entry) => {
    const picture = escapeText(`<p><img src="${url(entry.picture)}" alt="" width="600" height="315" /></p>`);
    return [
      '<entry>',
      `<id>${url(`${entry.path}#${entry.id}`)}</id>`,
      `<title>${escapeText(entry.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${urlIn(entry.path)}" />`,
      `<published>${isoTime(entry.time)}</published><updated>${isoTime(entry.time)}</updated>`,
      `<content type="html">${picture}</content>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${o.language}">`,
    // The same events in every language.
    `<id>${url(o.id)}</id>`,
    `<title>${escapeText(title)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${urlIn(o.id)}" />`,
    `<link rel="alternate" type="text/html" href="${urlIn(path)}" />`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeText(author === '' ? o.market : author)}</name></author>`,
    '<generator>Vitrine</generator>',
    ...body,
    '</feed>',
    '',
  ].join('\n');
}

const entryIn =
  (language: Language) =>
  ({ id, kind, slug, identifier, name, price, time }: FeedEvent): Entry => {
    const texts = textsIn(language);
    const path = `/collections/${slug}/${identifier}`;
    const sold = price ? texts.soldFor(name, priceText(price)) : texts.sold(name);
    return { id, title: kind === 'sale' ? sold : texts.minted(name), path, time, picture: cardPath(path, language) };
  };

const latest = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => b.time - a.time || (a.id < b.id ? 1 : -1)).slice(0, ENTRIES);

async function eventsOf(context: StoreContext, collections: readonly string[], language: Language): Promise<Entry[]> {
  const [sales, mints] = await Promise.all([
    lastSales(context, collections, ENTRIES),
    lastMints(context, collections, ENTRIES),
  ]);
  return latest([...sales, ...mints].map(entryIn(language)));
}

/** Opening and end, once they have passed; what was minted. */
async function dropEntries(context: StoreContext, drop: Drop, language: Language): Promise<Entry[]> {
  const collection = await findCollection(context.database, drop.collectionAddress, drop.chainId);
  const mints = collection ? await lastMints(context, [collection.uuid], ENTRIES) : [];
  const texts = textsIn(language);
  const path = `/drops/${drop.slug}`;
  const turn = (id: string, title: string, time: number): Entry[] =>
    time > wallSeconds() ? [] : [{ id, title, path, time, picture: cardPath(path, language) }];
  return latest([
    ...turn('open', texts.dropOpened(drop.name, priceText(drop.price)), drop.startTime),
    ...turn('end', texts.dropEnded(drop.name), drop.endTime),
    ...mints.map(entryIn(language)),
  ]);
}

/** What a feed is about, by the segments of its address. */
type FeedName = { kind: string; name: string };

async function feedAt(
  context: StoreContext,
  { kind, name }: FeedName,
  { language, market }: Said,
): Promise<Feed | null> {
  const texts = textsIn(language);
  if (kind === 'collections') {
    const found = await findCollection(context.database, name);
    if (!found || found.slug !== name) return null;
    return {
      title: texts.feedOf(found.name, market),
      author: found.creatorName,
      path: `/collections/${found.slug}`,
      entries: await eventsOf(context, [found.uuid], language),
    };
  }
  if (kind === 'artists') {
    const artist = await findArtist(context, name, COLLECTIONS_OF_ARTIST);
    if (!artist) return null;
    return {
      title: texts.feedOf(artist.name, market),
      author: artist.name,
      path: `/profile/${name.toLowerCase()}`,
      entries: await eventsOf(context, artist.collections, language),
    };
  }
  const drop = kind === 'drops' ? await findDrop(context, name) : null;
  if (!drop || drop.slug !== name) return null;
  return {
    title: texts.feedOfDrop(drop.name, market),
    author: drop.creator.name,
    path: `/drops/${drop.slug}`,
    entries: await dropEntries(context, drop, language),
  };
}

/** The feed at `/feeds/{collections|drops|artists}/{name}.xml`; null when there is none. */
export async function feedOf(
  context: StoreContext,
  at: FeedName,
  { origin, ...said }: { origin: string } & Said,
): Promise<string | null> {
  const feed = await feedAt(context, at, said);
  return feed && atom(feed, { origin, ...said, id: feedPath(`/${at.kind}/${at.name}`, 'en') });
}

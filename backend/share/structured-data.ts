import type { Price } from '../../src/contract/order.ts';
import type { Language } from '../../src/language/language.ts';
import { textsIn } from './language.ts';
import { cardPath, inLanguage, parentPath } from './paths.ts';
import type { Subject } from './subject.ts';
import { shorten } from './xml.ts';

const DESCRIPTION = 5_000;
const isoTime = (seconds: number) => new Date(seconds * 1_000).toISOString();

const offer = (price: Price, url: string, more: object = {}) => ({
  '@type': 'Offer',
  price: price.amount,
  // schema.org accepts ISO 4217 codes, and tickers for currencies that have none.
  priceCurrency: price.token.symbol,
  url,
  ...more,
});

/** The language and origin of the page it is for. */
type Place = { origin: string; language: Language };

const crumbs = ({ origin, language }: Place, steps: readonly (readonly [string, string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: inLanguage(origin + path, language),
  })),
});

function factsOf(subject: Subject, place: Place): object[] {
  const { origin, language } = place;
  const texts = textsIn(language);
  const id = origin + subject.path;
  const url = inLanguage(id, language);
  const common = {
    // The same thing in every language.
    '@id': id,
    url,
    name: subject.name,
    ...(subject.description === '' ? {} : { description: shorten(subject.description, DESCRIPTION) }),
    image: origin + cardPath(subject.path, language),
  };
  if (subject.kind === 'item') {
    const { card, creator } = subject;
    const path = parentPath(subject.path);
    return [
      {
        '@type': ['VisualArtwork', 'Product'],
        ...common,
        identifier: card.identifier,
        creator: { '@type': 'Person', name: creator },
        isPartOf: { '@type': 'Collection', name: card.collection.name, url: inLanguage(origin + path, language) },
        ...(card.listing && {
          offers: offer(card.listing.price, url, {
            availability: 'https://schema.org/InStock',
            priceValidUntil: isoTime(card.listing.endTime),
          }),
        }),
      },
      crumbs(place, [
        [texts.collections, '/collections'],
        [card.collection.name, path],
        [subject.name, subject.path],
      ]),
    ];
  }
  if (subject.kind === 'collection') {
    const { card } = subject;
    return [
      {
        '@type': 'Collection',
        ...common,
        creator: { '@type': 'Person', name: card.creator.name },
        collectionSize: card.itemsCount,
        ...(card.floor && {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: card.floor.amount,
            priceCurrency: card.floor.token.symbol,
            offerCount: card.listedCount,
          },
        }),
      },
      crumbs(place, [
        [texts.collections, '/collections'],
        [subject.name, subject.path],
      ]),
    ];
  }
  const { drop } = subject;
  return [
    {
      '@type': 'SaleEvent',
      ...common,
      startDate: isoTime(drop.startTime),
      endDate: isoTime(drop.endTime),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      organizer: { '@type': 'Person', name: drop.creator.name },
      offers: offer(drop.price, url, {
        validFrom: isoTime(drop.startTime),
        availability: drop.state === 'ended' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      }),
    },
    crumbs(place, [
      [texts.drops, '/drops'],
      [subject.name, subject.path],
    ]),
  ];
}

/** What a page is about in schema.org's vocabulary; null where it has no words for it. */
export function structuredData(subject: Subject | null, o: Place & { path: string; market: string }): object | null {
  if (subject) return { '@context': 'https://schema.org', '@graph': factsOf(subject, o) };
  if (o.path !== '/') return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: o.market,
    url: inLanguage(`${o.origin}/`, o.language),
  };
}

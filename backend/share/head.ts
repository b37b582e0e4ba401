import { LANGUAGE_PARAMETER, type Language } from '../../src/language/language.ts';
import { artistFeedPath, CARD_SIZE, cardPath, feedPath, parentPath } from './paths.ts';
import { structuredData } from './structured-data.ts';
import { priceText, type Subject } from './subject.ts';
import { blockJson, escapeText, shorten } from './xml.ts';

const meta = (kind: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${kind}="${key}" content="${escapeText(String(content))}" />`;

/** What stands in a rendered page's head already. */
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? 'Vitrine';
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';

const alternate = (type: string, title: string, href: string) =>
  `<link rel="alternate" type="${type}" title="${escapeText(title)}" href="${escapeText(href)}" />`;

/** The feeds of what the page is about: title and path. */
function feedsOf(subject: Subject): [string, string][] {
  if (subject.kind === 'item') return [[subject.byline, feedPath(parentPath(subject.path))]];
  const own: [string, string] = [subject.name, feedPath(subject.path)];
  const { creator } = subject.kind === 'collection' ? subject.card : subject.drop;
  return [own, [creator.name, artistFeedPath(creator.address)]];
}

const cardWords = (subject: Subject): string =>
  [
    subject.name,
    `${subject.byline}, on ${subject.network}`,
    ...(subject.price ? [`${subject.price.label}: ${priceText(subject.price.price)}`] : []),
  ].join('. ');

/**
 * What search engines and other sites read of a page: its one address, its card, its facts, its feed.
 * `html` is the rendered page, whose title and description are used again.
 */
export function shareHead(o: {
  html: string;
  path: string;
  subject: Subject | null;
  origin: string;
  /** Of the page, and all there are. */
  language: Language;
  languages: readonly Language[];
}): string {
  const { html, path, subject, origin, language, languages } = o;
  const url = `${origin}${path}`;
  const addressIn = (one: Language) => escapeText(one === 'en' ? url : `${url}?${LANGUAGE_PARAMETER}=${one}`);
  // Both are escaped already.
  const [title, description] = [titleOf(html), descriptionOf(html)];
  const lines = [
    `<link rel="canonical" href="${addressIn(language)}" />`,
    ...languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${addressIn(one)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${escapeText(url)}" />`,
    meta('property', 'og:locale', language),
    meta('property', 'og:site_name', 'Vitrine'),
    meta('property', 'og:type', subject?.kind === 'item' ? 'product' : 'website'),
    meta('property', 'og:url', url),
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    meta('property', 'og:image', `${origin}${cardPath(subject?.path ?? null)}`),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', CARD_SIZE.width),
    meta('property', 'og:image:height', CARD_SIZE.height),
    meta('property', 'og:image:alt', subject ? shorten(cardWords(subject), 300) : 'Vitrine, an NFT marketplace'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (subject) {
    const embed = `${origin}/oembed?url=${encodeURIComponent(url)}`;
    lines.push(
      ...feedsOf(subject).map(([title, path]) => alternate('application/atom+xml', `${title} on Vitrine`, path)),
      alternate('application/json+oembed', subject.name, embed),
    );
  }
  const facts = structuredData(subject, { path, origin });
  if (facts) lines.push(`<script type="application/ld+json">${blockJson(facts)}</script>`);
  return lines.join('\n    ');
}

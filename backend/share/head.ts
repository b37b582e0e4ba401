import type { Language } from '../../src/language/language.ts';
import { textsIn, type Texts } from './language.ts';
import { artistFeedPath, CARD_SIZE, cardPath, feedPath, inLanguage, parentPath } from './paths.ts';
import { structuredData } from './structured-data.ts';
import { priceText, type Subject } from './subject.ts';
import { blockJson, escapeText, shorten } from './xml.ts';

const meta = (kind: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${kind}="${key}" content="${escapeText(String(content))}" />`;

/** What a rendered page's head already contains. */
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';

const alternate = (type: string, title: string, href: string) =>
  `<link rel="alternate" type="${type}" title="${escapeText(title)}" href="${escapeText(href)}" />`;

/** The feeds about the page's subject: title and path. */
function feedsOf(subject: Subject, language: Language): [string, string][] {
  if (subject.kind === 'item') return [[subject.byline, feedPath(parentPath(subject.path), language)]];
  const own: [string, string] = [subject.name, feedPath(subject.path, language)];
  const { creator } = subject.kind === 'collection' ? subject.card : subject.drop;
  return [own, [creator.name, artistFeedPath(creator.address, language)]];
}

const cardWords = (subject: Subject, texts: Texts): string =>
  [
    subject.name,
    texts.onNetwork(subject.byline, subject.network),
    ...(subject.price ? [texts.priced(texts.prices[subject.price.label], priceText(subject.price.price))] : []),
  ].join('. ');

/**
 * What search engines and other sites read about a page: its canonical address, its card, its facts, its feed. `html`
 * is the rendered page, whose title and description are reused.
 */
export function shareHead(o: {
  html: string;
  path: string;
  subject: Subject | null;
  origin: string;
  /** What the market is called. */
  market: string;
  /** The page's language, and all there are. */
  language: Language;
  languages: readonly Language[];
}): string {
  const { html, path, subject, origin, language, languages } = o;
  const url = `${origin}${path}`;
  const texts = textsIn(language);
  const addressIn = (one: Language) => escapeText(inLanguage(url, one));
  // Both are already escaped.
  const [title, description] = [titleOf(html), descriptionOf(html)];
  const lines = [
    `<link rel="canonical" href="${addressIn(language)}" />`,
    ...languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${addressIn(one)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${escapeText(url)}" />`,
    meta('property', 'og:locale', language),
    meta('property', 'og:site_name', o.market),
    meta('property', 'og:type', subject?.kind === 'item' ? 'product' : 'website'),
    meta('property', 'og:url', inLanguage(url, language)),
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    meta('property', 'og:image', `${origin}${cardPath(subject?.path ?? null, language)}`),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', CARD_SIZE.width),
    meta('property', 'og:image:height', CARD_SIZE.height),
    meta('property', 'og:image:alt', subject ? shorten(cardWords(subject, texts), 300) : texts.product(o.market)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (subject) {
    const embed = `${origin}/oembed?url=${encodeURIComponent(inLanguage(url, language))}`;
    lines.push(
      ...feedsOf(subject, language).map(([title, path]) =>
        alternate('application/atom+xml', texts.feedOf(title, o.market), path),
      ),
      alternate('application/json+oembed', subject.name, embed),
    );
  }
  const facts = structuredData(subject, { path, origin, language, market: o.market });
  if (facts) lines.push(`<script type="application/ld+json">${blockJson(facts)}</script>`);
  return lines.join('\n    ');
}

import { countItems, collectionPages, itemPages, type ItemPage } from '../stores/site-map.ts';
import type { StoreContext } from '../stores/context.ts';
import { listDrops } from '../stores/drops.ts';
import { escapeText } from './xml.ts';

/** The protocol's own limit for a file, and for the parts in an index. */
const MOST_PER_FILE = 50_000;
/** Approximate items per part: ids are spread evenly, and a part contains those with the same beginning. */
const ITEMS_PER_PART = 1_000;
const MOST_DIGITS = 3;
const DROPS = 100;

export const SITEMAP_PATH = '/sitemap.xml';
const FIXED = ['/', '/collections', '/drops', '/docs'];

type Entry = { loc: string; lastmod?: number };

const file = (root: 'urlset' | 'sitemapindex', entries: readonly Entry[]): string => {
  const tag = root === 'urlset' ? 'url' : 'sitemap';
  const lines = entries.map(({ loc, lastmod }) => {
    const time = lastmod === undefined ? '' : `<lastmod>${new Date(lastmod * 1_000).toISOString()}</lastmod>`;
    return `<${tag}><loc>${escapeText(loc)}</loc>${time}</${tag}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
};

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** The index of the parts. Items are split so that each part has about {@link ITEMS_PER_PART}. */
export async function sitemapIndex(context: StoreContext, origin: string): Promise<string> {
  const items = await countItems(context.database);
  let digits = 0;
  while (digits < MOST_DIGITS && items / 16 ** digits > ITEMS_PER_PART) digits += 1;
  const parts = Array.from({ length: 16 ** digits }, (_, part) => (digits === 0 ? 'all' : hex(part, digits)));
  return file('sitemapindex', [
    { loc: `${origin}/sitemaps/pages.xml` },
    ...(items === 0 ? [] : parts.map((part) => ({ loc: `${origin}/sitemaps/items-${part}.xml` }))),
  ]);
}

const itemEntry = (origin: string, { slug, identifier, mintedTime }: ItemPage): Entry => ({
  loc: `${origin}/collections/${slug}/${identifier}`,
  lastmod: mintedTime,
});

/** A part by its name: `pages`, or `items-` and the beginning of its items' ids. Null: there is no such part. */
export async function sitemapPart(context: StoreContext, name: string, origin: string): Promise<string | null> {
  if (name === 'pages') {
    const [slugs, drops] = await Promise.all([
      collectionPages(context.database, MOST_PER_FILE - FIXED.length - DROPS),
      listDrops(context, { page: 1, size: DROPS }),
    ]);
    return file('urlset', [
      ...FIXED.map((path) => ({ loc: origin + path })),
      ...drops.data.map((drop) => ({ loc: `${origin}/drops/${drop.slug}` })),
      ...slugs.map((slug) => ({ loc: `${origin}/collections/${slug}` })),
    ]);
  }
  const part = /^items-(all|[0-9a-f]{1,3})$/.exec(name)?.[1];
  if (part === undefined) return null;
  const pages = await itemPages(context.database, part === 'all' ? '' : part, MOST_PER_FILE);
  return file(
    'urlset',
    pages.map((page) => itemEntry(origin, page)),
  );
}

/** Everybody may read pages; the services are for programs, and profiles name people. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...['/marketplace/', '/data/', '/rpc/', '/demo/', '/profile', '/watch-list', '/notifications', '/test'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ].join('\n');

import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useApiMarket } from '../../tests/support/server/api-market.ts';
import { testApp } from '../../tests/support/server/app.ts';
import { owners } from '../../tests/support/server/market.ts';
import type { Drop } from '../../src/contract/drop.ts';
import * as feeds from '../stores/feeds.ts';
import { drawCard, saleText } from '../share/card.ts';
import { CARD_SIZE } from '../share/paths.ts';
import { subjectOf } from '../share/subject.ts';
import { shareHead } from '../share/head.ts';

const market = useApiMarket();
const ORIGIN = 'http://localhost';

async function text(path: string) {
  const answer = await market.request(path);
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
}

/** Every start tag has its end; throws at the first that has not. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  for (const [, end, name = '', , closed] of xml.matchAll(/<(\/)?([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/)?>/g)) {
    if (end !== undefined) expect(open.pop()).toBe(name);
    else if (closed === undefined) open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml.replace(/<\?xml[^>]*\?>|<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>/g, '')).not.toMatch(
    /[<]|&(?!amp;|lt;|gt;|quot;|#39;)/,
  );
}

describe('a card', () => {
  const inEnglish = { picture: null, language: 'en', market: 'Vitrine', mark: null } as const;
  test('is a JPEG of the size that networks show, for pages about something and for the product', async () => {
    for (const path of [
      '/share.jpg',
      '/share/collections/glass/1.jpg',
      '/share/collections/glass.jpg',
      '/share/drops/glass-drop.jpg',
    ]) {
      const answer = await market.request(path);
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/jpeg']);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
        format: 'jpeg',
        ...CARD_SIZE,
      });
    }
  });

  test('shows the picture where it comes, and is the same without where it does not', async () => {
    const red = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const fetch = vi.fn(async () => new Response(new Uint8Array(red)));
    const { app: withPictures } = await testApp(market.database, { images: { fetch } });
    const { app: withoutPictures } = await testApp(market.database, {
      images: { fetch: async () => new Response(null, { status: 424 }) },
    });
    const middle = async (app: typeof withPictures) => {
      const answer = await app.request('/share/collections/glass/1.jpg');
      const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (315 * info.width + 300) * info.channels;
      return [...data.subarray(at, at + 3)];
    };
    const [r = 0, g = 0] = await middle(withPictures);
    expect(r).toBeGreaterThan(200);
    expect(g).toBeLessThan(60);
    const [, plain = 0] = await middle(withoutPictures);
    expect(plain).toBeGreaterThan(200);
    // Kept: a second reader makes no second picture.
    await withPictures.request('/share/collections/glass/1.jpg');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('holds whatever an item is called and costs', async () => {
    const plain = (await subjectOf((await testApp(market.database)).context, '/collections/glass/1'))!;
    for (const name of ['M'.repeat(300), '壺の名前', '', '\u202e\u200b<b>&amp;']) {
      const amount = '9'.repeat(60);
      const price = { ...plain.price!, price: { ...plain.price!.price, amount } };
      const { width } = await sharp(
        await drawCard({ ...plain, name, price, network: 'N'.repeat(80) }, inEnglish),
      ).metadata();
      expect(width).toBe(CARD_SIZE.width);
    }
  });

  test('of a drop says whether it is live, and until when', async () => {
    const [startTime, endTime] = [Date.UTC(2026, 11, 1, 9) / 1000, Date.UTC(2026, 11, 4, 18, 30) / 1000];
    const span = { startTime, endTime };
    expect(saleText({ state: 'upcoming', ...span }, 'en')).toBe('Opens 1 Dec 2026, 09:00 UTC');
    expect(saleText({ state: 'live', ...span }, 'en')).toBe('Live until 4 Dec 2026, 18:30 UTC');
    expect(saleText({ state: 'ended', ...span }, 'en')).toBe('Ended');
    expect(saleText({ state: 'upcoming', ...span }, 'es')).toBe('Abre el 1 dic 2026, 09:00 UTC');
    expect(saleText({ state: 'live', ...span }, 'es')).toBe('En curso hasta el 4 dic 2026, 18:30 UTC');
    const subject = (await subjectOf((await testApp(market.database)).context, '/drops/glass-drop'))!;
    if (subject.kind !== 'drop') throw new Error('The subject is no drop');
    const drawn = (state: Drop['state']) => drawCard({ ...subject, drop: { ...subject.drop, state } }, inEnglish);
    expect((await drawn('live')).equals(await drawn('ended'))).toBe(false);
  });

  test('of what there is not is 404', async () => {
    for (const path of [
      '/share/collections/glass/999.jpg',
      '/share/collections/none.jpg',
      '/share/x.jpg',
      `/share/collections/glass/${'9'.repeat(78)}.jpg`,
    ]) {
      expect((await text(path)).status, path).toBe(404);
    }
  });
});

describe('a page’s head for others', () => {
  const here = { origin: ORIGIN, language: 'en', languages: ['en', 'es'], market: 'Vitrine' } as const;
  const head = async (path: string, html = '<title>T &amp; t</title><meta name="description" content="D" />') =>
    shareHead({ html, path, subject: await subjectOf((await testApp(market.database)).context, path), ...here });
  const facts = (tags: string) =>
    JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(tags)?.[1] ?? 'null') as Record<string, unknown>;

  test('names its one address, its card and its feed, and uses its title as it stands', async () => {
    const tags = await head('/collections/glass/1');
    expect(tags).toContain(`<link rel="canonical" href="${ORIGIN}/collections/glass/1" />`);
    expect(tags).toContain(`<meta property="og:image" content="${ORIGIN}/share/collections/glass/1.jpg" />`);
    expect(tags).toContain('<meta property="og:title" content="T &amp; t" />');
    expect(tags).toContain('Pane 1. Glass, on meridian. For sale: 0.1 ETH');
    expect(tags).toContain('href="/feeds/collections/glass.xml"');
    expect(tags).toContain(`/oembed?url=${encodeURIComponent(`${ORIGIN}/collections/glass/1`)}`);
  });

  test('has the facts of an item, a collection, a drop and the site in the words of schema.org', async () => {
    const graph = async (path: string) => (facts(await head(path))['@graph'] as Record<string, unknown>[])[0];
    expect(await graph('/collections/glass/1')).toMatchObject({
      '@type': ['VisualArtwork', 'Product'],
      name: 'Pane 1',
      offers: { price: '0.1', priceCurrency: 'ETH' },
    });
    expect(await graph('/collections/glass')).toMatchObject({
      '@type': 'Collection',
      collectionSize: 30,
      offers: { lowPrice: '0.1' },
    });
    expect(await graph('/drops/glass-drop')).toMatchObject({ '@type': 'SaleEvent', offers: { price: '0.01' } });
    expect(facts(await head('/'))).toMatchObject({ '@type': 'WebSite', url: `${ORIGIN}/` });
    expect(await head('/collections/glass')).toContain(`href="/feeds/artists/${owners[0]}.xml"`);
    expect(await head('/docs')).not.toContain('ld+json');
  });

  test('ends no element early, whatever an item is called', async () => {
    await market.database.query(`update nfts set name = $1 where identifier = 2`, ['</script><b>"\'&\u0007']);
    const tags = await head('/collections/glass/2');
    expect(tags.match(/<\/script>/g)).toHaveLength(1);
    expect(tags).not.toContain('<b>');
    expect(facts(tags)['@graph']).toMatchObject([{ name: '</script><b>"\'&\u0007' }, {}]);
    expect((await market.request('/share/collections/glass/2.jpg')).status).toBe(200);
  });
});

describe('the map for search engines', () => {
  test('is named by robots.txt and leads to every page and item, each once', async () => {
    expect((await text('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const index = await text('/sitemap.xml');
    expectWellFormed(index.body);
    const parts = [...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);
    const all: string[] = [];
    for (const part of parts) {
      const { status, body } = await text(new URL(part).pathname);
      expect(status, part).toBe(200);
      expectWellFormed(body);
      all.push(...[...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc));
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((loc) => /\/collections\/glass\/\d+$/.test(loc))).toHaveLength(30);
    expect(all).toEqual(
      expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/drops/glass-drop`, `${ORIGIN}/collections/sheets`]),
    );
  });

  test('has items in as many parts as hold a bounded number each', async () => {
    await market.database.query(`update collections set items_count = 20000 where slug = 'glass'`);
    const { app } = await testApp(market.database);
    const index = await (await app.request('/sitemap.xml')).text();
    const parts = [...index.matchAll(/sitemaps\/items-([0-9a-f]+)\.xml/g)].map(([, part = '']) => part);
    expect(parts).toHaveLength(256);
    let items = 0;
    for (const part of parts) {
      items += ((await (await app.request(`/sitemaps/items-${part}.xml`)).text()).match(/<url>/g) ?? []).length;
    }
    expect(items).toBe(31);
    for (const part of ['items-g', 'items-0000', 'other'])
      expect((await app.request(`/sitemaps/${part}.xml`)).status).toBe(404);
  });
});

describe('a feed', () => {
  beforeAll(async () => {
    const nft = `(select uuid from nfts where identifier = 1 and name = 'Pane 1')`;
    await market.database.query(
      `insert into sales (chain_id, block_hash, log_index, sub, block_number, order_hash, collection_uuid, nft_uuid, seller,
         buyer, amount, unit_value, token, rank, time)
       values (31337, 'x', 0, 0, 50, 'y', $1, ${nft}, 's', 'b', 1, 250000000000000000, $2, 1, $3)`,
      [market.uuid, `0x${'0'.repeat(40)}`, Math.floor(Date.now() / 1000) + 10],
    );
  });

  test.each([
    ['/feeds/collections/glass.xml', 40],
    ['/feeds/collections/sheets.xml', 1],
    [`/feeds/artists/${owners[0]}.xml`, 32],
    ['/feeds/drops/glass-drop.xml', 31],
  ])('%s is Atom, newest first, with an id for each entry', async (path, most) => {
    const { status, type, body } = await text(path);
    expect([status, type]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expectWellFormed(body);
    expect(body).toContain(`<link rel="self" type="application/atom+xml" href="${ORIGIN}${path}" />`);
    const entries = [...body.matchAll(/<entry>.*?<\/entry>/g)].map(([entry]) => entry);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(most);
    const times = entries.map((entry) => /<updated>(.*?)<\/updated>/.exec(entry)?.[1] ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(entries.map((entry) => /<id>(.*?)<\/id>/.exec(entry)?.[1])).size).toBe(entries.length);
  });

  test('tells of a sale with its price', async () => {
    expect((await text('/feeds/collections/glass.xml')).body).toContain('<title>Pane 1 was sold for 0.25 ETH</title>');
  });

  test('of what there is not is 404, and a store that fails is a failure', async () => {
    for (const path of [
      '/feeds/collections/none.xml',
      `/feeds/artists/0x${'9'.repeat(40)}.xml`,
      '/feeds/other/glass.xml',
    ]) {
      expect((await text(path)).status, path).toBe(404);
    }
    vi.spyOn(feeds, 'lastSales').mockRejectedValueOnce(new Error('the store'));
    const { app, logged } = await testApp(market.database);
    expect((await app.request('/feeds/collections/glass.xml')).status).toBe(500);
    expect(logged.join()).toContain('the store');
    expect((await app.request('/feeds/collections/glass.xml')).status).toBe(200);
  });
});

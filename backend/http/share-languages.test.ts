import { describe, expect, test } from 'vitest';
import { useApiMarket } from '../../tests/support/server/api-market.ts';
import { testApp } from '../../tests/support/server/app.ts';
import { LANGUAGES, type Language } from '../../src/language/language.ts';
import { shareHead } from '../share/head.ts';
import { subjectOf } from '../share/subject.ts';

const market = useApiMarket();
const ORIGIN = 'http://localhost';
/** Arabic text isolates what is not Arabic in it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await market.request(path, { headers });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

describe('a feed', () => {
  const path = '/feeds/collections/glass.xml';

  test.each([
    ['en', '', 'Glass on Vitrine', 'Pane 1 was minted'],
    ['es', '?language=es', 'Glass en Vitrine', 'Pane 1 se acuñó'],
    ['ar', '?language=ar', `${isolated('Glass')} على Vitrine`, `سُكّ ${isolated('Pane 1')}`],
  ])('is in %s, as its address says, and leads to pages in it', async (language, query, title, entry) => {
    const { body, headers } = await read(path + query);
    expect(headers.get('content-language')).toBe(language);
    expect(body).toContain(`xml:lang="${language}"`);
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain(`<title>${entry}</title>`);
    expect(body).toContain(`<link rel="self" type="application/atom+xml" href="${ORIGIN}${path}${query}" />`);
    expect(body).toContain(`<link rel="alternate" type="text/html" href="${ORIGIN}/collections/glass/1${query}" />`);
  });

  test('without a language in its address follows the browser, and is kept apart for each', async () => {
    const titles = [];
    for (const language of ['es', 'en', 'ar', 'es'])
      titles.push(/<title>(.*?)</.exec((await read(path, { 'accept-language': language })).body)?.[1]);
    expect(titles).toEqual([
      'Glass en Vitrine',
      'Glass on Vitrine',
      `${isolated('Glass')} على Vitrine`,
      'Glass en Vitrine',
    ]);
    expect((await read(path)).headers.get('vary')).toContain('Accept-Language, Cookie');
  });

  test('has the same ids in every language: nothing happens twice', async () => {
    const ids = async (language: Language) =>
      [...(await read(`${path}?language=${language}`)).body.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    const english = await ids('en');
    expect(english.length).toBeGreaterThan(2);
    expect([await ids('es'), await ids('ar')]).toEqual([english, english]);
  });

  test.each([
    ['en', 'Glass drop, a drop on Vitrine', 'Glass drop is open: 0.01 ETH each'],
    ['es', 'Glass drop, un lanzamiento en Vitrine', 'Ya abrió Glass drop: 0.01 ETH por unidad'],
    [
      'ar',
      `${isolated('Glass drop')}، إصدار على Vitrine`,
      `بدأ ${isolated('Glass drop')}: ${isolated('0.01 ETH')} للواحد`,
    ],
  ])('of a drop tells in %s that it has opened', async (language, title, opened) => {
    const { body } = await read(`/feeds/drops/glass-drop.xml?language=${language}`);
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain(`<title>${opened}</title>`);
  });
});

test.each([
  ['en', '', 'Glass drop by Ada ends', 'Glass drop ends', 'The drop ends at this time. 0.01 ETH each'],
  [
    'es',
    '?language=es',
    'Termina Glass drop de Ada',
    'Termina Glass drop',
    'El lanzamiento termina a esta hora. 0.01 ETH por unidad',
  ],
  [
    'ar',
    '?language=ar',
    `ينتهي ${isolated(`${isolated('Glass drop')} من ${isolated('Ada')}`)}`,
    `ينتهي ${isolated('Glass drop')}`,
    `ينتهي الإصدار في هذا الوقت. ${isolated('0.01 ETH')} للواحد`,
  ],
])('a drop’s calendar is in %s', async (language, query, summary, reminder, description) => {
  const now = Math.floor(Date.now() / 1000);
  await market.database.query(`update drops set start_time = $1, end_time = $2 where slug = 'glass-drop'`, [
    now - 5_000,
    now + 90_000,
  ]);
  const { body, headers } = await read(`/calendar/drops/glass-drop.ics${query}`);
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const whole = body.replaceAll('\r\n ', '');
  expect(headers.get('content-language')).toBe(language);
  expect(whole).toContain(`SUMMARY:${summary}\r\n`);
  expect(whole).toContain(`DESCRIPTION:${reminder}\r\nTRIGGER`);
  expect(whole).toContain(`DESCRIPTION:${description}`);
  expect(whole).toContain(`URL:${ORIGIN}/drops/glass-drop${query}\r\n`);
});

describe('a card', () => {
  const drawn = async (path: string) =>
    Buffer.from(await (await market.request(path)).arrayBuffer()).toString('base64');

  test('is in Spanish where its address says so, and in English for Arabic, whose letters it has not', async () => {
    for (const path of ['/share.jpg', '/share/collections/glass/1.jpg', '/share/drops/glass-drop.jpg']) {
      const [english, spanish, arabic] = [
        await drawn(path),
        await drawn(`${path}?language=es`),
        await drawn(`${path}?language=ar`),
      ];
      expect(spanish === english, path).toBe(false);
      expect(arabic === english, path).toBe(true);
    }
  });

  test('is one for each address, whatever the asking site’s language is', async () => {
    const { app } = await testApp(market.database);
    const asked = (headers: Record<string, string>) => app.request('/share.jpg', { headers });
    const spanish = await asked({ 'accept-language': 'es' });
    expect(spanish.headers.get('vary') ?? '').not.toContain('Accept-Language');
    expect(Buffer.from(await spanish.arrayBuffer()).toString('base64')).toBe(await drawn('/share.jpg'));
  });
});

describe('a page’s head', () => {
  const head = async (path: string, language: Language) => {
    const subject = await subjectOf((await testApp(market.database)).context, path);
    return shareHead({
      html: '<title>T</title>',
      market: 'Vitrine',
      path,
      subject,
      origin: ORIGIN,
      language,
      languages: LANGUAGES,
    });
  };
  const factsIn = (tags: string) =>
    (JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(tags)?.[1] ?? 'null') as { '@graph': unknown[] })['@graph'];

  test.each([
    ['en', '', '', 'Pane 1. Glass, on meridian. For sale: 0.1 ETH', 'Glass on Vitrine', 'Collections'],
    [
      'es',
      '?language=es',
      '?language=es',
      'Pane 1. Glass, en meridian. En venta: 0.1 ETH',
      'Glass en Vitrine',
      'Colecciones',
    ],
    [
      'ar',
      '?language=ar',
      '',
      `Pane 1. ${isolated('Glass')}، على ${isolated('meridian')}. معروض للبيع: ${isolated('0.1 ETH')}`,
      `${isolated('Glass')} على Vitrine`,
      'المجموعات',
    ],
  ] as const)('in %s names what others read in it', async (language, query, cardQuery, alt, feed, collections) => {
    const tags = await head('/collections/glass/1', language);
    const page = `${ORIGIN}/collections/glass/1`;
    expect(tags).toContain(`<meta property="og:url" content="${page}${query}" />`);
    expect(tags).toContain(
      `<meta property="og:image" content="${ORIGIN}/share/collections/glass/1.jpg${cardQuery}" />`,
    );
    expect(tags).toContain(`<meta property="og:image:alt" content="${alt}" />`);
    expect(tags).toContain(`title="${feed}" href="/feeds/collections/glass.xml${query}"`);
    expect(tags).toContain(`/oembed?url=${encodeURIComponent(page + query)}`);
    const [item, crumbs] = factsIn(tags);
    expect(item).toMatchObject({ '@id': page, url: page + query, offers: { price: '0.1', url: page + query } });
    expect(crumbs).toMatchObject({
      itemListElement: [
        { name: collections, item: `${ORIGIN}/collections${query}` },
        { name: 'Glass' },
        { name: 'Pane 1' },
      ],
    });
  });

  test('of the product is described in the page’s language', async () => {
    expect(await head('/', 'es')).toContain('content="Vitrine, un mercado de NFT"');
    expect(await head('/', 'ar')).toContain('content="Vitrine، سوق للرموز');
  });
});

test('oEmbed gives the card and the page of the address’s language', async () => {
  const embedded = async (address: string) =>
    JSON.parse((await read(`/oembed?url=${encodeURIComponent(address)}`)).body);
  const page = `${ORIGIN}/collections/glass/1`;
  const card = `${ORIGIN}/share/collections/glass/1.jpg`;
  expect(await embedded(`${page}?language=es`)).toMatchObject({
    url: `${card}?language=es`,
    thumbnail_url: `${card}?language=es`,
    web_page: `${page}?language=es`,
  });
  expect(await embedded(`${page}?language=ar`)).toMatchObject({ url: card, web_page: `${page}?language=ar` });
  expect(await embedded(`${page}?language=xx`)).toMatchObject({ url: card, web_page: page });
});

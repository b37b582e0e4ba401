import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { LANGUAGE_PARAMETER, languageOf, type Language } from '../../src/language/language.ts';
import { HIDDEN_LOG_PATH } from '../../src/contract/hidden-log-path.ts';
import { createTurns } from '../core/turns.ts';
import { apiPage } from '../share/api-page.ts';
import { dropCalendar } from '../share/calendar.ts';
import { drawCard } from '../share/card.ts';
import { feedOf } from '../share/feeds.ts';
import { oembedOf } from '../share/oembed.ts';
import { cardLanguage } from '../share/language.ts';
import { openApi } from '../share/openapi.ts';
import { inLanguage } from '../share/paths.ts';
import { hiddenLogPage } from '../share/hidden-log-page.ts';
import { PLAIN_PAGE_STYLE } from '../share/plain-page.ts';
import { robotsTxt, SITEMAP_PATH, sitemapIndex, sitemapPart } from '../share/sitemap.ts';
import { subjectOf, type Subject } from '../share/subject.ts';
import type { StoreContext } from '../stores/context.ts';
import { ApiError, LANGUAGE_VARY, refusal } from './answers.ts';
import { ownOrigin, type HostOptions } from './hosts.ts';
import { languageFor } from './language.ts';
import type { Limits } from './limits.ts';
import type { ThemeState } from './theme-state.ts';

/** How long an answer is cached, here and elsewhere: a card tells its age, and feed readers come back. */
const KEPT_SECONDS = 600;
const KEPT = { max: 500, maxSize: 64_000_000 };
/** The width closest to a card's picture among those that the proxy offers. */
const CARD_PICTURE = 'w_640,f_png';
const CARDS_AT_A_TIME = 2;
/** How many may be made or waited for at the same time, by all callers. */
const MOST_RUNNING = 64;

export type ShareParts = {
  context: StoreContext;
  limits: Limits;
  hosts: HostOptions;
  images: { fetch: (request: Request) => Response | Promise<Response> } | null;
  theme: Pick<ThemeState, 'market' | 'mark'>;
};

/**
 * What other sites, feed readers and search engines request: cards, feeds, the site map, oEmbed, the API's description.
 */
export function createShare({ context, limits, hosts, images, theme }: ShareParts): { routes: Hono; forget(): void } {
  const { market } = theme;
  const app = new Hono();
  const kept = new LRUCache<string, { body: string | Uint8Array<ArrayBuffer> }>({
    ...KEPT,
    ttl: KEPT_SECONDS * 1_000,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  const running = new Map<string, Promise<string | Uint8Array<ArrayBuffer> | null>>();
  let forgotten = 0;
  const never = new AbortController().signal;
  const cardTurn = createTurns({ slots: CARDS_AT_A_TIME, perGroup: CARDS_AT_A_TIME });

  /** Made once for all callers within {@link KEPT_SECONDS}. */
  async function once(key: string, make: () => Promise<string | Uint8Array<ArrayBuffer> | null>) {
    const known = kept.get(key);
    if (known) return known.body;
    const already = running.get(key);
    if (already) return already;
    if (running.size >= MOST_RUNNING) throw refusal(503, 'busy');
    const since = forgotten;
    const made = make()
      .then((body) => {
        if (body !== null && since === forgotten) kept.set(key, { body });
        return body;
      })
      .finally(() => {
        if (running.get(key) === made) running.delete(key);
      });
    running.set(key, made);
    return made;
  }

  const originOf = (c: Context): string => {
    const origin = ownOrigin(c.req.url, hosts);
    if (origin === null) throw refusal(421, 'wrong-host');
    return origin;
  };

  async function answer(c: Context, type: string, make: (origin: string) => Promise<string | null>, key = c.req.path) {
    const origin = originOf(c);
    const body = await once(`${origin}${key}`, () => make(origin));
    if (body === null) throw refusal(404, 'not-found');
    return c.body(body, 200, { 'Content-Type': type, 'Cache-Control': `public, max-age=${KEPT_SECONDS}` });
  }

  /** In the caller's language: one address has an answer for each. */
  function answerSpoken(
    c: Context,
    type: string,
    make: (o: { origin: string; language: Language }) => Promise<string | null>,
  ) {
    const language = languageFor(c);
    c.header('Vary', LANGUAGE_VARY);
    c.header('Content-Language', language);
    return answer(c, type, (origin) => make({ origin, language }), inLanguage(c.req.path, language));
  }

  /** The subject's picture as pixels; null where it has none, or it cannot be had. */
  async function pictureOf(subject: Subject): Promise<Uint8Array | null> {
    if (images === null || subject.picture === '') return null;
    const path = `/_ipx/${CARD_PICTURE}/${encodeURIComponent(subject.picture)}`;
    const found = await images.fetch(new Request(`http://images.invalid${path}`));
    return found.ok ? new Uint8Array(await found.arrayBuffer()) : null;
  }

  async function card(c: Context, subject: Subject | null) {
    // By the address alone: another site asks, for people whose language nobody knows.
    const language = cardLanguage(languageOf(c.req.query(LANGUAGE_PARAMETER)) ?? 'en');
    const body = await once(inLanguage(c.req.path, language), async () => {
      // Others may be waiting for it too: it goes on even if the first caller leaves.
      const leave = await cardTurn('card', () => true, never);
      try {
        const drawn = await drawCard(subject, {
          picture: subject && (await pictureOf(subject)),
          language,
          market: market(),
          mark: (await theme.mark())?.url ?? null,
        });
        return new Uint8Array(drawn);
      } finally {
        leave();
      }
    });
    if (body === null) throw refusal(404, 'not-found');
    return c.body(body, 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
      // It is meant for other sites to show.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  }

  app.get('/share.jpg', limits.guard('pictures'), (c) => card(c, null));
  app.get('/share/*', limits.guard('pictures'), async (c) => {
    const path = /^\/share(\/.+)\.jpg$/.exec(c.req.path)?.[1];
    const subject = path === undefined ? null : await subjectOf(context, path);
    if (!subject) throw refusal(404, 'not-found');
    return card(c, subject);
  });

  app.get('/robots.txt', limits.guard('files'), (c) =>
    answer(c, 'text/plain; charset=utf-8', async (origin) => robotsTxt(origin)),
  );
  app.get(SITEMAP_PATH, limits.guard('reads'), (c) =>
    answer(c, 'application/xml; charset=utf-8', (origin) => sitemapIndex(context, origin)),
  );
  app.get('/sitemaps/:file{[a-z0-9-]{1,16}\\.xml}', limits.guard('reads'), (c) =>
    answer(c, 'application/xml; charset=utf-8', (origin) =>
      sitemapPart(context, c.req.param('file').replace(/\.xml$/, ''), origin),
    ),
  );
  app.get('/feeds/:kind/:file{[A-Za-z0-9-]{1,64}\\.xml}', limits.guard('reads'), (c) =>
    answerSpoken(c, 'application/atom+xml; charset=utf-8', (o) =>
      feedOf(
        context,
        { kind: c.req.param('kind'), name: c.req.param('file').replace(/\.xml$/, '') },
        { ...o, market: market() },
      ),
    ),
  );

  app.get('/calendar/drops/:file{[a-z0-9-]{1,64}\\.ics}', limits.guard('reads'), (c) => {
    c.header('Content-Disposition', `attachment; filename="${c.req.param('file')}"`);
    return answerSpoken(c, 'text/calendar; charset=utf-8', (o) =>
      dropCalendar(context, c.req.param('file').replace(/\.ics$/, ''), o),
    );
  });

  app.get('/oembed', limits.guard('reads'), async (c) => {
    const { url = '', format = 'json', maxwidth = '', maxheight = '' } = c.req.query();
    if (format !== 'json') throw new ApiError(501, 'oembed.format', 'Only the format "json" is offered.');
    const most = (text: string) => (/^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER);
    const size = { maxWidth: most(maxwidth), maxHeight: most(maxheight) };
    const found = await oembedOf(context, { url, origin: originOf(c), ...size, market: market() });
    if (found === null) throw refusal(404, 'not-found');
    c.header('Access-Control-Allow-Origin', '*');
    return c.json(found);
  });

  app.get('/openapi.json', limits.guard('files'), (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return answer(c, 'application/json', async (origin) => JSON.stringify(openApi(origin, market())));
  });
  const styleHash = createHash('sha256').update(PLAIN_PAGE_STYLE).digest('base64');
  const page = (path: string, make: (o: { origin: string; language: Language }) => Promise<string>) =>
    app.get(path, limits.guard('pages'), (c) => {
      c.header(
        'Content-Security-Policy',
        `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-${styleHash}'`,
      );
      return answerSpoken(c, 'text/html; charset=utf-8', make);
    });
  page('/api', async (o) => apiPage({ ...o, market: market() }));
  page(HIDDEN_LOG_PATH, ({ language }) => hiddenLogPage(context, { language, market: market() }));

  return {
    routes: app,
    /** What was made is made anew, as what is being made. */
    forget(): void {
      forgotten += 1;
      kept.clear();
      running.clear();
    },
  };
}

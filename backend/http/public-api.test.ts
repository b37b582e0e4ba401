import { describe, expect, test } from 'vitest';
import { useApiMarket } from '../../tests/support/server/api-market.ts';
import { collectionAddress, owners } from '../../tests/support/server/market.ts';

const market = useApiMarket();
const describedApi = async () => {
  const answer = await market.request('/openapi.json');
  return answer.text();
};

const ORIGIN = 'http://localhost';

describe('oEmbed', () => {
  const ask = (url: string, more = '') => market.request(`/oembed?url=${encodeURIComponent(url)}${more}`);

  test('is the card of a page as a photo, within the asked size', async () => {
    const answer = await ask(`${ORIGIN}/collections/glass/1`, '&maxwidth=600');
    expect(await answer.json()).toMatchObject({
      version: '1.0',
      type: 'photo',
      url: `${ORIGIN}/share/collections/glass/1.jpg`,
      width: 600,
      height: 315,
      title: 'Pane 1',
      author_name: 'Glass',
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('knows no other site and no other format', async () => {
    expect((await ask('https://other.example/collections/glass/1')).status).toBe(404);
    expect((await ask('nonsense')).status).toBe(404);
    expect((await ask(`${ORIGIN}/docs`)).status).toBe(404);
    expect((await ask(`${ORIGIN}/collections/glass`, '&format=xml')).status).toBe(501);
  });
});

describe('the public API', () => {
  type Document = {
    openapi: string;
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
    components: { schemas: Record<string, unknown> };
  };

  test('is described whole: every reference leads somewhere, every call answers', async () => {
    const body = await describedApi();
    const document = JSON.parse(body) as Document;
    expect(document.openapi).toBe('3.1.0');
    for (const [, name = ''] of body.matchAll(/#\/components\/schemas\/(\w+)/g))
      expect(document.components.schemas).toHaveProperty(name);
    expect(body).not.toContain('$defs');
    const names: Record<string, string> = {
      wallet: owners[0],
      address: 'glass',
      network: 'meridian',
      collection: 'glass',
      id: 'glass',
      identifier: '1',
    };
    for (const [path, methods] of Object.entries(document.paths)) {
      if (!methods['get']) continue;
      const real = path
        .replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? name)
        .replace('history/meridian/glass', `history/meridian/${collectionAddress}`);
      const query = path.includes('autocomplete') ? '?pattern=gla' : '';
      const answer = await market.request(real + query);
      expect(answer.status, real).toBe(200);
      expect(answer.headers.get('access-control-allow-origin'), real).toBe('*');
    }
  });

  test('is shown on a page that loads nothing and names every call', async () => {
    const answer = await market.request('/api');
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const { paths } = JSON.parse(await describedApi()) as Document;
    for (const path of Object.keys(paths)) expect(page).toContain(path);
  });

  test('the page speaks the language of who reads it', async () => {
    const page = async (language: string) => {
      const answer = await market.request('/api', { headers: { 'accept-language': language } });
      expect(answer.headers.get('vary')).toContain('Accept-Language');
      return answer.text();
    };
    for (const [language, direction, title, where, holders] of [
      ['en', 'ltr', 'Public API', 'query', 'Who holds a collection'],
      ['es', 'ltr', 'API pública', 'consulta', 'Quién tiene artículos de una colección'],
      ['ar', 'rtl', 'واجهة برمجية عامة', 'الاستعلام', 'من يملك من مجموعة'],
    ] as const) {
      const text = await page(language);
      expect(text).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(text).toContain(`<td>${where}</td>`);
      expect(text).toContain(`<span>${holders}</span>`);
      expect(text).toContain('<code dir="ltr">GET /data/collections</code>');
    }
  });

  test('tells other sites nothing that needs credentials', async () => {
    const answer = await market.request('/marketplace/v1/watch-list');
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, null]);
  });
});

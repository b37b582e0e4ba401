import { describe, expect, test } from 'vitest';
import { useApiMarket } from '../../tests/support/server/api-market.ts';
import { collectionAddress, owners } from '../../tests/support/server/market.ts';

const market = useApiMarket();
const describedApi = async () => {
  const answer = await market.request('/openapi.json');
  return answer.text();
};

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

  test('tells other sites nothing that needs credentials', async () => {
    const answer = await market.request('/marketplace/v1/watch-list');
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, null]);
  });
});

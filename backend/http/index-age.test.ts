import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { NetworkHealth } from '../../src/contract/health.ts';
import { INDEX_AGE_HEADER } from '../../src/contract/index-age.ts';
import { tellIndexAge } from './index-age.ts';

const told = async (networks: Pick<NetworkHealth, 'network' | 'readTo'>[]) => {
  const health = networks.map((one) => ({ state: 'following', block: 1, head: 1, error: null, ...one }) as const);
  const app = new Hono().use(tellIndexAge(() => health)).get('/', (c) => c.json({}));
  return (await app.request('/')).headers.get(INDEX_AGE_HEADER);
};

test('an answer names the networks that are not read up to now, with their age, and no other', async () => {
  const now = Math.floor(Date.now() / 1000);
  const fresh = { network: 'meridian', readTo: now - 30 };
  expect(await told([fresh, { network: 'tessera', readTo: null }])).toBeNull();
  expect(await told([fresh, { network: 'tessera', readTo: now - 7200 }])).toMatch(/^tessera=720[0-9]$/);
});

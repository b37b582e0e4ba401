import { expect, test } from 'vitest';
import type { NetworkHealth } from '../../src/contract/health.ts';
import { exposition, lagOf, partOf } from './metrics.ts';

const health: NetworkHealth = {
  network: 'meridian',
  state: 'following',
  block: 90,
  head: 100,
  error: null,
  readTo: 1_000,
};

test('what was asked is one of a few words, whatever the path', () => {
  const paths = ['/marketplace/v1/orders', '/_ipx/w_320/x', '/ready', '/', '/collections/a/1', '/__proto__/x'];
  expect(paths.map(partOf)).toEqual(['marketplace', 'pictures', 'ready', 'page', 'page', 'page']);
});

test('a lag is told in seconds, and is unknown before anything is read', () => {
  expect(lagOf(health, 1_060_500)).toBe(60);
  // The chain's clock may be ahead of ours.
  expect(lagOf(health, 900_000)).toBe(0);
  expect(lagOf({ ...health, readTo: null }, 1_060_500)).toBeNull();
});

test('Prometheus is told of each network, and of the store as far as it answers', async () => {
  const down: NetworkHealth = { ...health, network: 'tessera', state: 'down', readTo: null };
  const { type, text } = await exposition({
    networks: [health, down],
    metadataWaiting: null,
    jobs: null,
    now: 1_060_500,
  });
  expect(type).toContain('text/plain');
  for (const line of [
    'vitrine_network_block{network="meridian"} 90',
    'vitrine_network_head_block{network="meridian"} 100',
    'vitrine_network_lag_seconds{network="meridian"} 60',
    'vitrine_network_down{network="tessera"} 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toContain('lag_seconds{network="tessera"}');
  const jobs = [{ kind: 'mail', waiting: 4, running: 1, failed: 2, dead: 3, oldestSeconds: 90 } as const];
  const later = await exposition({ networks: [], metadataWaiting: 7, jobs, now: 0 });
  for (const line of [
    'vitrine_metadata_waiting 7',
    'vitrine_jobs{kind="mail",state="waiting"} 4',
    'vitrine_jobs{kind="mail",state="dead"} 3',
    'vitrine_jobs_oldest_seconds{kind="mail"} 90',
  ])
    expect(later.text.split('\n')).toContain(line);
});

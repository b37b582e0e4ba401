import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { logEntrySchema, type DecisionBody } from '../../src/contract/operator.ts';
import { nftUuid } from '../../src/contract/identity.ts';
import type { TestChain } from '../support/server/chain.ts';
import type { Load } from './load.ts';

/** In which what was hidden must be in no answer of any node. */
const WITHIN_MS = 1_000;
const ITEM = '/collections/glass/1';
const PLACES = [ITEM, '/data/nft/glass/1', '/marketplace/v1/collections/nfts/info/glass/1'];

const statusOf = async (url: string) => (await fetch(url)).status;

/** An operator hides an item, and shows it again: how long until every node does, pages and calls alike, in ms. */
export async function hideAndShow(o: { chain: TestChain; load: Load; token: string; origins: readonly string[] }) {
  const { chain, load, token, origins } = o;
  const urls = origins.flatMap((origin) => PLACES.map((path) => origin + path));

  async function until(status: number): Promise<number> {
    const began = performance.now();
    for (;;) {
      const all = await Promise.all(urls.map(statusOf));
      const took = performance.now() - began;
      if (all.every((one) => one === status)) return took;
      if (took > 10_000) return Infinity;
      await sleep(20);
    }
  }
  const post = async (path: string, body: unknown) => {
    const answer = await load.ask('decide', path, { method: 'POST', token, body: JSON.stringify(body) });
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    return v.parse(v.object({ data: logEntrySchema }), answer.body).data;
  };

  // Each node has drawn the page.
  await until(200);
  const subject = nftUuid(chain.network.chainId, chain.single, '1');
  const decision: DecisionBody = { about: 'hidden', subject, value: { reason: 'stolen' }, note: 'A trial' };
  const { id } = await post('/marketplace/v1/operator/decisions', decision);
  const hidden = await until(404);
  await post(`/marketplace/v1/operator/log/${id}/undo`, {});
  const shown = await until(200);
  const inTime = Math.max(hidden, shown) <= WITHIN_MS;
  const what = `hidden on every node after ${Math.round(hidden)} ms, and shown again after ${Math.round(shown)} ms`;
  return { what, holds: inTime };
}

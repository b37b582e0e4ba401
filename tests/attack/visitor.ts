import type { PrivateKeyAccount } from 'viem';
import * as v from 'valibot';
import { nftSchema } from '../../src/contract/nft.ts';
import { PAGE_LIMITS } from '../../backend/http/page-cache.ts';
import { pause, type Ask } from './client.ts';
import {
  dataOf,
  newCaller,
  pickListing,
  purchaseOf,
  result,
  rich,
  send,
  signIn,
  toFill,
  type Target,
} from './people.ts';

/** Milliseconds of each, as an ordinary visitor waits for them. */
type Times = Record<'page' | 'list' | 'purchase', number[]>;

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/**
 * From one visit to the next: longer than a rendered page is answered again, so that quiet and busy visits cost the
 * server the same.
 */
const PACE_MS = PAGE_LIMITS.freshMs + 500;

/** An ordinary visitor at an address of their own, with money and a session. */
export async function createVisitor(t: Target) {
  const ask = newCaller(t);
  let account = await rich(t, ask);
  let { access } = await signIn(t, ask, account);
  let purchases = 0;

  /** From the click to the item standing under the buyer's name. */
  async function buy(by: Ask, buyer: PrivateKeyAccount): Promise<number> {
    const { uuid, nft } = await pickListing(t, by);
    const began = performance.now();
    const call = purchaseOf(await toFill(by, uuid, access));
    // As the app does before a wallet opens.
    const value = `0x${(call.value ?? 0n).toString(16)}`;
    await result(t, by, 'eth_call', [{ from: buyer.address, to: call.to, data: call.data, value }, 'latest']);
    await send(t, by, buyer, call);
    const path = `/data/nft/${nft.collectionSlug}/${nft.identifier ?? ''}`;
    const nowOwner = v.object({ owner: nftSchema.entries.owner });
    for (let tries = 0; tries < 300; tries += 1) {
      const { owner } = dataOf(await by(path), nowOwner);
      if (owner === buyer.address.toLowerCase()) return performance.now() - began;
      await pause(50);
    }
    throw new Error('A purchase never came to the store');
  }

  async function visit(times: Times): Promise<void> {
    times.page.push((await ask('/')).ms);
    times.list.push((await ask('/marketplace/v1/orders/list?size=20')).ms);
    purchases += 1;
    if (purchases % 12 === 0) {
      account = await rich(t, ask);
      ({ access } = await signIn(t, ask, account));
    }
    times.purchase.push(await buy(ask, account));
  }
  const atItsTime = (beganMs: number) => pause(Math.max(0, PACE_MS - (performance.now() - beganMs)));
  const none = (): Times => ({ page: [], list: [], purchase: [] });

  return {
    async quiet(visits: number): Promise<Times> {
      const times = none();
      for (let visited = 0; visited < visits; visited += 1) {
        const began = performance.now();
        await visit(times);
        await atItsTime(began);
      }
      return times;
    },
    /** Until `over`. What failed is counted. */
    async during(over: Promise<unknown>): Promise<Times & { failed: string[] }> {
      const times = { ...none(), failed: [] as string[] };
      const attack = { isOver: false };
      void over.finally(() => (attack.isOver = true)).catch(() => {});
      while (!attack.isOver) {
        const began = performance.now();
        await visit(times).catch((error: unknown) => times.failed.push(String(error).slice(0, 120)));
        await atItsTime(began);
      }
      return times;
    },
  };
}

/** Medians of one run, busy by quiet. */
export function ratios(quiet: Times, busy: Times & { failed: string[] }): string {
  const rows = (['page', 'list', 'purchase'] as const).map((name) => {
    const [before, meanwhile] = [median(quiet[name]), median(busy[name])];
    const worst = Math.max(...busy[name]).toFixed(0);
    return `${name} ${before.toFixed(1)} ms quiet, ${meanwhile.toFixed(1)} ms under attack (worst ${worst}, n=${busy[name].length}): ${(meanwhile / before).toFixed(1)} ×`;
  });
  return `visitor: ${rows.join('; ')}; ${busy.failed.length} visits failed${busy.failed.length > 0 ? ` (${busy.failed[0]})` : ''}`;
}

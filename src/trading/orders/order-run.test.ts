import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listingDraft, MAKER, offerDraft, readyToTrade } from '../../../tests/support/trades/drafts.ts';
import { closeApp, openApp, Refusal, type Outside } from '../../../tests/support/trades/outside.ts';

let outside: Outside;
let sheet: typeof import('./order-run.ts');
let orderForm: (typeof import('./order-form-state.ts'))['orderForm'];
const host = { asked: 0, ended: 0, onLoginNeeded: () => void (host.asked += 1), onEnd: () => void (host.ended += 1) };

beforeEach(async () => {
  outside = await openApp(MAKER);
  readyToTrade(outside);
  Object.assign(host, { asked: 0, ended: 0 });
  sheet = await import('./order-run.ts');
  ({ orderForm } = await import('./order-form-state.ts'));
});
afterEach(closeApp);

const take = () => outside.market['/v1/order']!;
const start = (needsApproval = false, draft = listingDraft()) => sheet.publishDrafts([draft], needsApproval, host);

describe('the sheet', () => {
  test('shows each step while it runs, and the end', async () => {
    const seen: unknown[] = [];
    const { subscribeKey } = await import('valtio/vanilla/utils');
    subscribeKey(orderForm, 'progress', (now) => seen.push([now?.status, now?.at]), true);
    await start(true);
    expect(seen).toEqual([
      ['running', 'approve'],
      ['running', 'approve'],
      ['running', 'sign'],
      ['running', 'publish'],
      ['done', 'publish'],
    ]);
    expect(orderForm.progress).toMatchObject({ steps: ['approve', 'sign', 'publish'], message: '' });
    expect(host).toMatchObject({ asked: 0, ended: 1 });
  });
  test('that was put aside tells the end in a toast, and closes', async () => {
    for (const [draft, title] of [
      [listingDraft(), 'Your listing is published'],
      [offerDraft({ unitValue: 1n }), 'Your offer is published'],
    ] as const) {
      Object.assign(outside.bench.chain, { balanceOf: () => 1n, allowance: () => 1n });
      const running = start(false, draft);
      orderForm.hidden = true;
      await running;
      expect(outside.alerts.at(-1)).toMatchObject({ status: 'success', title });
      expect(orderForm).toMatchObject({ hidden: false, progress: null, subject: null });
    }
  });
  test('that was put aside comes back where something stopped it', async () => {
    outside.wallet.sign = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
    const running = start();
    orderForm.hidden = true;
    await running;
    expect(outside.alerts).toEqual([]);
    expect(orderForm).toMatchObject({ hidden: false, progress: { status: 'failed', at: 'sign' } });
  });
});

describe('what stopped it', () => {
  const message = () => orderForm.progress?.message;
  test('before a signature: that nothing was signed', async () => {
    outside.wallet.sign = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
    await start();
    expect(message()).toBe('User rejected the request. Nothing was signed and nothing was published.');
    expect(host.ended).toBe(1);
  });
  test('signed out: who runs it is asked to log in', async () => {
    const { authState } = await import('../../services/auth-state.ts');
    authState.user = null;
    await start();
    expect(host.asked).toBe(1);
    expect(outside.wallet.signed).toEqual([]);
  });
  test('after a signature: where that is stored, and whether anybody has it', async () => {
    const cases = [
      [new Refusal(400, 'order.amount'), /^Refused: order\.amount\. It is signed and stored on this device, but not/],
      [new Refusal(400, 'order.filled'), /never will be: discard it on your profile/],
      [new TypeError('lost'), /Whether the marketplace has it is not known: Retry asks again/],
    ] as const;
    for (const [error, text] of cases) {
      outside.market['/v1/order'] = () => {
        throw error;
      };
      await start();
      expect(message()).toMatch(text);
    }
  });
});

describe('going on', () => {
  test('a second press starts nothing, and Retry carries on with the first', async () => {
    const works = take();
    outside.market['/v1/order'] = () => {
      throw new Refusal(500, 'internal');
    };
    const first = start();
    await Promise.all([start(false, listingDraft({ unitValue: 5n })), sheet.carryOn(host)]);
    await first;
    expect(host.ended).toBe(1);
    outside.market['/v1/order'] = works;
    await sheet.carryOn(host);
    expect(outside.wallet.signed).toHaveLength(1);
    expect(orderForm.progress?.outcomes[0]?.order.price.value).toBe('1000');
  });
  test('Retry carries on with the same signature', async () => {
    const works = take();
    outside.market['/v1/order'] = () => {
      throw new Refusal(500, 'internal');
    };
    await start();
    outside.market['/v1/order'] = works;
    await sheet.carryOn(host);
    expect(orderForm.progress?.status).toBe('done');
    expect(outside.wallet.signed).toHaveLength(1);
  });
  test('back online only what waits for the network goes out', async () => {
    const { sign } = outside.wallet;
    outside.wallet.sign = async (data) => {
      outside.setOnline(false);
      return sign(data);
    };
    await start();
    expect(orderForm.progress?.message).toMatch(/You are offline.+Leave this open, and it is published/);
    outside.setOnline(true);
    await sheet.carryOnOnline(host);
    expect(orderForm.progress?.status).toBe('done');
    expect(host.ended).toBe(2);
    await sheet.carryOnOnline(host);
    expect(host.ended).toBe(2);
    expect(outside.asked.filter(({ path }) => path === '/v1/order')).toHaveLength(1);
  });
});

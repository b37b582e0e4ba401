import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ETH, WETH } from '../../../tests/support/trades/cart.ts';
import { readyToTrade } from '../../../tests/support/trades/drafts.ts';
import { closeApp, openApp, type Outside } from '../../../tests/support/trades/outside.ts';
import { USER } from '../../../tests/support/trades/records.ts';
import type { PinQuestion } from './pin-question.ts';

const CHAIN = 31337;
const SETTINGS = '/v1/contract/router/settings';
const THIEF = `0x${'7e'.repeat(20)}` as const;

let outside: Outside;
let pinned: typeof import('./pinned.ts');
let runtime: typeof import('../../services/runtime.ts');
/** What the person was asked, and what they say. */
let questions: PinQuestion[];
let trusts: boolean;
/** Its own configuration, for the next test. */
let told: object;

beforeEach(async () => {
  outside = await openApp(USER);
  readyToTrade(outside);
  pinned = await import('./pinned.ts');
  runtime = await import('../../services/runtime.ts');
  questions = [];
  told = { ...runtime.runtime().config.networks[0] };
  trusts = false;
  const { askAboutPinsWith } = await import('./pin-question.ts');
  askAboutPinsWith(async () => async (question) => {
    questions.push(question);
    return trusts;
  });
});
afterEach(() => {
  Object.assign(runtime.runtime().config.networks[0]!, told);
  closeApp();
});

const asks = () => outside.asked.filter(({ path }) => path === SETTINGS).length;
/** The server says something else from now on. */
function lie(change: object): void {
  const settings = outside.market[SETTINGS]!;
  outside.market[SETTINGS] = (asked) => (settings(asked) as object[]).map((one) => ({ ...one, ...change }));
}
function lieInConfig(change: object): void {
  const { networks } = runtime.runtime().config;
  Object.assign(networks[0]!, change);
}
const settled = async (tokens = [ETH]) => pinned.pinned(CHAIN, tokens, await pinned.settingsOf(CHAIN));

describe('the first visit', () => {
  test('asks the server once and holds to that; a trade later asks it nothing', async () => {
    await pinned.recordPins();
    expect(asks()).toBe(1);
    await pinned.recordPins();
    await expect(pinned.pinned(CHAIN, [ETH, WETH])).resolves.toMatchObject({ wrapped: WETH, name: 'Meridian' });
    expect(asks()).toBe(1);
    expect(questions).toEqual([]);
  });
  test('may be a trade itself: a device of the build before has no pin', async () => {
    await expect(pinned.pinned(CHAIN, [ETH])).resolves.toMatchObject({ wrapped: WETH });
    expect(questions).toEqual([]);
  });
  test('trusts nothing that no network can be', async () => {
    lie({ wrappedNative: { ...WETH, decimals: 6 }, currencies: [ETH] });
    await pinned.recordPins();
    await expect(pinned.pinned(CHAIN, [ETH])).rejects.toMatchObject({ name: 'PinRefusedError' });
    expect(questions).toEqual([]);
  });
  test('of a network that the server or the app does not know pins nothing', async () => {
    await expect(pinned.pinned(1, [])).rejects.toThrow('Chain not configured.');
    outside.market[SETTINGS] = () => [];
    await expect(pinned.pinned(CHAIN, [])).rejects.toThrow('The marketplace did not say where approvals go');
  });
});

describe('later, another word of the server', () => {
  beforeEach(() => pinned.recordPins());

  test.each([
    ['wrapped currency', { wrappedNative: { ...WETH, address: THIEF } }, 'wrapped'],
    ['zone', { zone: THIEF }, 'zone'],
  ])('about the %s is shown, and refused unless the person trusts it', async (_, change, what) => {
    lie(change);
    await expect(settled()).rejects.toMatchObject({ name: 'PinDeclinedError' });
    expect(questions).toMatchObject([{ network: 'Meridian', changes: [{ what, is: expect.stringContaining(THIEF) }] }]);
  });
  test.each([
    ['node', { rpcUrls: ['https://thief.example'] }, 'rpc'],
    ['name', { name: 'Play money' }, 'name'],
  ])('in the configuration about the %s is shown before anything is read', async (_, change, what) => {
    lieInConfig(change);
    await expect(pinned.pinned(CHAIN, [])).rejects.toThrow('you did not trust it');
    expect(questions).toMatchObject([{ changes: [{ what }] }]);
    expect(outside.rpc).toEqual([]);
  });
  test('about a currency is shown where somebody trades in it', async () => {
    await expect(pinned.pinned(CHAIN, [{ ...WETH, symbol: 'DAI', address: THIEF }])).rejects.toThrow(
      'you did not trust it',
    );
    expect(questions).toMatchObject([{ changes: [{ what: 'currency', symbol: 'DAI', was: '' }] }]);
  });
  test('that was trusted holds from then on, and is asked once, though two trades wait for it', async () => {
    lie({ zone: THIEF });
    trusts = true;
    await Promise.all([settled(), settled()]);
    await expect(settled()).resolves.toMatchObject({ zone: THIEF });
    expect(questions).toHaveLength(1);
  });
  test('that no network can be is refused, and nobody is asked', async () => {
    lieInConfig({ currency: { ...ETH, decimals: 21 } });
    trusts = true;
    await expect(pinned.pinned(CHAIN, [])).rejects.toMatchObject({ name: 'PinRefusedError' });
    lieInConfig(told);
    // A second contract under the wrapped currency's name is none.
    const second = { ...WETH, address: THIEF };
    await expect(pinned.pinned(CHAIN, [second])).rejects.toMatchObject({ name: 'PinRefusedError' });
    // Nor can the native currency have other decimals in one order than everywhere.
    await expect(pinned.pinned(CHAIN, [{ ...ETH, decimals: 21 }])).rejects.toMatchObject({ name: 'PinRefusedError' });
    expect(questions).toEqual([]);
  });
});

test('without anything that shows it, nothing is trusted', async () => {
  await pinned.recordPins();
  vi.resetModules();
  const { askAboutPins } = await import('./pin-question.ts');
  await expect(askAboutPins({ network: 'Meridian', changes: [] })).resolves.toBe(false);
});

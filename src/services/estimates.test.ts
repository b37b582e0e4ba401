import { beforeEach, expect, test, vi } from 'vitest';
import { ESTIMATE_KEY } from '../contract/currencies.ts';
import { estimateState, hasChosenEstimate } from './estimate-state.ts';

const server = vi.hoisted(() => ({ rates: {} as Record<string, string> | null }));
vi.mock('./marketplace.ts', () => ({
  exchangeRates: async () => {
    if (server.rates === null) throw new Error('Not reachable');
    return { data: server.rates };
  },
}));
const { chooseEstimateCurrency, startEstimates } = await import('./estimates.ts');

const kept = new Map<string, string>();

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  await chooseEstimateCurrency('USD');
  server.rates = { EUR: '0.8' };
});

test('what was chosen is shown, and known to the next visit', async () => {
  expect(hasChosenEstimate()).toBe(false);
  await chooseEstimateCurrency('EUR');
  expect([estimateState.currency, estimateState.showEstimate('10')]).toEqual(['EUR', '€8.00']);
  expect(hasChosenEstimate()).toBe(true);
  await chooseEstimateCurrency('USD');
  expect([estimateState.showEstimate('10'), hasChosenEstimate()]).toEqual(['$10.00', false]);
});

test('a currency whose rate nobody knows is not shown, and the one before stays', async () => {
  await chooseEstimateCurrency('EUR');
  await expect(chooseEstimateCurrency('GBP')).rejects.toThrow('GBP');
  server.rates = null;
  await expect(chooseEstimateCurrency('GBP')).rejects.toThrow('Not reachable');
  expect([estimateState.currency, estimateState.showEstimate('10')]).toEqual(['EUR', '€8.00']);
});

test('the next visit shows it at the rate of the last, and then at that of today', async () => {
  kept.set(ESTIMATE_KEY, JSON.stringify({ currency: 'EUR', rate: '0.5' }));
  const started = startEstimates();
  expect(estimateState.showEstimate('10')).toBe('€5.00');
  await started;
  expect(estimateState.showEstimate('10')).toBe('€8.00');
  expect(kept.get(ESTIMATE_KEY)).toContain('0.8');
});

test('without an answer the rate of the last visit stays', async () => {
  kept.set(ESTIMATE_KEY, JSON.stringify({ currency: 'EUR', rate: '0.5' }));
  server.rates = null;
  await startEstimates();
  expect(estimateState.showEstimate('10')).toBe('€5.00');
});

test.each(['{', '{"currency":"XXX","rate":"1"}', '{"currency":"EUR","rate":"0"}', '{"currency":"EUR"}'])(
  'what is stored as %s counts for nothing',
  async (stored) => {
    kept.set(ESTIMATE_KEY, stored);
    await startEstimates();
    expect(estimateState.showEstimate('10')).toBe('$10.00');
  },
);

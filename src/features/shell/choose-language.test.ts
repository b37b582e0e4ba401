import { beforeEach, expect, test, vi } from 'vitest';
import { onAlert } from '../../services/alerts.ts';
import { chooseLanguage } from '../../services/choose-language.ts';
import { transactionsState } from '../../trading/transactions/transactions-state.ts';
import { pressLanguage } from './choose-language.ts';

vi.mock('../../services/choose-language.ts', () => ({ chooseLanguage: vi.fn() }));

let attributes: Map<string, string>;
const link = {
  setAttribute: (name: string, value: string) => void attributes.set(name, value),
  removeAttribute: (name: string) => void attributes.delete(name),
} as unknown as Element;

beforeEach(() => {
  attributes = new Map();
  transactionsState.running = {};
});

test('the link is busy until the app is in its language', async () => {
  vi.mocked(chooseLanguage).mockImplementation(async () => {
    expect(attributes.get('aria-busy')).toBe('true');
  });
  await pressLanguage('es', link);
  // The page starts anew: until then it is on its way.
  expect(attributes.get('aria-busy')).toBe('true');
});

test('a language that cannot be loaded, or has to wait, leaves no link busy and says so', async () => {
  const told: string[] = [];
  const leave = onAlert(({ status }) => void told.push(status));
  vi.mocked(chooseLanguage).mockRejectedValue(new Error('Not reachable'));
  await pressLanguage('es', link);
  transactionsState.running = { one: true };
  await pressLanguage('es', link);
  leave();
  expect(attributes.size).toBe(0);
  expect(told).toEqual(['error', 'error']);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { accountNamed, refuseAnother } from './own-account.ts';
import { askForms } from './own-forms.ts';

vi.mock('./own-forms.ts', () => ({ askForms: vi.fn(), say: vi.fn() }));

const NAMED = `0x${'aB'.repeat(20)}`;
const lower = NAMED.toLowerCase() as `0x${string}`;
const read = (method: string, ...params: readonly unknown[]) => accountNamed({ method, params, chainId: 31337 });

beforeEach(() => void vi.mocked(askForms).mockReset());

test('the account of a request is read from where its method has it; connecting names none', () => {
  expect(read('personal_sign', '0x00', NAMED)).toBe(lower);
  expect(read('eth_signTypedData_v4', NAMED, '{}')).toBe(lower);
  expect(read('eth_sendTransaction', { from: NAMED, to: NAMED })).toBe(lower);
  expect(read('eth_requestAccounts')).toBeNull();
  expect(read('eth_sign', NAMED, '0x00')).toBeNull();
});

test.each([
  ['personal_sign', ['0x00']],
  ['eth_signTypedData_v4', ['somebody', '{}']],
  ['eth_sendTransaction', [{ to: NAMED }]],
  ['eth_sendTransaction', []],
])('%s that names nobody is refused before anything is opened', (method, params) => {
  expect(() => read(method, ...params)).toThrow(expect.objectContaining({ code: -32602 }));
});

test('with a mocked person: for another account the window says whose it is, and is refused as unauthorized', async () => {
  const useAnother = vi.fn(async () => {});
  vi.mocked(askForms).mockImplementation(async ({ text, facts, forms }) => {
    expect(facts).toEqual([['Site', 'market.test']]);
    expect(text).toBe('You are logged in as bob@example.com. This request is for 0xabab...abab, another account.');
    expect(forms.map(({ submit }) => submit)).toEqual(['Use another e-mail', 'Reject']);
    await forms[1]?.run({});
  });
  const asked = { site: 'https://market.test', email: 'bob@example.com', named: lower, useAnother };
  await expect(refuseAnother(asked)).rejects.toMatchObject({ code: 4100 });
  expect(useAnother).not.toHaveBeenCalled();
});

test('with a mocked person: another e-mail signs out, and nothing is answered yet', async () => {
  const useAnother = vi.fn(async () => {});
  const pressed = vi.fn();
  vi.mocked(askForms).mockImplementation(async ({ forms }) => {
    await forms[0]?.run({});
    pressed();
  });
  void refuseAnother({ site: 'https://market.test', email: 'bob@example.com', named: lower, useAnother });
  await vi.waitFor(() => expect(useAnother).toHaveBeenCalledOnce());
  expect(pressed).not.toHaveBeenCalled();
});

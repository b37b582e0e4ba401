import { pad, parseEther, toHex } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import { askForms } from './own-forms.ts';
import { askForSession } from './sso-session-form.ts';

vi.mock('./own-forms.ts', () => ({ askForms: vi.fn() }));

/* The question before a session, its window mocked: what it shows, and what it says of a limit. */

type Shown = Parameters<typeof askForms>[0];
let shown: Shown;
beforeEach(() => {
  vi.mocked(askForms).mockImplementation((asked) => {
    shown = asked;
    return new Promise(() => {});
  });
});

const address = (n: number) => pad(toHex(n), { size: 20 });
const network = {
  chainId: 31338,
  slug: 'tessera',
  name: 'Tessera',
  rpcUrls: ['/rpc/31338'],
  currency: { address: address(0), symbol: 'ETH', decimals: 18 },
  explorerTransactionUrl: null,
};

function open(held: bigint | null, active = 0, canGoWithout = false) {
  const start = vi.fn(async () => 'started');
  const site = 'https://market.test';
  const asked = { signer: address(1), zone: address(2) };
  const account = address(3);
  void askForSession({ site, account, network, asked, held, active, canGoWithout, start });
  const press = (limit: string) =>
    shown.forms[1]?.run({ 'per-purchase': '0.5', 'in-total': limit, lasts: '3600' }) ?? Promise.resolve(null);
  const refuse = () => shown.forms[0]?.run({}) ?? Promise.resolve(null);
  return { start, press, refuse };
}

test('a limit above what the account holds is warned of, and taken at a second press', async () => {
  const { start, press } = open(parseEther('10'));
  expect(await press('11')).toMatch(/^11 ETH is more than the 10 ETH that your account holds/);
  expect(await press('12')).toMatch(/^12 ETH is more/);
  expect(start).not.toHaveBeenCalled();
  expect(await press('12')).toBeNull();
  expect(start).toHaveBeenCalledOnce();
});

test('a huge limit is warned of whatever the account holds, a usual one never', async () => {
  const rich = open(parseEther('1000000000'));
  expect(await rich.press('99999999')).toMatch(/^A session of 99,999,999 ETH could spend far more/);
  expect(rich.start).not.toHaveBeenCalled();
  expect(await rich.press('2')).toBeNull();
  // An account that is only being made holds nothing yet.
  const fresh = open(null);
  expect(await fresh.press('2')).toBeNull();
});

test('the form says who may buy for which account', () => {
  open(null);
  expect(shown.text).toMatch(/^Until it ends, market\.test may buy for 0x0000\.\.\.0003 within these limits/);
});

test('sessions that are still active are told of, with where they end', () => {
  open(null, 2);
  expect(shown.facts).toContainEqual([
    'Other sessions',
    '2 are still active, and starting this one doesn’t end them. You can revoke sessions under Sessions, in your account.',
  ]);
  open(null);
  expect(shown.facts?.map(([label]) => label)).not.toContain('Other sessions');
});

test('who connects may go without a session; who was only asked for one may not', async () => {
  const connecting = open(null, 0, true);
  expect(await connecting.refuse()).toBeNull();
  expect(connecting.start).toHaveBeenCalledExactlyOnceWith(null);
  const asked = open(null);
  expect(await asked.refuse()).toBeNull();
  expect(asked.start).not.toHaveBeenCalled();
});

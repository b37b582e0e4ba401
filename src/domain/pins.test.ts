import { getAddress } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import type { Token } from '../contract/token.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from './order.ts';
import {
  acceptedPin,
  changesOf,
  checkAgainstBuild,
  currenciesOf,
  isKnownWrapped,
  KNOWN_NETWORKS,
  pinOf,
  PinRefusedError,
  type NetworkPin,
  type SaidNow,
} from './pins.ts';

const address = (byte: string) => `0x${byte.repeat(20)}` as const;
const ETH: Token = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 };
const WETH: Token = { address: address('ee'), symbol: 'WETH', decimals: 18 };
const USDC: Token = { address: address('dc'), symbol: 'USDC', decimals: 6 };
const THIEF = address('7e');

const network = {
  chainId: 31337,
  slug: 'meridian',
  name: 'Meridian',
  rpcUrls: ['/rpc/31337'],
  currency: ETH,
  explorerTransactionUrl: null,
};
const settings = {
  chainId: 31337,
  network: 'meridian',
  protocolAddress: SEAPORT_ADDRESS,
  spender: SEAPORT_ADDRESS,
  conduitKey: `0x${'0'.repeat(64)}`,
  zone: address('ab'),
  wrappedNative: WETH,
  currencies: [ETH, WETH, USDC],
} as const satisfies { currencies: readonly Token[] } & Record<string, unknown>;
const said = (change: { network?: object; settings?: object } = {}): SaidNow => ({
  network: { ...network, ...change.network },
  settings: { ...settings, currencies: [...settings.currencies], ...change.settings },
});
const pin = pinOf(network, { ...settings, currencies: [...settings.currencies] });

describe('what is said of a network', () => {
  test('is held to as a whole: name, nodes, currencies, zone', () => {
    expect(pin).toEqual({
      chainId: 31337,
      name: 'Meridian',
      rpcUrls: ['/rpc/31337'],
      native: ETH,
      wrapped: WETH,
      others: [USDC],
      zone: settings.zone,
    });
    expect(currenciesOf(pin)).toEqual([ETH, WETH, USDC]);
  });
  test('is the same as long as nothing of it changes', () => {
    expect(changesOf(pin, said(), [ETH, WETH, USDC])).toEqual([]);
    expect(changesOf(pin, { network, settings: null }, [])).toEqual([]);
  });
});

describe('a change is told with what was before and what is now', () => {
  test.each([
    ['name', { network: { name: 'Tessera' } }, 'Meridian', 'Tessera'],
    ['rpc', { network: { rpcUrls: ['https://thief.example'] } }, '/rpc/31337', 'https://thief.example'],
    ['native', { network: { currency: { ...ETH, symbol: 'PLAY' } } }, 'ETH, 18 decimals', 'PLAY, 18 decimals'],
    [
      'wrapped',
      { settings: { wrappedNative: { ...WETH, address: THIEF } } },
      `WETH at ${WETH.address}, 18 decimals`,
      `WETH at ${THIEF}, 18 decimals`,
    ],
    ['zone', { settings: { zone: THIEF } }, settings.zone, THIEF],
  ] as const)('%s', (what, change, was, is) => {
    expect(changesOf(pin, said(change), [])).toEqual([{ what, was, is }]);
  });
  test('a currency under its name from another contract, or of other decimals', () => {
    const foreign = { ...USDC, address: THIEF };
    const was = `USDC at ${USDC.address}, 6 decimals`;
    expect(changesOf(pin, said(), [foreign])).toEqual([
      { what: 'currency', symbol: 'USDC', was, is: `USDC at ${THIEF}, 6 decimals` },
    ]);
    expect(changesOf(pin, said(), [{ ...USDC, decimals: 8 }])).toMatchObject([{ was, is: expect.stringMatching(/8/) }]);
  });
  test('a contract under another name, the native currency among them', () => {
    expect(changesOf(pin, said(), [{ ...WETH, symbol: 'USDC2' }])).toMatchObject([{ what: 'currency' }]);
    expect(changesOf(pin, said(), [{ ...ETH, decimals: 21 }])).toMatchObject([{ what: 'currency', symbol: 'ETH' }]);
  });
  test('a currency that was never seen, once somebody trades in it', () => {
    const added = { address: address('a1'), symbol: 'DAI', decimals: 18 };
    const more = said({ settings: { currencies: [...settings.currencies, added] } });
    expect(changesOf(pin, more, [])).toEqual([]);
    expect(changesOf(pin, more, [added])).toMatchObject([{ what: 'currency', symbol: 'DAI', was: '' }]);
  });
  test('the new wrapped currency once, though it is also traded in', () => {
    const wrappedNative = { ...WETH, address: THIEF };
    expect(changesOf(pin, said({ settings: { wrappedNative } }), [wrappedNative])).toHaveLength(1);
  });
});

test('what is accepted is no change any more', () => {
  const dai = { address: address('a1'), symbol: 'DAI', decimals: 18 };
  const wrappedNative = { ...WETH, address: address('e2') };
  const moved = said({
    network: { name: 'Meridian 2', rpcUrls: ['/other'] },
    settings: { wrappedNative, zone: THIEF },
  });
  const tokens = [ETH, wrappedNative, dai, { ...USDC, address: address('d2') }];
  const next = acceptedPin(pin, moved, tokens);
  expect(changesOf(next, moved, tokens)).toEqual([]);
  expect(() => checkAgainstBuild(next)).not.toThrow();
  expect(next.others).toEqual([dai, { ...USDC, address: address('d2') }]);
  expect(acceptedPin(pin, { network, settings: null }, [])).toEqual(pin);
});

describe('the build', () => {
  const of = (chainId: number, change: Partial<NetworkPin> = {}): NetworkPin => {
    const known = KNOWN_NETWORKS[chainId];
    const wrapped = { ...WETH, address: (known?.wrapped ?? WETH.address).toLowerCase() as `0x${string}` };
    if (chainId === 137) wrapped.symbol = 'WPOL';
    return { ...pin, chainId, native: { ...ETH, symbol: known?.native ?? 'POL' }, wrapped, others: [], ...change };
  };
  const token = (chainId: number, symbol: string): Token => ({
    address: KNOWN_NETWORKS[chainId]!.tokens[symbol]!.toLowerCase() as `0x${string}`,
    symbol,
    decimals: symbol === 'USDC' ? 6 : 18,
  });
  const networksKnown = Object.keys(KNOWN_NETWORKS).map(Number);

  test.each(networksKnown)('holds addresses of chain %i whose checksum is right', (chainId) => {
    const { wrapped, tokens } = KNOWN_NETWORKS[chainId]!;
    for (const one of [wrapped, ...Object.values(tokens)]) expect(getAddress(one.toLowerCase())).toBe(one);
    expect(() => checkAgainstBuild(of(chainId, { others: [token(chainId, 'USDC')] }))).not.toThrow();
    expect(isKnownWrapped(of(chainId))).toBe(true);
  });
  test.each(networksKnown)('refuses another wrapped currency on chain %i, whoever accepts it', (chainId) => {
    const lie = of(chainId, { wrapped: { ...of(chainId).wrapped, address: THIEF } });
    expect(() => checkAgainstBuild(lie)).toThrow(PinRefusedError);
    expect(isKnownWrapped(lie)).toBe(false);
  });
  test.each(networksKnown)('refuses a foreign USDC, and USDC under another name, on chain %i', (chainId) => {
    const usdc = token(chainId, 'USDC');
    for (const lie of [
      { ...usdc, address: THIEF },
      { ...usdc, symbol: 'DAI' },
      { ...usdc, symbol: 'usdc', address: THIEF },
    ]) {
      expect(() => checkAgainstBuild(of(chainId, { others: [lie] }))).toThrow(PinRefusedError);
    }
  });
  test('refuses another native currency where it knows it', () => {
    expect(() => checkAgainstBuild(of(1, { native: { ...ETH, symbol: 'PLAY' } }))).toThrow('another native currency');
  });
  test('knows nothing of other networks, nor of names that every object has', () => {
    expect(isKnownWrapped(pin)).toBe(false);
    expect(() => checkAgainstBuild({ ...pin, others: [{ ...USDC, symbol: 'toString' }] })).not.toThrow();
  });
  test.each([
    ['native money of other decimals', { native: { ...ETH, decimals: 17 } }],
    ['native money with an address', { native: { ...ETH, address: THIEF } }],
    ['wrapped money of other decimals', { wrapped: { ...WETH, decimals: 17 } }],
    ['wrapped money without an address', { wrapped: { ...WETH, address: ZERO_ADDRESS } }],
    ['Seaport as wrapped money', { wrapped: { ...WETH, address: SEAPORT_ADDRESS } }],
    ['two currencies of one name', { others: [{ ...USDC, symbol: 'weth' }] }],
    ['one contract under two names', { others: [{ ...WETH, symbol: 'WETH2' }] }],
    ['letters that look like others', { others: [{ ...USDC, symbol: 'W\u0415TH' }] }],
  ] as const)('refuses %s on every network', (_, change) => {
    expect(() => checkAgainstBuild({ ...pin, ...change } as NetworkPin)).toThrow(PinRefusedError);
  });
  test('says so in words', () => {
    const lie = of(1, { wrapped: { ...WETH, address: THIEF } });
    expect(() => checkAgainstBuild(lie)).toThrow(
      expect.objectContaining({
        retryable: false,
        userMessage:
          'Nothing was sent: for Meridian, the marketplace’s server names another wrapped currency than this app knows. Trading there stays off until that is put right.',
      }) as Error,
    );
  });
});

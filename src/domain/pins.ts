import * as v from 'valibot';
import type { AppConfig } from '../contract/config.ts';
import type { RouterSettings } from '../contract/order.ts';
import { tokenSchema, type Token } from '../contract/token.ts';
import { addressSchema } from '../contract/primitives.ts';
import { VitrineError } from './errors.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from './order.ts';
import * as texts from './pin-texts.ts';

/*
 * What a device holds to about a network, whatever a server says later: by the build where it knows the
 * network, else as it was said at the device's first visit.
 */

type Address = `0x${string}`;

/** What was said of a network: its pin, once a device has stored it. */
export const pinSchema = v.object({
  chainId: v.number(),
  /** As people see it. */
  name: v.string(),
  /** Where the device reads balances, prices and the fate of what it sent. */
  rpcUrls: v.array(v.string()),
  native: tokenSchema,
  wrapped: tokenSchema,
  /** Further currencies. */
  others: v.array(tokenSchema),
  /** Named by every order that is signed here; the zero address is none. */
  zone: addressSchema,
});
export type NetworkPin = v.InferOutput<typeof pinSchema>;

type Known = {
  native?: string;
  wrapped: Address;
  /** Contracts by the symbol that nothing else may bear there. */
  tokens: Readonly<Record<string, Address>>;
};

/**
 * Public networks and their canonical contracts, with the checksum of EIP-55. Seaport 1.6 is
 * `SEAPORT_ADDRESS` on all of them, as everywhere. Only what is beyond doubt stands here.
 */
export const KNOWN_NETWORKS: Readonly<Record<number, Known>> = {
  1: {
    native: 'ETH',
    wrapped: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    tokens: {
      WETH: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    },
  },
  10: {
    native: 'ETH',
    wrapped: '0x4200000000000000000000000000000000000006',
    tokens: {
      WETH: '0x4200000000000000000000000000000000000006',
      USDC: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
    },
  },
  137: {
    wrapped: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    tokens: {
      WETH: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
      USDC: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    },
  },
  8453: {
    native: 'ETH',
    wrapped: '0x4200000000000000000000000000000000000006',
    tokens: {
      WETH: '0x4200000000000000000000000000000000000006',
      USDC: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    },
  },
  42161: {
    native: 'ETH',
    wrapped: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    tokens: {
      WETH: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
      USDC: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
    },
  },
};

/** What the server says cannot be right, so nobody is even asked: nothing reaches a wallet. */
export class PinRefusedError extends VitrineError {
  override name = 'PinRefusedError';
  constructor(network: string, what: string) {
    super(`${network}: the server says another ${what} than this app knows`, {
      userMessage: texts.refused(network, what),
      retryable: false,
    });
  }
}

type Settings = RouterSettings[number];
type Network = AppConfig['networks'][number];

/** What configuration and router settings say of a network. */
export const pinOf = (network: Network, settings: Settings): NetworkPin => ({
  chainId: network.chainId,
  name: network.name,
  rpcUrls: [...network.rpcUrls],
  native: network.currency,
  wrapped: settings.wrappedNative,
  others: settings.currencies.filter(
    ({ address }) => address !== ZERO_ADDRESS && address !== settings.wrappedNative.address,
  ),
  zone: settings.zone,
});

/** Native first, then its wrapped form. */
export const currenciesOf = ({ native, wrapped, others }: NetworkPin): readonly Token[] => [native, wrapped, ...others];

/** Letters that only look like others would make two currencies one to the eye. */
const PLAIN_SYMBOL = /^[\x21-\x7e]+$/;
/** The native currency's on every network a wallet can add (EIP-3085), so its wrapped form's as well. */
const NATIVE_DECIMALS = 18;

/**
 * Holds what is said of a network against what the build knows.
 * @throws PinRefusedError
 */
export function checkAgainstBuild(pin: NetworkPin): void {
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new PinRefusedError(pin.name, what);
  };
  const currencies = currenciesOf(pin);
  must(pin.native.address === ZERO_ADDRESS && pin.native.decimals === NATIVE_DECIMALS, texts.nativeCurrency);
  must(pin.wrapped.address !== ZERO_ADDRESS && pin.wrapped.address !== SEAPORT_ADDRESS, texts.wrappedCurrency);
  must(pin.wrapped.decimals === NATIVE_DECIMALS, texts.wrappedCurrency);
  must(
    currencies.every(({ symbol }) => PLAIN_SYMBOL.test(symbol)) &&
      new Set(currencies.map(({ symbol }) => symbol.toLowerCase())).size === currencies.length &&
      new Set(currencies.map(({ address }) => address)).size === currencies.length,
    texts.currencies,
  );
  const known = Object.hasOwn(KNOWN_NETWORKS, pin.chainId) ? KNOWN_NETWORKS[pin.chainId] : undefined;
  if (known === undefined) return;
  must(known.native === undefined || known.native === pin.native.symbol, texts.nativeCurrency);
  must(known.wrapped.toLowerCase() === pin.wrapped.address, texts.wrappedCurrency);
  for (const [symbol, address] of Object.entries(known.tokens)) {
    const fits = (token: Token) =>
      (token.symbol.toUpperCase() === symbol) === (token.address === address.toLowerCase());
    must(currencies.every(fits), texts.contractOf(symbol));
  }
}

/** Whether the build itself knows the wrapped currency of a network. */
export const isKnownWrapped = ({ chainId, wrapped }: Pick<NetworkPin, 'chainId' | 'wrapped'>): boolean =>
  Object.hasOwn(KNOWN_NETWORKS, chainId) && KNOWN_NETWORKS[chainId]?.wrapped.toLowerCase() === wrapped.address;

/** One thing that is said otherwise than at the first visit. `was`: empty where there was none. */
export type PinChange = {
  what: 'name' | 'rpc' | 'native' | 'wrapped' | 'zone' | 'currency';
  /** The currency's symbol, where it is about one. */
  symbol?: string;
  was: string;
  is: string;
};

const tokenText = ({ address, symbol, decimals }: Token): string =>
  address === ZERO_ADDRESS ? texts.native(symbol, decimals) : texts.tokenAt(symbol, address, decimals);

export const isSameToken = (a: Token, b: Token) =>
  a.address === b.address && a.symbol === b.symbol && a.decimals === b.decimals;

/** What is said now, as far as it was asked for: the configuration always, router settings where they were read. */
export type SaidNow = { network: Network; settings: Settings | null };

/**
 * What is said otherwise than pinned, for who is about to trade in `tokens`. A currency that was added is
 * no change until somebody trades in it.
 */
export function changesOf(pin: NetworkPin, { network, settings }: SaidNow, tokens: readonly Token[]): PinChange[] {
  const changes: PinChange[] = [];
  const compare = (what: PinChange['what'], was: string, is: string) => {
    if (was !== is) changes.push({ what, was, is });
  };
  compare('name', pin.name, network.name);
  compare('rpc', pin.rpcUrls.join(' '), network.rpcUrls.join(' '));
  compare('native', tokenText(pin.native), tokenText(network.currency));
  if (settings !== null) {
    compare('wrapped', tokenText(pin.wrapped), tokenText(settings.wrappedNative));
    compare('zone', pin.zone, settings.zone);
  }
  const settled = settings === null ? currenciesOf(pin) : [pin.native, settings.wrappedNative, ...pin.others];
  for (const token of tokens) {
    if ([...currenciesOf(pin), ...settled].some((one) => isSameToken(one, token))) continue;
    const named = currenciesOf(pin).find(
      ({ symbol, address }) => symbol.toLowerCase() === token.symbol.toLowerCase() || address === token.address,
    );
    changes.push({
      what: 'currency',
      symbol: token.symbol,
      was: named === undefined ? '' : tokenText(named),
      is: tokenText(token),
    });
  }
  return changes;
}

/** The pin of who accepts what is said now. */
export function acceptedPin(pin: NetworkPin, { network, settings }: SaidNow, tokens: readonly Token[]): NetworkPin {
  const base: NetworkPin = {
    ...pin,
    name: network.name,
    rpcUrls: [...network.rpcUrls],
    native: network.currency,
    ...(settings === null ? {} : { wrapped: settings.wrappedNative, zone: settings.zone }),
  };
  const added = tokens.filter((token) => ![base.native, base.wrapped].some((one) => isSameToken(one, token)));
  const isReplaced = (old: Token) =>
    [base.native, base.wrapped, ...added].some(
      ({ symbol, address }) => symbol.toLowerCase() === old.symbol.toLowerCase() || address === old.address,
    );
  return { ...base, others: [...base.others.filter((old) => !isReplaced(old)), ...added] };
}

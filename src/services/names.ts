import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { accountNameSchema, NAMES_ASKED } from '../contract/names.ts';
import * as routes from '../contract/data-routes.ts';
import { callsOf } from './call.ts';
import type { CallOptions } from './http.ts';
import { PUBLIC } from './queries.ts';
import { runtime } from './runtime.ts';

type Address = `0x${string}`;

/** Names that a page draws at the same time are asked for in one call. */
const GATHER_MS = 20;
const TYPING_MS = 300;
const FRESH_MS = 3_600_000;

const call = callsOf('dataUrl');
/** Who waits for the next call, by account. */
let waiting = new Map<Address, ((name: Promise<string | null>) => void)[]>();

/** The names of up to twenty accounts, by account, in one call. */
async function ask(addresses: Address[]): Promise<Map<string, string>> {
  const { data } = await call(routes.names, { body: { addresses }, quiet: true });
  return new Map(data?.map(({ address, name }) => [address, name]));
}

function askAll(): void {
  const all = [...waiting];
  waiting = new Map();
  for (let start = 0; start < all.length; start += NAMES_ASKED) {
    const part = all.slice(start, start + NAMES_ASKED);
    const asked = ask(part.map(([address]) => address));
    for (const [address, resolves] of part) {
      const name = asked.then((names) => names.get(address) ?? null);
      for (const resolve of resolves) resolve(name);
    }
  }
}

/** The name (ENS) that an account has chosen; null without one. @throws as a call of the data service does */
export function nameOf(address: string): Promise<string | null> {
  const account = address.toLowerCase() as Address;
  if (waiting.size === 0) setTimeout(askAll, GATHER_MS);
  return new Promise((resolve) => {
    waiting.set(account, [...(waiting.get(account) ?? []), resolve]);
  });
}

/** `nameOf`, asked once an hour for each account. */
export const nameQuery = (address: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'name', address],
    queryFn: () => nameOf(address),
    staleTime: FRESH_MS,
    retry: false,
  });

/** What may be typed instead of an account's address, where a network of this market knows names. */
export const looksLikeName = (text: string): boolean =>
  runtime().config.names === true && v.is(accountNameSchema, text);

/** The account that a name leads to; null where it leads to none. @throws as a call of the data service does */
export async function named(name: string, options: CallOptions = {}): Promise<string | null> {
  const { data } = await call(routes.named, { query: { name }, ...options, quiet: true });
  return data?.address ?? null;
}

/** The same, asked for once typing has paused. */
export const namedQuery = (name: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'named', name],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
      signal.throwIfAborted();
      return named(name, { signal });
    },
    retry: false,
  });

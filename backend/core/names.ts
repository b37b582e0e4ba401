import { LRUCache } from 'lru-cache';
import type { PublicClient } from 'viem';
import { normalize } from 'viem/ens';
import * as v from 'valibot';
import { accountNameSchema } from '../../src/contract/names.ts';

type Address = `0x${string}`;

/** Names change rarely, and whoever is paid is paid by address. */
const KEPT_MS = 3_600_000;
const KEPT = 20_000;
/** What strangers make this server ask of a chain at the same time; beyond it an account is shown by its address. */
const ASKED_AT_ONCE = 40;

/** ENS names of accounts. Neither call throws: a name that cannot be asked for now is none. */
export type Names = {
  /** The name an account has chosen and that leads back to it. */
  nameOf(address: Address): Promise<string | null>;
  /** Whose account a name is. */
  addressOf(name: string): Promise<Address | null>;
};

/** `alice.eth` as ENSIP-15 writes it; null for what only looks like it, or is none at all. */
export function normalizedName(name: string): string | null {
  if (!v.is(accountNameSchema, name)) return null;
  try {
    return normalize(name);
  } catch {
    return null;
  }
}

/** Reads names by ENS's universal resolver, which checks itself that a name leads back to its account. */
export function createNames(client: PublicClient, universalResolverAddress: Address): Names {
  const kept = new LRUCache<string, { answer: string | null }>({ max: KEPT, ttl: KEPT_MS });
  const asked = new Map<string, Promise<string | null>>();

  async function answer(key: string, ask: () => Promise<string | null>): Promise<string | null> {
    const before = kept.get(key);
    if (before !== undefined) return before.answer;
    const running = asked.get(key);
    if (running !== undefined) return running;
    if (asked.size >= ASKED_AT_ONCE) return null;
    const asking = ask()
      .then(
        (found) => {
          kept.set(key, { answer: found });
          return found;
        },
        // The chain is silent: asked again the next time.
        () => null,
      )
      .finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  }

  return {
    nameOf: (address) =>
      answer(address, async () => {
        const name = await client.getEnsName({ address, universalResolverAddress });
        // One that is not as ENSIP-15 writes it may pass for another.
        return name !== null && normalizedName(name) === name ? name : null;
      }),
    addressOf: async (given) => {
      const name = normalizedName(given);
      if (name === null) return null;
      const found = await answer(name, async () => {
        const address = await client.getEnsAddress({ name, universalResolverAddress });
        return address === null || /^0x0+$/.test(address) ? null : address.toLowerCase();
      });
      return found as Address | null;
    },
  };
}

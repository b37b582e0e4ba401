import * as v from 'valibot';
import { seenOrderSchema, type SeenOrder } from '../../domain/own-fills.ts';

const KEY = 'vitrine-own-orders';

const storedSchema = v.object({ owner: v.string(), orders: v.array(seenOrderSchema) });

/** A person's open orders, as some tab last saw them: shared by all tabs, so that each fill is told once. */
export function readSeen(owner: string): SeenOrder[] {
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return stored.success && stored.output.owner === owner ? stored.output.orders : [];
  } catch {
    return [];
  }
}

/** Throws on a device that stores nothing: then nothing is told, rather than told again and again. */
export const storeSeen = (owner: string, orders: readonly SeenOrder[]): void =>
  localStorage.setItem(KEY, JSON.stringify({ owner, orders }));

export function forgetSeen(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without a store there is nothing to forget.
  }
}

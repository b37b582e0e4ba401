import * as v from 'valibot';
import { changeNote, readNote } from '../device/person-notes.ts';
import type { NetworkFee } from '../domain/statement.ts';
import { authState } from './auth-state.ts';

/*
 * What the networks took of a person, by transaction: read from receipts for a statement, kept with the person's data
 * for one without a network. A receipt does not change.
 */

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    hash: v.string(),
    wei: v.pipe(v.string(), v.regex(/^\d{1,78}$/)),
    symbol: v.string(),
    decimals: v.number(),
  }),
);

function keptOf(text: string) {
  const kept = v.safeParse(keptSchema, text);
  return kept.success ? [kept.output] : [];
}

/** Keeps those that `owner`, who is signed in, paid. */
export async function keepFees(owner: string, fees: ReadonlyMap<string, NetworkFee>): Promise<void> {
  const me = owner.toLowerCase();
  const isStill = () => authState.user?.address.toLowerCase() === me;
  const own = [...fees].filter(([, { from }]) => from.toLowerCase() === me);
  const change = (texts: readonly string[]) => [
    ...texts.filter((text) => keptOf(text).some(({ hash }) => !fees.has(hash))),
    ...own.map(([hash, { wei, symbol, decimals }]) => JSON.stringify({ hash, wei: wei.toString(), symbol, decimals })),
  ];
  // A device that stores nothing makes the statement without a network with no fees.
  await changeNote('paid-fees', { owner: me, isStill, change }).catch(() => undefined);
}

/** What `owner` is known to have paid, by the transaction's hash. */
export async function keptFees(owner: string): Promise<Map<string, NetworkFee>> {
  const me = owner.toLowerCase();
  const texts = (await readNote('paid-fees', me)) ?? [];
  return new Map(
    texts.flatMap(keptOf).map(({ hash, wei, ...currency }) => [hash, { from: me, wei: BigInt(wei), ...currency }]),
  );
}

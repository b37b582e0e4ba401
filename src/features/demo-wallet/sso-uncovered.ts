import { marketName } from '../../language/market-name.ts';
import { formatUnits } from '../../domain/money.ts';
import { showAmount } from '../../domain/decimals.ts';
import { lineText } from '../../domain/clear-signing/line-text.ts';
import { purchaseWord } from '../../domain/session-policy/purchase.ts';
import { explainCall, type AskedCall } from '../../services/clear-signing.ts';
import { readNames } from '../../services/contract-names.ts';
import { localTimeText } from '../../ui/local-time.ts';
import type { Network } from './sign-questions.ts';
import * as texts from './sso-texts.ts';

/* Why no session covers a call: for a person, and in the words of the session's own check. */

/** Why no session covers a call, as the site's check says it; the limit that was passed is in base units. */
export type Refused = { refusal: string; limit: bigint | null };

const find = <T>(known: Readonly<Record<string, T>>, type: string): T | undefined =>
  Object.entries(known).find(([name]) => name === type)?.[1];

/** What the spec's "Session validation failed: {message} ({type})" comes to for a person. */
export function uncovered({ refusal, limit }: Refused, { currency }: Pick<Network, 'currency'>): string {
  const type = /\((\w+)\)$/.exec(refusal)?.[1] ?? '';
  const beyond = limit === null ? undefined : find(texts.beyondLimit, type);
  if (beyond !== undefined && limit !== null) {
    return beyond(`${showAmount(formatUnits(limit, currency.decimals))} ${currency.symbol}`);
  }
  const known = find(texts.uncovered, type);
  if (known !== undefined) return known;
  const index = /\bParameter (\d+)\b/.exec(refusal)?.[1];
  const word = index === undefined ? null : purchaseWord(BigInt(index));
  return (word && texts.uncoveredPurchase(marketName())[word]) ?? texts.uncoveredOther;
}

/** With the words that the question has for the call. */
async function exactly(refusal: string, call: AskedCall, network: Network): Promise<string> {
  const plain = refusal.replaceAll(/0x[0-9a-f]{60}/g, '0x…');
  const selector = call.data.slice(0, 10);
  const bare = `call of ${selector} at ${call.to}`;
  if (!plain.includes(bare)) return plain;
  const { names } = await readNames(network, [call.to]);
  const said = { kind: 'address', address: call.to, isOwn: false, isToken: true } as const;
  const contract = lineText({ label: '', said }, names, localTimeText);
  const intent = explainCall(call)?.intent ?? null;
  // The check's own words, which are English, go on around it.
  return plain.replace(
    bare,
    () => `call of ${intent === null ? selector : `“${intent}” (${selector})`} at ${contract}`,
  );
}

/** The note of the question, and behind it the words of the check. */
export const whyUncovered = async (refused: Refused, call: AskedCall, network: Network) => ({
  note: texts.outside(uncovered(refused, network)),
  why: await exactly(refused.refusal, call, network),
});

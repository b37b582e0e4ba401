import type { Caution } from '../contract/order.ts';
import * as texts from './caution-texts.ts';
import { showAmount } from './decimals.ts';

/** How an app writes what depends on its person. */
export type CautionWording = {
  /** A moment (Unix milliseconds) for people. */
  moment(ms: number): string;
  /** What an amount of dollars is, in the currency of the person's choice. */
  estimate(usd: string): string;
};

/** What was seen of an item, as a sentence. */
export function cautionText(caution: Caution, { moment, estimate }: CautionWording): string {
  const since = moment(caution.since * 1000);
  if (caution.kind === 'unpaid') return texts.unpaidMoves(caution.count, since);
  const { amount, token } = caution.price;
  return texts.soldCheaply(`${showAmount(amount)} ${token.symbol}`, since, estimate(caution.floorUsd));
}

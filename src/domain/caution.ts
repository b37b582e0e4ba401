import type { Caution } from '../contract/order.ts';
import * as texts from './caution-texts.ts';
import { showAmount, showUsd } from './money.ts';

/** What was seen of an item, as a sentence. `moment` writes Unix milliseconds for people. */
export function cautionText(caution: Caution, moment: (ms: number) => string): string {
  const since = moment(caution.since * 1000);
  if (caution.kind === 'unpaid') return texts.unpaidMoves(caution.count, since);
  const { amount, token } = caution.price;
  return texts.soldCheaply(`${showAmount(amount)} ${token.symbol}`, since, showUsd(caution.floorUsd));
}

import type { Ends } from './order-draft.ts';
import type { PriceInput } from '../../domain/typed-price.ts';
import * as texts from './texts.ts';

/** Why a form cannot be sent yet, and what to do; null when it can. */
export function formObstacle(form: {
  units: bigint;
  price: PriceInput;
  seller: bigint;
  ends: Ends | null;
}): string | null {
  if (form.units < 1n) return texts.copiesNeeded;
  if ('problem' in form.price) return form.price.problem === null ? texts.priceNeeded : `${form.price.problem}.`;
  if (form.seller < 1n) return texts.feesTakeAll;
  return form.ends === null ? texts.durationNeeded : null;
}

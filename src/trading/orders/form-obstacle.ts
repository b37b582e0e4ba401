import type { Ends } from './order-draft.ts';
import type { PriceInput } from '../../domain/typed-price.ts';

/** Why a form cannot be sent yet, and what to do; null when it can. */
export function formObstacle(form: {
  units: bigint;
  price: PriceInput;
  seller: bigint;
  ends: Ends | null;
}): string | null {
  if (form.units < 1n) return 'Enter a number of copies to go on.';
  if ('problem' in form.price)
    return form.price.problem === null ? 'Enter a price to go on.' : `${form.price.problem}.`;
  if (form.seller < 1n) return 'The fees leave nothing of this price. Enter a higher one.';
  return form.ends === null ? 'Choose a duration to go on.' : null;
}

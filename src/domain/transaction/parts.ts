import * as v from 'valibot';
import type { TransactionRecord } from './record.ts';
import { sendArgsSchema } from './views/item-send.ts';
import { cartArgsSchema } from './views/purchase-cart.ts';

/** The place of a transaction among those that were begun together, counted from one. */
export type CheckoutPlace = { number: number; of: number };

const SCHEMAS: Readonly<Record<string, typeof cartArgsSchema | typeof sendArgsSchema>> = {
  'purchase:cart': cartArgsSchema,
  'item:send': sendArgsSchema,
};

function argsOf({ type, executor }: TransactionRecord) {
  const schema = Object.hasOwn(SCHEMAS, type) ? SCHEMAS[type] : undefined;
  const args = schema === undefined ? null : v.safeParse(schema, executor.args);
  return args?.success === true ? args.output : null;
}

/** The checkout, or the sending of several items, that a record belongs to; null where it stands alone. */
export const checkoutOf = (record: TransactionRecord): string | null => argsOf(record)?.checkout ?? null;

/** Its place among several transactions; null for one that stands alone. */
export function placeOf(record: TransactionRecord): CheckoutPlace | null {
  const part = argsOf(record)?.part;
  return part === undefined || part.of < 2 ? null : part;
}

import * as v from 'valibot';
import { addressSchema } from './primitives.ts';

/** A payment token. The native currency is the zero address. */
export const tokenSchema = v.object({
  address: addressSchema,
  symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(16)),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
});
export type Token = v.InferOutput<typeof tokenSchema>;

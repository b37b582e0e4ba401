import * as v from 'valibot';
import { singleSchema } from './paging.ts';
import { addressSchema, hash32Schema } from './primitives.ts';
import type { Route } from './route.ts';

/* What only the embedded networks' server answers, below `/demo`. */

/** Play money for an address, once in ten seconds. */
export const faucet = {
  method: 'POST',
  path: '/faucet',
  body: v.object({ chainId: v.pipe(v.number(), v.integer()), address: addressSchema }),
  answer: singleSchema(v.object({ chainId: v.number(), address: addressSchema })),
} as const satisfies Route;

const notedCallsSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  chainId: v.pipe(v.number(), v.integer()),
  hash: hash32Schema,
});

/** The transaction that carries a batch of the demo smart wallet; refused for an id that is taken. */
export const noteCalls = {
  method: 'POST',
  path: '/calls',
  body: notedCallsSchema,
  answer: singleSchema(notedCallsSchema),
} as const satisfies Route;

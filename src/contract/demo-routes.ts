import * as v from 'valibot';
import { singleSchema } from './paging.ts';
import { addressSchema } from './primitives.ts';
import type { Route } from './route.ts';

/* What only the embedded networks' server answers, below `/demo`. */

/** Play money for an address, once in ten seconds. */
export const faucet = {
  method: 'POST',
  path: '/faucet',
  body: v.object({ chainId: v.pipe(v.number(), v.integer()), address: addressSchema }),
  answer: singleSchema(v.object({ chainId: v.number(), address: addressSchema })),
} as const satisfies Route;

import * as v from 'valibot';
import { addressSchema } from './primitives.ts';

/** In one call. */
export const NAMES_ASKED = 20;

/** A name of an account as ENSIP-15 writes it, e.g. `alice.eth`. */
export const accountNameSchema = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(/^[^\s\p{C}.]+(\.[^\s\p{C}.]+)+$/u, 'a name such as alice.eth'),
);

export const namesBodySchema = v.object({
  addresses: v.pipe(v.array(addressSchema), v.minLength(1), v.maxLength(NAMES_ASKED)),
});

/** Accounts that have chosen a name which leads back to them; the others are left out. */
export const namesSchema = v.array(v.object({ address: addressSchema, name: accountNameSchema }));

/** Whose account a name is; null where it is nobody's. */
export const namedSchema = v.object({ address: v.nullable(addressSchema) });
export const namedQuerySchema = v.object({ name: accountNameSchema });

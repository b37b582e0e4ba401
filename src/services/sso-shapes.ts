import * as v from 'valibot';
import { addressSchema, hexSchema, quantitySchema } from '../contract/primitives.ts';
import { sessionConfigSchema } from '../domain/session-policy/config.ts';
import { ProviderRpcError } from '../domain/wallet-errors.ts';
import * as texts from './sso-texts.ts';

/* The requests that the single sign-on's provider takes, and its window's answers. */

export const rawSchema = v.object({ raw: hexSchema });
/** `config` is null where the person connects without a session. */
export const startedSchema = v.object({
  account: addressSchema,
  config: v.nullable(sessionConfigSchema),
  raws: v.array(hexSchema),
});
const callSchema = v.object({
  to: addressSchema,
  value: v.optional(quantitySchema, '0x0'),
  data: v.optional(hexSchema, '0x'),
});
export const sendingSchema = v.object({
  ...callSchema.entries,
  from: addressSchema,
  nonce: v.optional(quantitySchema),
});
export const blockSchema = v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), null);
export const batchSchema = v.looseObject({ id: v.string(), calls: v.pipe(v.array(callSchema), v.minLength(1)) });

/** Parses the window's answer. @throws ProviderRpcError where it cannot be read */
export const parse = <T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> => {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new ProviderRpcError(-32603, texts.unreadable);
  return parsed.output;
};
/** Parses the provider's parameters. @throws ProviderRpcError -32602 */
export const params = <T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> => {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new ProviderRpcError(-32602);
  return parsed.output;
};

import * as v from 'valibot';
import { addressSchema, idSchema, uintStringSchema, uuidSchema } from '../../src/contract/primitives.ts';
import { findCollection, type CollectionRow } from '../stores/collections.ts';
import type { StoreContext } from '../stores/context.ts';
import { ApiError, notFound } from './answers.ts';
import { readNetwork } from './input.ts';

/** A collection by slug, uuid or contract address; `network` tells which, if the address exists on several. */
export async function requireCollection(context: StoreContext, id: string, network?: string): Promise<CollectionRow> {
  const chainId = network === undefined ? undefined : readNetwork(context.networks, network).chainId;
  const known = v.is(idSchema, id) && (await findCollection(context.database, id, chainId));
  if (!known || !context.networks.byId(known.chainId)) throw notFound('Collection');
  return known;
}

export function readIdentifier(text: string): string {
  const parsed = v.safeParse(uintStringSchema, text, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  throw new ApiError(400, 'bad-identifier', 'An item is named by a whole decimal number below 2^256.');
}

export function readAddress(text: string, what = 'wallet'): `0x${string}` {
  const parsed = v.safeParse(addressSchema, text);
  if (parsed.success) return parsed.output;
  throw new ApiError(400, 'bad-address', `The ${what} is not an address.`);
}

export function readUuid(text: string): string {
  const parsed = v.safeParse(uuidSchema, text);
  if (parsed.success) return parsed.output.toLowerCase();
  throw new ApiError(400, 'bad-uuid', 'The id is not a uuid.');
}

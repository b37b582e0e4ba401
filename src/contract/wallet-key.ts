import * as v from 'valibot';
import { addressSchema } from './primitives.ts';

/** `GET /users/me/key` and, with a signature, `PUT`. `record` is JSON that the server cannot read further. */
export const walletKeySchema = v.object({
  address: addressSchema,
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  record: v.pipe(v.string(), v.maxLength(8_192)),
});
export type WalletKey = v.InferOutput<typeof walletKeySchema>;

export const signedWalletKeySchema = v.object({
  ...walletKeySchema.entries,
  /** By the account itself, over {@link walletKeyMessage}: whoever reads somebody's mail replaces no key. */
  signature: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{130}$/)),
});

/** `hash`: SHA-256 of the record, in hex. */
export const walletKeyMessage = (o: { address: string; version: number; hash: string }): string =>
  `Vitrine wallet: keep version ${o.version} of the key of ${o.address}, ${o.hash}`;

/** `GET /wallet/apps.json`: the origins whose pages may ask the wallet. */
export const walletAppsSchema = v.object({ origins: v.array(v.string()) });

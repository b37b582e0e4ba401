import * as v from 'valibot';

/** A 20-byte EVM address in lower case. Any case is accepted, lower case comes out. */
export const addressSchema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{40}$/, 'not an address'),
  v.transform((value) => value.toLowerCase() as `0x${string}`),
);

/** 32 bytes of hex: an order hash, a transaction hash, a salt. */
export const hash32Schema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{64}$/, 'not a 32-byte hash'),
  v.transform((value) => value.toLowerCase() as `0x${string}`),
);

/** A JSON-RPC quantity, as text. */
export const quantitySchema = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]+$/));

/** Hex bytes of any length, `0x` for none. */
export const hexSchema = v.pipe(
  v.string(),
  v.regex(/^0x([0-9a-fA-F]{2})*$/, 'not hex bytes'),
  v.transform((value) => value as `0x${string}`),
);

const MAX_UINT256 = (1n << 256n) - 1n;

/** A non-negative integer up to 2^256-1 as a decimal string, no sign, no leading zeros. */
export const uintStringSchema = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9][0-9]{0,77})$/, 'not an unsigned integer'),
  // Runs even where the pattern did not hold: must not throw on it.
  v.check((value) => !/^[0-9]{1,78}$/.test(value) || BigInt(value) <= MAX_UINT256, 'more than 256 bits'),
);

/** A non-negative decimal number as a string, for people: `0.46`. */
export const decimalStringSchema = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^(0|[1-9][0-9]*)(\.[0-9]+)?$/, 'not a decimal number'),
);

/** A uuid in either case; stores hold lower case. */
export const uuidSchema = v.pipe(v.string(), v.uuid('not a uuid'));

/**
 * Text a person may type: at most `length` UTF-16 units, no control characters, no half of a surrogate
 * pair, so that every store can keep it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const textSchema = (length: number) =>
  v.pipe(
    v.string(),
    v.maxLength(length, `at most ${length} characters`),
    v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, 'control characters are not allowed'),
  );

/** What names a collection or a drop in a path: its slug, its uuid or its contract's address. */
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/, 'not an id'));

/** A trait as `Type:Value`; the first colon parts them. */
export const MAX_TRAIT_LENGTH = 210;
export const traitSchema = v.pipe(textSchema(MAX_TRAIT_LENGTH), v.includes(':', 'not of the form Type:Value'));

/** A network in a query: its slug or its decimal chain id. */
export const networkNameSchema = textSchema(64);

/** A collection or drop name in a URL. */
export const slugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/, 'not a slug'));

export const colourSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'not a colour'));
const percentSchema = v.pipe(v.number(), v.minValue(1), v.maxValue(100));

/**
 * What stands in a picture's place until it comes: the colours of its upper and lower half, and its width and
 * height in percent of the square around it.
 */
export const tintSchema = v.object({
  top: colourSchema,
  bottom: colourSchema,
  width: percentSchema,
  height: percentSchema,
});
export type Tint = v.InferOutput<typeof tintSchema>;

/** Unix time in seconds. */
export const secondsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Seaport's item types that an NFT can have: 2 = ERC-721, 3 = ERC-1155. */
export const itemTypeSchema = v.picklist([2, 3]);
export type ItemType = v.InferOutput<typeof itemTypeSchema>;

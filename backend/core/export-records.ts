import * as v from 'valibot';
import { signedOrderSchema } from '../../src/contract/order.ts';
import {
  addressSchema,
  hash32Schema,
  secondsSchema,
  slugSchema,
  textSchema,
  traitSchema,
  uintStringSchema,
} from '../../src/contract/primitives.ts';
import { documentTextSchema, legalDocuments, themeSchema } from '../../src/contract/theme.ts';
import { tokenSchema } from '../../src/contract/token.ts';
import { LANGUAGES } from '../../src/language/language.ts';
import { collectionRegistrationSchema } from './registrations.ts';

const { chainId, ...registration } = v.omit(collectionRegistrationSchema, ['verified']).entries;

/** Of an offer on a trait; more items come in further records. */
export const IDENTIFIERS_AT_ONCE = 500;

/** What an export tells of a network: where its orders are filled, and which fees they pay. No node: its URL may hold a key. */
const networkRecordSchema = v.object({
  part: v.literal('network'),
  chainId,
  slug: slugSchema,
  name: textSchema(60),
  currency: tokenSchema,
  wrapped: tokenSchema,
  tokens: v.pipe(v.array(tokenSchema), v.maxLength(100)),
  explorerTransactionUrl: v.nullable(v.string()),
  seaport: addressSchema,
  conduit: addressSchema,
  conduitKey: hash32Schema,
  zone: v.nullable(addressSchema),
  feeBps: v.number(),
  feeRecipient: addressSchema,
});

/** What an instance needs to list a collection. Whether it is verified is each operator's own word. */
const collectionRecordSchema = v.object({ part: v.literal('collection'), chainId, ...registration });

/** Of an item, as it is told: what is longer is cut. */
export const ITEM_TEXT = { name: 300, description: 1_000, source: 2_000, trait: 200, traits: 100 } as const;
const upTo = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** What an item's metadata said: with it a market can be browsed where nobody serves that any more. */
const itemRecordSchema = v.object({
  part: v.literal('item'),
  chainId,
  collection: addressSchema,
  identifier: uintStringSchema,
  name: upTo(ITEM_TEXT.name),
  description: upTo(ITEM_TEXT.description),
  /** Its picture's source; empty where it has none that an address can tell. */
  image: upTo(ITEM_TEXT.source),
  /** Copies in all. */
  supply: uintStringSchema,
  /** Unix seconds of its first mint. */
  minted: secondsSchema,
  rank: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  attributes: v.pipe(
    v.array(v.object({ traitType: upTo(ITEM_TEXT.trait), value: upTo(ITEM_TEXT.trait) })),
    v.maxLength(ITEM_TEXT.traits),
  ),
});

/** Items that a criteria root stands for: without them nobody can fill an offer on a trait. */
const criteriaRecordSchema = v.object({
  part: v.literal('criteria'),
  chainId,
  collection: addressSchema,
  root: hash32Schema,
  identifiers: v.pipe(v.array(uintStringSchema), v.minLength(1), v.maxLength(IDENTIFIERS_AT_ONCE)),
});

/** A signed order, of a collection. `trait`: `Type:Value` of an offer on a part of it. */
export const orderRecordSchema = v.object({
  part: v.literal('order'),
  chainId,
  side: v.picklist(['listing', 'offer']),
  collection: addressSchema,
  trait: v.nullable(traitSchema),
  order: signedOrderSchema,
});
export type OrderRecord = v.InferOutput<typeof orderRecordSchema>;

/** Of a mark as base64: as many pixels as one has, a byte each, and not compressed at all. */
const MAX_MARK = 360_000;
/** How a PNG begins, as base64. */
const PNG = 'iVBORw0KGgo';
/** The last moment that a `Date` knows. */
const LAST_MS = 8_640_000_000_000_000;

/** What the market is called and how it looks; null where that is built in. */
const themeRecordSchema = v.object({
  part: v.literal('theme'),
  name: themeSchema.entries.name,
  accent: themeSchema.entries.accent,
  /** A square PNG. */
  mark: v.nullable(v.pipe(v.string(), v.maxLength(MAX_MARK), v.startsWith(PNG), v.base64())),
});

/** Of the theme: a text of a legal page, and when the operator wrote it (Unix milliseconds). */
const legalTextRecordSchema = v.object({
  part: v.literal('legal-text'),
  document: v.picklist(legalDocuments),
  language: v.picklist(LANGUAGES),
  text: documentTextSchema,
  since: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MS)),
});

/** A record of an export: what a market knows that is no person's, and in no chain. */
export const exportRecordSchema = v.variant('part', [
  themeRecordSchema,
  legalTextRecordSchema,
  networkRecordSchema,
  collectionRecordSchema,
  itemRecordSchema,
  criteriaRecordSchema,
  orderRecordSchema,
]);
export type ExportRecord = v.InferOutput<typeof exportRecordSchema>;

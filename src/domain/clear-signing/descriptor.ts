/*
 * As much of ERC-7730 (version 2) as our descriptors use. What stands in them and is not here is refused,
 * not skipped: an unread condition would show wrong words.
 */

/** Shown unless the value is one of these; or never shown, and refused unless it is one of those. */
type Visible = { ifNotIn?: readonly (string | number)[]; mustBe?: readonly (string | number)[] };

export type Field = {
  /** Into the data, or `@.…` for what the call or the signature comes with. A group's fields begin at its path. */
  path?: string;
  /** A constant, in place of a path. */
  value?: string;
  label?: string;
  format?: string;
  params?: {
    tokenPath?: string;
    nativeCurrencyAddress?: string;
    threshold?: string;
    message?: string;
    collectionPath?: string;
    encoding?: string;
    types?: readonly string[];
    $ref?: string;
  };
  visible?: Visible;
  /** A group: for each element that its path finds. */
  fields?: readonly Field[];
};

type Format = { intent: string; fields: readonly Field[] };

type Deployment = { chainId: number; address: string };

export type Descriptor = {
  context:
    | { contract: { deployments?: readonly Deployment[] } }
    | { eip712: { domain: { name: string; version: string }; deployments: readonly Deployment[] } };
  metadata: { enums?: Readonly<Record<string, Readonly<Record<string, string>>>> };
  /** By the function's signature, or by EIP-712's `encodeType`. */
  display: { formats: Readonly<Record<string, Format>> };
};

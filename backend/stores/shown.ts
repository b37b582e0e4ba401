/*
 * What the operator hides is in no answer. A hidden item has no balances, no supply and no live orders
 * (`refreshOwnership`, `judgeOrders`), so most lists miss it by themselves; these are the conditions of the rest.
 */

/** Of `nfts n` with their `collections c`. */
export const IS_SHOWN = 'not n.hidden and not c.hidden';

/** Of rows that have a `collection_uuid`, without a join: the few hidden ones are read once a query, by their index. */
export const ofShownCollection = (rows: string) =>
  `${rows}.collection_uuid <> all(array(select uuid from collections where hidden))`;

/** Of rows that have an `nft_uuid` as well. */
export const ofShownItem = (rows: string) =>
  `${ofShownCollection(rows)} and not exists (select 1 from nfts h where h.uuid = ${rows}.nft_uuid and h.hidden)`;

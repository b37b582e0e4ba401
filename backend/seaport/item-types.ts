/** Seaport's item types, under Seaport's own names. With criteria, one root stands for many items. */
export const ITEM = {
  NATIVE: 0,
  ERC20: 1,
  ERC721: 2,
  ERC1155: 3,
  ERC721_WITH_CRITERIA: 4,
  ERC1155_WITH_CRITERIA: 5,
} as const;

type Typed = { itemType: number };

/** Whether the item is an NFT, named or by criteria, and not a currency. */
export const isNft = ({ itemType }: Typed): boolean => itemType >= ITEM.ERC721;

/** Whether the item stands for all of its collection, or for those under a root. */
export const hasCriteria = ({ itemType }: Typed): boolean => itemType >= ITEM.ERC721_WITH_CRITERIA;

/** Seaport's item types, under Seaport's own names. With criteria, one root stands for many items. */
export const ITEM = {
  NATIVE: 0,
  ERC20: 1,
  ERC721: 2,
  ERC1155: 3,
  ERC721_WITH_CRITERIA: 4,
  ERC1155_WITH_CRITERIA: 5,
} as const;

/** An NFT's two types; the two with criteria lie two above them. */
type NftType = typeof ITEM.ERC721 | typeof ITEM.ERC1155;

export const hasCriteria = (itemType: number): boolean => itemType >= ITEM.ERC721_WITH_CRITERIA;

export const withCriteria = (itemType: NftType) =>
  itemType === ITEM.ERC721 ? ITEM.ERC721_WITH_CRITERIA : ITEM.ERC1155_WITH_CRITERIA;

export const withoutCriteria = (itemType: number): number => (hasCriteria(itemType) ? itemType - 2 : itemType);

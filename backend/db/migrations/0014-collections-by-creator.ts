/** An artist's collections, for their feed. */
export const collectionsByCreator = `
create index collections_by_creator on collections (creator_address, created_at desc);
`;

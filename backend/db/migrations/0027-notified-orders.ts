/** Offers that name no single item, the best first, and an item's listings by time: what notifications look up. */
export const notifiedOrders = `
create index offers_on_many on orders (collection_uuid, rank) where side = 'offer' and state = 'active' and nft_uuid is null;
create index listings_of_item on orders (nft_uuid, created_at) where side = 'listing';
`;

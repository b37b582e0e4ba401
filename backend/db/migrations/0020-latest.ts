/** What was sold and put up for sale last, over the whole market. */
export const latest = `
create index sales_by_time on sales (time desc);
create index live_listings_by_time on orders (created_at desc) where side = 'listing' and state = 'active';
`;

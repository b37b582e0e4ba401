/** Up to where logs were compared with another provider's; who has offers open, whose money is followed. */
export const secondReading = `
alter table networks add column checked_block bigint;
create index orders_open_offers on orders (chain_id, maker) where side = 'offer' and state in ('active', 'inactive');
`;

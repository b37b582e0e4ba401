/** How many orders a maker has open is counted before every new one. */
export const openOrders = `
create index orders_open_by_maker on orders (chain_id, maker) where state in ('active', 'inactive');
`;

/** The word that answers use for an order whose predecessor may still be filled. */
export const replacingOrders = `
alter table orders rename column waits to replacing;
alter index orders_waiting rename to orders_replacing;
`;

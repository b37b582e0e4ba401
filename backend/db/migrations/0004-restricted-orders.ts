/** Seaport's own word for an order that only its zone lets be filled. */
export const restrictedOrders = `
alter table orders rename column guarded to restricted;
`;

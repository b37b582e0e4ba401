export const noOrders = 'There is no order in it that this market can read.';

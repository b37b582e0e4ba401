/** Nobody tells a page of a market without a server: what it shows is as new as its last question. */
const nothing = () => () => undefined;
export const onMarketChange = nothing;
export const followCollection = nothing;
export const followCollectionList = nothing;

/** Those that need no history, and nothing that a server keeps. */
export const profileTabs = ['Collected', 'Created', 'Listings', 'OffersMade', 'OffersReceived'] as const;

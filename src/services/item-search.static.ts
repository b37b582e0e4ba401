/** Those that need no history. */
export const collectionTabs = ['items', 'offers', 'about'] as const;

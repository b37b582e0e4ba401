/** What a profile shows first: the call for its items, and the sources of one picture. Account and picture are placeholders. */
export type FirstOfProfile = { call: string; srcset: string; sizes: string };

/* Of a legal page whose text is the operator's own. */
export const inForce = (since: string) => `سارية منذ \u2068\u2068${since}\u2069\u2069.`;

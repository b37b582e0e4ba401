/* Of a legal page whose text is the operator's own. */
export const inForce = (since: string) => `In force from ${since}.`;

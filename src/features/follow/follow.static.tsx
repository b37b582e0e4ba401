/** What is new is told by a server. */
export const Follow = (): null => null;

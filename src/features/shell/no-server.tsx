/** Said on every page of a market without a server: what that means. */
export const NoServer = (): null => null;

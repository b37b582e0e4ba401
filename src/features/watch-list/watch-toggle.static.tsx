/** A watch list is kept by a server. */
export const WatchToggle = (): null => null;

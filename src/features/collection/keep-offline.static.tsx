/** All but the pictures of this market is on the device already. */
export const KeepOffline = (): null => null;

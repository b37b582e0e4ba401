/** A history is kept by a server. */
export const Provenance = (): null => null;

/**
 * Whether this app belongs to a market with a server. Written out by the build, so that what the other kind shows costs
 * nothing (backend/build/static-variants.ts).
 */
export const HAS_SERVER: boolean = true;

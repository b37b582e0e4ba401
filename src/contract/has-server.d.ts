/**
 * Whether this app belongs to a market with a server. Written out by the build, so that what the other kind shows costs
 * nothing (backend/build/static-variants.ts).
 */
export declare const HAS_SERVER: boolean;

/** All sessions of an account that are not over, for ending them at once. */
export const sessionsByAccount = `
create index session_families_by_address on session_families (address) where not revoked;
`;

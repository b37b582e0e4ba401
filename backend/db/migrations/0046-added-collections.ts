/**
 * `added`: an operator added the collection in the console, and no configuration names it. It is listed while
 * `operator_decisions` says so (`added`), which also names the hosts of its metadata.
 */
export const addedCollections = `
alter table collections add column added boolean not null default false;
`;

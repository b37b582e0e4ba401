/** Whom the operator vouches for, and names as a quick eye reads them, filled in as collections are registered. */
export const verified = `
alter table collections add column verified boolean not null default false, add column name_key text not null default '';
create index collections_by_name_key on collections (name_key) where verified;
`;

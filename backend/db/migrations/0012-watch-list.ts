/**
 * Which works an account watches. A work's uuid follows from chain, contract and number, so an entry outlives the
 * work's row when the chain is read anew.
 */
export const watchList = `
create table watch_list (
  owner text not null,
  nft_uuid text not null,
  added_at bigint not null,
  primary key (owner, nft_uuid)
);
create index watch_list_newest on watch_list (owner, added_at desc, nft_uuid);
`;

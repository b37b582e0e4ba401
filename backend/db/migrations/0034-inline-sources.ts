/**
 * Pictures and programs that stand in an item's metadata itself (`data:`), one of each use an item: `body` in
 * base64. Items that were read before are read again.
 */
export const inlineSources = `
create table inline_sources (
  nft_uuid text not null,
  use text not null,
  name text not null,
  type text not null,
  body text not null,
  primary key (nft_uuid, use)
);
update nfts set metadata_state = 'waiting', metadata_tries = 0, metadata_after = 0
  where token_uri = 'data:application/json' and image = '';
`;

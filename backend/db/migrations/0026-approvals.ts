/**
 * Whom people let move their items, as the collections' events last told it: a list of what to ask the chain about, not
 * the truth. `slot`: `all:` with the operator, or `item:` with the identifier, which has one operator at most.
 * Collections that were read before are read once more for it; what is there already is not counted again.
 */
export const approvals = `
create table approvals (
  collection_uuid text not null,
  owner text not null,
  slot text not null,
  operator text not null,
  identifier numeric(78,0),
  given boolean not null,
  chain_id bigint not null,
  block_number bigint not null,
  log_index integer not null,
  time bigint,
  primary key (collection_uuid, owner, slot)
);
create index approvals_by_owner on approvals (owner, block_number desc) where given;
create index approvals_by_block on approvals (chain_id, block_number);
update collections set backfilled = false;
`;

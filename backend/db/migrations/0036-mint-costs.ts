/**
 * What one copy of a minted item cost, in base units of the network's currency, and its dollars then (`paid_rank`,
 * millionths). Mints from before are read too; each is asked for so many times, then its cost stays unknown.
 */
export const mintCosts = `
alter table transfers add column paid_value numeric;
alter table transfers add column paid_rank numeric;
alter table transfers add column paid_tries_left smallint not null default 5;
create index transfers_mints_unread on transfers (collection_uuid, block_number)
  where sender = '0x0000000000000000000000000000000000000000' and paid_tries_left > 0;
`;

/** What people report to who runs the marketplace: once an item each, the last reason counting. */
export const reports = `
create table reports (
  nft_uuid text not null,
  owner text not null,
  reason text not null,
  detail text not null,
  created_at bigint not null,
  primary key (nft_uuid, owner)
);
create index reports_by_owner on reports (owner, created_at);
`;

/** What one node at a time does: which one, until when if it falls silent, and what it tells the others. */
export const leases = `
create table leases (
  name text primary key,
  holder text not null,
  ends_at timestamptz not null,
  told text not null
);
`;

/** The own wallet's keys as their owners' browsers encrypted them; `version` counts what was put in its place. */
export const walletKeys = `
create table wallet_keys (
  user_id text primary key references wallet_users (id) on delete cascade,
  address text not null,
  version integer not null,
  record text not null
);
`;

/**
 * Where a person of the own wallet is signed in: one row a browser, beside the token service's session of the same
 * uid. One that was ended stays for a while, so that nothing under way brings its session back.
 */
export const walletLoginList = `
create table wallet_logins (
  id text primary key,
  user_id text not null references wallet_users (id) on delete cascade,
  browser text,
  begun_at bigint not null,
  used_at bigint not null,
  ended_at bigint
);
create index wallet_logins_user on wallet_logins (user_id);
create index wallet_logins_used on wallet_logins (used_at);
insert into wallet_logins (id, user_id, begun_at, used_at)
  select s.uid, u.id, (s.payload ->> 'loginTs')::bigint, (s.payload ->> 'loginTs')::bigint
  from oauth_records s join wallet_users u on u.id = s.payload ->> 'accountId'
  where s.model = 'Session' and s.uid is not null and s.payload ->> 'loginTs' is not null
  on conflict do nothing;
`;

/**
 * Browsers that are told what happens to an account. `family`: the session that asked; with it they end. `told`: the
 * ids of what there was to tell at the last look.
 */
export const pushSubscriptions = `
create table push_subscriptions (
  endpoint text primary key,
  owner text not null,
  family text not null,
  p256dh text not null,
  auth text not null,
  unwanted text[] not null,
  language text not null,
  told text[] not null,
  created_at bigint not null,
  checked_at bigint not null,
  failures integer not null default 0
);
create index push_subscriptions_by_check on push_subscriptions (checked_at);
create index push_subscriptions_by_owner on push_subscriptions (owner, created_at);
`;

/**
 * Drops that a browser is told of while its app is closed, until all of it was told. `moment`: when the drop opens, or
 * ends where `of_end`; `due`: when there is something to tell next. Both by the clock of the drop's chain.
 */
export const pushReminders = `
create table push_reminders (
  endpoint text not null references push_subscriptions (endpoint) on delete cascade,
  slug text not null,
  of_end boolean not null,
  chain_id bigint not null,
  moment bigint not null,
  due bigint not null,
  tries integer not null default 0,
  primary key (endpoint, slug)
);
create index push_reminders_by_due on push_reminders (chain_id, due, endpoint);
create index push_reminders_by_drop on push_reminders (slug);
`;

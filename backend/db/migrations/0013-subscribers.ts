/** A subscription counts once its address has said so; the token, which only its mails hold, confirms or ends it. */
export const subscribers = `
alter table subscribers add column token text unique;
alter table subscribers add column asked_at bigint not null default 0;
alter table subscribers add column confirmed_at bigint;
create index subscribers_unconfirmed on subscribers (asked_at) where confirmed_at is null;
`;

/**
 * Which blocks of a network are read again, and how far that has come; `reindex_next` is null while none are. Up to when
 * each network was read at the last look for a browser's news.
 */
export const reindex = `
alter table networks add column reindex_first bigint, add column reindex_next bigint, add column reindex_last bigint,
  add column reindex_mended bigint not null default 0;
alter table push_subscriptions add column read_to jsonb not null default '{}';
`;

/**
 * What a collection's contract says of it (ERC-7572), beside what its operator configured (`registered`), which goes
 * first. Asked for once, and again whenever the contract says that it has changed.
 */
export const contractDocuments = `
alter table collections add column registered jsonb, add column document jsonb not null default '{}',
  add column document_asks integer not null default 1, add column document_read integer not null default 0,
  add column document_tries integer not null default 0, add column document_after bigint not null default 0;
create index collections_unread_documents on collections (document_after) where document_read < document_asks;
`;

/**
 * Search reads the names that match, not all. The extension is part of PostgreSQL, and trusted since its version 13:
 * whoever owns the database may add it.
 */
export const search = `
create extension if not exists pg_trgm with schema public;
create index nfts_by_word on nfts using gin (name gin_trgm_ops);
create index nfts_by_beginning on nfts (lower(name) text_pattern_ops);
create index collections_by_word on collections using gin (name gin_trgm_ops, slug gin_trgm_ops, creator_name gin_trgm_ops);
`;

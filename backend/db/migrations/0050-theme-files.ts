/**
 * Marks (PNG as base64) and texts of legal pages that operators gave the market: `id` begins the content's SHA-256, and
 * themes name it. What a theme of the log names stays, for it may be undone.
 */
export const themeFiles = `
create table theme_files (
  id text primary key,
  kind text not null,
  content text not null,
  created_at bigint not null
);
create index theme_files_by_time on theme_files (created_at);
`;

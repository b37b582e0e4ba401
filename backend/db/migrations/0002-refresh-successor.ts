/** Which token a spent one was exchanged for: the answer of a refresh can be lost on its way. */
export const refreshSuccessor = `
alter table refresh_tokens add column successor text;
alter table refresh_tokens add column superseded boolean not null default false;
`;

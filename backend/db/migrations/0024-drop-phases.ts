/** Parts of a sale, as its creator announced them. */
export const dropPhases = `
alter table drops add column phases jsonb not null default '[]';
`;

/** Where the original of a reported copy is. Collections are reported as items are: their uuid stands in `nft_uuid`. */
export const reportLinks = `
alter table reports add column link text not null default '';
`;

/** The colours of pictures that were made, by their source. Only those of items are kept, so they must be found by it. */
export const tints = `
create table tints (source text primary key, tint jsonb not null);
create index nfts_by_image on nfts using hash (image);
`;

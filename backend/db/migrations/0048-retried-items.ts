/** Items whose metadata could not be read and is tried again: few, among all that wait to be read at all. */
export const retriedItems = `
create index nfts_metadata_retried on nfts (metadata_read desc, uuid) where metadata_state = 'waiting' and metadata_tries > 0;
`;

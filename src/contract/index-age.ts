/**
 * Header of answers while the server knows of a network only up to a minute ago or more: `slug=seconds` for each,
 * with commas between.
 */
export const INDEX_AGE_HEADER = 'vitrine-index-age';

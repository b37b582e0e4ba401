/** `{MEDIA_PATH}/{source, encoded}`: sound and video of items, from the server. */
export const MEDIA_PATH = '/_media';

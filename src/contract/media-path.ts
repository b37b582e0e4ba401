/** `{MEDIA_PATH}/{source, encoded}`: sound, video and 3-D models of items, from the server. */
export const MEDIA_PATH = '/_media';
/** `{INTERACTIVE_PATH}/{source, encoded}`: a work that is a page and runs, for a sandboxed frame alone. */
export const INTERACTIVE_PATH = '/_interactive';

/** What stands where data should, when nothing said why there is none. */
export { serverFailed as noAnswer } from './texts.ts';

/** Without a server, networks are asked by the page itself. */
export { networkFailed as noAnswer } from './texts.ts';

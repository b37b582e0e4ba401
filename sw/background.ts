/* What the worker does besides answering requests: in a script of its own, which it imports when it is needed. */
export { forgetPerson } from './forget-person.ts';
export { keepPage } from './keep-page.ts';
export { nearPicture } from './near-picture.ts';
export { dropOtherFiles } from './other-files.ts';
export { openNotice } from './notices.ts';
export { showPush } from './push.ts';
export { checkTransactions } from './transaction-check.ts';

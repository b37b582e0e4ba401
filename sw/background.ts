import { keepPage } from './keep-page.ts';
import { keepMarketFiles } from './market-files.ts';

/* What the worker does besides answering requests: in a script of its own, which it imports when it is needed. */
export { latestBuild } from './builds.ts';
export { forgetPerson } from './forget-person.ts';
export { marketFile } from './market-files.ts';
export { nearPicture } from './near-picture.ts';
export { dropOtherFiles, otherFile } from './other-files.ts';
export { openNotice } from './notices.ts';
export { showPush } from './push.ts';
export { checkTransactions } from './transaction-check.ts';

/** Keeps what a page at this path needs without a network, beside the build's own files. */
export const keep = (...page: Parameters<typeof keepPage>): Promise<unknown> =>
  Promise.all([keepMarketFiles(), keepPage(...page)]);

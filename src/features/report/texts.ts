/* Telling who runs the marketplace what should not be on display. */

export type Reported = 'item' | 'collection';

export const report: Record<Reported, string> = { item: 'Report this item', collection: 'Report this collection' };
export const reportWhy = (name: string) => `What is wrong with ${name}?`;
export const reportDetail = 'What should we know? (optional)';
export const reportLink = 'Link to the original (optional)';
export const reportLinkWrong = 'That is no link: it begins with https://';
export const reportNote: Record<Reported, string> = {
  item: 'Whoever runs this marketplace will see your report and your address. A report cannot undo a trade or remove an item from its chain.',
  collection:
    'Whoever runs this marketplace will see your report and your address. A report cannot undo a trade or remove a collection from its chain.',
};
export const seeHidden = 'See what was hidden so far';
export const sendReport = 'Send report';
export const reported = 'Reported';
export const reportedText = 'Thank you. Whoever runs this marketplace will look at it.';
export const reportFailed = 'The report could not be sent. Try again.';
export const reportOffline = 'You are offline';

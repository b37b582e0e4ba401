export const title = 'Storage';
export const intro = (market: string) =>
  `What ${market} keeps on this device, so that it opens at once and works without a network.`;
export const looking = 'Looking at what is kept…';
export const unknown = 'This browser does not tell what it keeps.';
export const lookAgain = 'Look again';
export const inUse = 'In use';
export const amount = (used: string, quota: string) => `${used} of ${quota}`;
export const notKnown = 'Not known';
export const pictures = 'Pictures';
export const answers = 'Pages and lists';
export const transactions = 'Transactions';
export const isProtected = 'Protected from being cleared';
export const yes = 'Yes';
export const no = 'No';
export const removePictures = 'Remove pictures';
export const removeAnswers = 'Remove pages and lists';
export const protect = 'Protect';
export const picturesRemoved = 'The pictures were removed. They are loaded again when you see them.';
export const answersRemoved = 'The pages and lists were removed. They are loaded again when you open them.';
export const agreed = (market: string) => `The browser clears nothing of ${market} by itself.`;
export const refused = (market: string) => `The browser did not agree. It usually does once ${market} is installed.`;
export const failed = 'This could not be done';
export const transactionsStay =
  'Transactions stay until you sign out: a purchase that is under way is found by its record. When the device is full, pictures go first, then pages and lists, and transactions never.';
export const keptTitle = 'Collections kept offline';
export const keptNone = 'None yet. A collection’s page has a button for it.';

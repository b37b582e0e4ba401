/* List of drops. */
export const drops = 'Drops';
export const lead = 'New items, minted from their creators’ own contracts.';
export const noDropsTitle = 'No drops announced';
export const noDropsText = 'New drops appear here first.';
export const browseCollections = 'Browse collections';
export const dropsIn = { live: 'Live now', upcoming: 'Upcoming', ended: 'Past' };
export const opens = (until: string) => `Opens ${until}`;
export const liveEnds = (until: string) => `Live, ends ${until}`;
export const ended = (ago: string) => `Ended ${ago}`;

/* One drop, and the sale on its collection's page. */
export const saleOf = (name: string) => `Sale of ${name}`;
export const saleOpens = 'Sale opens';
export const saleEnds = 'Sale ends';
export const saleOpensIn = 'Sale opens in';
export const saleEndsIn = 'Sale ends in';
export const saleEnded = 'Sale ended';
export const soldOut = 'Sold out';
export const minted = 'Minted';
export const mintedOf = (minted: number, maxSupply: number) => `${minted} of ${maxSupply} minted`;
export const left = (count: number) => `${count} left`;
export const viewSale = 'View sale';
export const aboutSale = 'About the sale';
export const priceEach = 'Price, each';
export const addToCalendar = 'Add to calendar';
export const remindMe = 'Remind me';
export const remindOfEnd = 'Remind me before it ends';
export const removeReminder = 'Remove reminder';
export const reminderSet = 'Reminder set';
export const reminderSetText =
  'It appears in your notifications on this device an hour before the drop opens, also offline.';
export const endReminderSetText =
  'It appears in your notifications on this device an hour before the drop ends, also offline.';
export const share = 'Share';
export const viewCollection = 'View collection';

/* Phases, where a sale has several prices. */
export const phases = 'Phases';
export const phaseUntil = (date: string) => `Open until ${date}`;
export const phaseOpens = (date: string) => `Opens ${date}`;
export const phaseEnded = (date: string) => `Ended ${date}`;

/* Contract. */
export const contract = 'Contract';
export const maxSupply = 'Max supply';
export const opensAt = 'Opens';
export const closesAt = 'Closes';
export const openedAt = 'Opened';
export const closedAt = 'Closed';
export const closesOn = (when: string) => `Closes ${when}`;
export const closedOn = (when: string) => `Closed ${when}`;
export const network = 'Network';

/* What failed to load, as the subject of "… could not be loaded". */
export const dropSubject = 'Drop';
export const dropsSubject = 'Drops';

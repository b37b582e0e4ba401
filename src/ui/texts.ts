/* Lists */
/** Between the parts of an enumeration. */
export const comma = ', ';
export const retry = 'Retry';
export const loadMore = 'Load more';
export const notLoaded = (what: string) => `${what} could not be loaded`;
export const notSaved = 'Not saved on this device';
export const serverFailed = 'The server did not answer as it should. Nothing of yours was changed.';
export const networkFailed = 'The network did not answer. Nothing of yours was changed.';
export const notOpenedBefore = 'You’re offline, and this was not opened here before. It loads when you’re back.';
export const seeKept = 'See what is on this device';

/* Which way a number moved, for who does not see the arrow */
export const up = 'up';
export const down = 'down';

/* Pictures */
export const noPicture = 'No picture';
export const hidden = (count: number) => `+${count} more`;
export const noPictureOf = (name: string) => `${name}, no picture`;

/* Panes and toasts */
export const close = 'Close';
export const dismiss = 'Dismiss';
export const notifications = 'Notifications';

/* What happened to an item */
export const minted = 'Minted';
export const transfer = 'Transfer';
export const sale = 'Sale';
export const copiesMoved = (count: string) => `, ${count} copies`;
export const from = 'from';
export const to = 'to';

/* Plots */
export const asTable = 'Show as a table';
export const time = 'Time';

/* Controls */
export const each = ' each';
export const edit = 'Edit';

/* The age of a number */
export const loading = 'Loading';
export const live = 'Up to date';
export const liveSince = (seconds: number) => `Updated ${seconds} s ago`;
export const offline = 'offline';
export const justNow = 'just now';
export const ago = (span: string) => `${span} ago`;
export const asOf = (ago: string) => `as of ${ago}`;
export const asOfOffline = (ago: string) => `as of ${ago} · offline`;
export const failing = (age: string) => `${age} · can’t refresh`;
export const indexAsOf = (network: string, ago: string) => `${network} as of ${ago}`;
export const secondUnit = 's';
export const minuteUnit = 'min';
export const hourUnit = 'h';
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
export const inSpan = (span: string) => `in ${span}`;
export const onDate = (date: string) => `on ${date}`;

/* A clock: in one line, and under its numbers. */
export const dayUnit = 'd';
export const clockUnit = (name: 'day' | 'hour' | 'minute' | 'second', count: number) =>
  count === 1 ? name : `${name}s`;

/* The list of collections */
export const items = 'Items';
export const collection = 'Collection';
export const floor = 'Floor';
/** A list's span of time. */
export const spans = { '1h': '1 h', '24h': '24 h', '7d': '7 d' };
export const changeIn = (span: string) => `${span} change`;
export const volume = 'Volume';
export const volumeIn = (span: string) => `Volume in ${span}`;
export const listed = 'Listed';
export const trend = 'Trend, 7 d';
export const onBy = (network: string) => `on ${network}, by`;

/* Steps of something, read aloud */
export const done = 'done';
export const now = 'now';
export const failed = 'failed';
export const step = (label: string, state: string) => (state === '' ? label : `${label}, ${state}`);
export const walletAsks = 'Your wallet asks';

/* Signed in, and the wallet gone. */
export const noWallet = 'Your wallet is not connected';
export const connectWallet = 'Connect a wallet';

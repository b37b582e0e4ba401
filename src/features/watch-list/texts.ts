export const title = 'Watch list';
export const subject = 'your watch list';
export const count = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

export const emptyTitle = 'Your watch list is empty';
export const emptyText = 'Press the heart on an item to find it here, on every device you sign in on.';
export const browseCollections = 'Browse collections';

export const walletGoneText = 'You are signed in. Connect the wallet again to see what you watch.';

/* The heart. */
export const watch = 'Add to watch list';
export const unwatch = 'Remove from watch list';
export const watchNamed = (name: string) => `Add ${name} to watch list`;
export const unwatchNamed = (name: string) => `Remove ${name} from watch list`;
export const watched = (name: string) => `${name} is on your watch list.`;
export const unwatched = (name: string) => `${name} is no longer on your watch list.`;
export const waitsTitle = 'Waiting for the network';
export const waits = 'You are offline. Your watch list is updated when you are back.';
export const waiting = (label: string) => `${label} (waiting for the network)`;
export const undo = 'Undo';
export const notChanged = 'Watch list not changed';
export const notChangedText = 'The server could not be reached. Try again.';

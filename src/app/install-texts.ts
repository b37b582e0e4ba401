export const installTitle = (market: string) => `${market} on your home screen`;
export const installWhy = 'It opens at once, keeps what you have looked at, and works without a network.';
export const installByHand = 'Open the Share menu of your browser, then choose “Add to Home Screen”.';
export const install = 'Install';
export const notNow = 'Not now';
export const understood = 'Got it';

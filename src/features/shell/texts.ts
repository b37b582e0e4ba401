/* The frame */
export const home = 'Home';
export const drops = 'Drops';
export const collections = 'Collections';
export const docs = 'Docs';
export const skipToContent = 'Skip to content';
export const mainPlaces = 'Main';
export const mainPlacesShort = 'Main, short';
export const offline = 'You’re offline. Browse what’s saved; buying resumes when you’re back.';
export const logo = (name: string) => `${name}, home`;

/* The footer */
export const publicApi = 'Public API';
export const news = 'News by e-mail';
export const legal = 'Legal';
export const termsOfUse = 'Terms of use';
export const privacy = 'Privacy';
export const cookies = 'Cookies';
export const eula = 'EULA';
export const nftDisclaimer = 'NFT disclaimer';
export const serviceProvider = 'Service provider';
export const language = 'Language';
export const estimatesIn = 'Estimates in';
export const colorMode = 'Color mode';
export const light = 'Light';
export const dark = 'Dark';
export const system = 'System';

/* Search */
export const search = 'Search';
export const searchHint = 'Search items, collections or people';

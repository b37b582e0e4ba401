/* Head and tools. */
export const collections = 'Collections';
export const network = 'Network';
export const allNetworks = 'All networks';
export const sort = 'Sort';
export const volumeHour = 'Volume, 1 h';
export const volumeDay = 'Volume, 24 h';
export const volumeWeek = 'Volume, 7 d';
export const volume = 'Volume';
export const floorDescending = 'Floor, high to low';
export const floorAscending = 'Floor, low to high';
export const floor = 'Floor';
export const mostItems = 'Most items';
export const items = 'Items';
export const mostOrders = 'Most orders';
export const orders = 'Orders';
export const newest = 'Newest';
export const nameAscending = 'Name, A to Z';
export const name = 'Name';

/* List. */
export const noCollectionsTitle = 'No collections here';
export const noCollectionsText = 'This network has no collections yet.';

/** What failed to load, as the subject of "… could not be loaded". */
export const collectionsSubject = 'Collections';

/* What other sites, feed readers, search engines and calendars are told of a page. */
export const tagline = 'An NFT marketplace that people run themselves, and that keeps working offline.';
export const product = (market: string) => `${market}, an NFT marketplace`;
export const onNetwork = (byline: string, network: string) => `${byline}, on ${network}`;
export const collections = 'Collections';
export const drops = 'Drops';

/* What a price is of. */
export const prices = {
  forSale: 'For sale',
  bestOffer: 'Best offer',
  lastSale: 'Last sale',
  floor: 'Floor',
  mint: 'Mint',
};
export const priced = (what: string, price: string) => `${what}: ${price}`;

/* A drop's card. */
export const opensAt = (time: string) => `Opens ${time}`;
export const liveUntil = (time: string) => `Live until ${time}`;
export const ended = 'Ended';

/* Feeds. */
export const feedOf = (name: string, market: string) => `${name} on ${market}`;
export const feedOfDrop = (name: string, market: string) => `${name}, a drop on ${market}`;
export const soldFor = (name: string, price: string) => `${name} was sold for ${price}`;
export const sold = (name: string) => `${name} was sold`;
export const minted = (name: string) => `${name} was minted`;
export const dropOpened = (name: string, price: string) => `${name} is open: ${price} each`;
export const dropEnded = (name: string) => `${name} has ended`;

/* A drop in a calendar. */
export const dropBy = (name: string, creator: string) => `${name} by ${creator}`;
export const opens = (name: string) => `${name} opens`;
export const ends = (name: string) => `${name} ends`;
export const endsThen = 'The drop ends at this time.';
export const eachOf = (price: string, supply: number) => `${price} each, ${supply} in all.`;

/* The page of the public API. */
export const api = {
  title: 'Public API',
  lead: 'What this marketplace knows, for anybody to read, without a key.',
  orders: 'Signed orders are whole, so they can be filled without this server.',
  answers: 'Every answer is JSON: data beside a status, and what is needed to read on (pagination, next or nextTS).',
  refusals: 'A refusal has the same form, with its reason in words.',
  programs: (document: string) => `Programs read ${document}.`,
  document: 'the OpenAPI document',
  data: 'What the chains say',
  marketplace: 'Orders and drops',
  noParameters: 'It takes no parameters.',
  parameter: 'Parameter',
  where: 'Where',
  what: 'What',
  places: { path: 'path', query: 'query' },
  required: (place: string) => `${place}, required`,
  text: 'text',
  texts: 'text, any number of times',
  atMost: (text: string, most: number) => `${text}, at most ${most} characters`,
  byDefault: (text: string, value: string) => `${text}; ${value} by default`,
  open: 'Open it',
};

/* The page of what the operator hid. */
export const hiddenLog = {
  title: 'What was hidden',
  lead: 'What whoever runs this marketplace has hidden here or shown again, when and why. Nobody who reported is named.',
  none: 'Nothing has been hidden.',
  when: 'When',
  what: 'What',
  why: 'Why',
  hidden: { item: 'An item was hidden', collection: 'A collection was hidden' },
  shown: { item: 'An item was shown again', collection: 'A collection was shown again' },
  reasons: {
    stolen: 'Stolen',
    copied: 'Copies somebody else’s work',
    misleading: 'Pretends to be another item or collection',
    offensive: 'Offensive or illegal',
    spam: 'Spam',
    other: 'Another reason',
  },
  all: 'All of it, for programs',
};

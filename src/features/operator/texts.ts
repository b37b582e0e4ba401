/* The operator's console. */
import { plural } from '../../language/plural.ts';

export const title = 'Console';
export const lead =
  'Only operators see this page. Everything you do is logged. Decisions can be undone; retrying or discarding a job cannot.';
export const parts = 'Parts of the console';
export const tabs = {
  networks: 'Networks',
  reports: 'Reports',
  hidden: 'Hidden',
  collections: 'Collections',
  jobs: 'Jobs',
  limits: 'Limits',
  theme: 'Theme',
  subscribers: 'Subscribers',
  fees: 'Fees',
  backups: 'Back-ups',
  log: 'Log',
} as const;

export const states = { starting: 'Starting', following: 'Up to date', behind: 'Behind', down: 'Down' } as const;
export const block = (block: string, head: string) => `Block ${block} of ${head}`;
export const noBlock = 'No block read yet';
export const lag = (span: string) => `Read up to ${span} ago`;
export const noNetworks = 'No network is followed by this node';
export const noNetworksText = 'Another node of this market reads the chains.';

export const hideTitle = (name: string) => `Hide ${name}?`;
export const hideWhy = 'Why?';
export const hideNote = 'In your words, for everybody to read (optional)';
export const hideWhat = {
  item: 'It vanishes from lists, search, profiles and feeds, and cannot be traded here. Its owner still owns it, and pages that devices have kept stay there. Reason and words are in the public log.',
  collection:
    'The collection, its items and its orders vanish from lists, search, profiles and feeds, and cannot be traded here. Pages that devices have kept stay there. Reason and words are in the public log.',
} as const;
export const hide = 'Hide';
export const hideNamed = (name: string) => `Hide ${name}`;
export const showAgain = 'Show again';
export const showNamed = (name: string) => `Show ${name} again`;

export const lookUp = 'Find an item or a collection to hide';
export const lookUpHint = 'Link, contract or name';
export const find = 'Find';
export const notFound = 'This market has nothing at that address.';
export const isHidden = 'Hidden';
export const hiddenNone = 'Nothing is hidden';
export const hiddenNoneText = 'What you hide is listed here, with the way back.';

export const reportsNone = 'No reports are waiting';
export const reportsNoneText = 'What people report appears here until you hide it or set it aside.';
export const reportCount = (count: string) => plural(count, { one: `${count} report`, other: `${count} reports` });
export const setAside = 'Set aside';
export const setAsideNamed = (name: string) => `Set aside the reports of ${name}`;
export const original = 'The original';

export const searchCollections = 'Search collections';
export const collectionsNone = 'No collection is called that';
export const counts = (items: string, listed: string) => `${items} items, ${listed} listed`;
export const verified = 'Verified';
export const byYou = 'Decided here';
export const byConfiguration = 'As configured';
export const verify = 'Verify';
export const verifyNamed = (name: string) => `Verify ${name}`;
export const notVerified = 'Not verified';
export const unverify = 'Remove the mark';
export const unverifyNamed = (name: string) => `Remove the mark of ${name}`;
export const follow = 'Use the configuration';
export const followNamed = (name: string) => `Use the configuration of ${name}`;
export const place = (name: string) => `Place of ${name} on the start page`;
export const placeNone = 'Start page: by volume';
export const placeAt = (at: string) => `Start page: place ${at}`;
export const placeBelowDrops =
  'A drop is at the top of the start page now. This place counts in the row “Featured collections” further down.';

export const jobKinds = {
  recount: 'Numbers of a collection',
  mail: 'Mail',
  prune: 'Pruning',
  document: 'Collection details from the contract',
  backup: 'Back-ups',
  metadata: 'Metadata of items',
  push: 'Pushes',
} as const;
export const allJobs = 'All that was given up';
export const jobsWaiting = (count: string) => `Waiting: ${count}`;
export const jobsRunning = (count: string) => `Running: ${count}`;
export const jobsRetrying = (count: string) => `To be tried again: ${count}`;
export const browsersNotReached = (count: string) => `Browsers not reached: ${count}`;
export const jobsDead = (count: string) => `Given up: ${count}`;
export const jobsOldest = (span: string) => `The oldest for ${span}`;
export const jobCounts = 'The number of jobs';
export const failedJobs = 'What failed';
export const failedNone = 'Nothing has failed';
export const failedNoneText = 'What fails is tried again by itself. What was given up stays here for you.';
export const failedAt = (time: string, tries: string) =>
  plural(tries, { one: `${time}, after ${tries} try`, other: `${time}, after ${tries} tries` });
export const retryAt = (time: string) => `Next try: ${time}`;
export const noReason = 'The reason was not noted';
export const again = 'Try again';
export const againNamed = (what: string) => `Try again: ${what}`;
export const allAgain = 'Try all again';
export const discard = 'Discard';
export const discardNamed = (what: string) => `Discard: ${what}`;

export const logNone = 'Nothing was decided yet';
export const did = {
  backUp: 'Back-up asked for',
  exportSubscribers: (count: string) =>
    plural(count, { one: `${count} subscriber exported`, other: `${count} subscribers exported` }),
  removeSubscriber: 'A subscriber removed',
  add: (name: string) => `${name} added`,
  takeOff: (name: string) => `${name} taken off`,
  hide: (name: string) => `${name} hidden`,
  show: (name: string) => `${name} shown again`,
  verify: (name: string) => `${name} verified`,
  unverify: (name: string) => `${name} not verified`,
  follow: (name: string) => `${name} verified as configured`,
  place: (name: string, at: string) => `${name} put on place ${at} of the start page`,
  unplace: (name: string) => `${name} on the start page by its volume`,
  setAside: (name: string) => `Reports of ${name} set aside`,
  reopen: (name: string) => `Reports of ${name} opened again`,
  again: (what: string) => `${what}: to be tried again`,
  discard: (what: string) => `${what}: discarded`,
} as const;
export const gone = 'Something that is gone';
export const undo = 'Undo';
export const undoNamed = (what: string) => `Undo: ${what}`;
export const undone = 'Undone';
export const isUndo = 'Undoes an earlier entry';
export const failed = 'That could not be done. Try again.';
export const offline = 'You are offline: what is shown may be old, and nothing can be decided.';

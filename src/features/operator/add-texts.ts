/* Adding a collection from the console. */
export const add = 'Add a collection';
export const where = 'Address or explorer link';
export const network = 'Network';
export const look = 'Look it up';
export const noAddress = 'There is no address in that: 0x and 40 digits or letters from a to f.';
export const looking = 'Asking its contract…';
export const searching = 'Looking for its first block…';
export const cancel = 'Cancel';
export const name = 'Name';
export const slug = 'Word for its pages';
export const slugProblem = 'Use a to z, digits and hyphens, 64 at most.';
export const pages = (path: string) => `Its pages will be at ${path}.`;
export const block = 'The block it was made in';
export const blockUnknown =
  'The network’s provider does not remember that far back. If you do not know the block either, give an earlier one: reading just takes longer.';
export const blockProblem = 'A block is a whole number.';
export const type = 'Type';
export const types = { 2: 'Single items (ERC-721)', 3: 'Items in copies (ERC-1155)' } as const;
export const items = 'Items';
export const creator = 'Owner of the contract';
export const royalty = 'Royalty';
export const royaltyOf = (percent: string, recipient: string) => `${percent} to ${recipient}`;
export const none = 'None';
export const notSaid = 'Not said';
export const firstBlock = 'First block';
export const hosts = 'Metadata and pictures from';
export const noHosts = 'The contract itself';
export const hostsUnknown = 'Not known yet';
export const hostsText = 'This server will read from these hosts.';
export const problems = {
  'document-unread': 'What the contract says of the collection could not be read. It is tried again once it is added.',
  'no-item':
    'It has no item 0 or 1 yet, so nobody can tell where its metadata will be. Add the collection later, or name that host in CONTENT_HOSTS once it has items.',
  'item-unread': 'The metadata of its first item could not be read, so a host of its pictures may be missing.',
  'no-gateway': 'Some of it is on IPFS, which this server does not read: set IPFS_GATEWAY.',
} as const;
export const confirm = 'Add';
export const what = 'Its items and their history are read at once, and can be traded here. You can take it off again.';
export const refusals: Readonly<Record<string, string>> = {
  'operator.no-contract': 'There is no contract at this address on this network. Is it the right network?',
  'operator.no-collection': 'This contract does not say that it is a collection (ERC-721 or ERC-1155).',
  'operator.chain-silent': 'The network’s provider does not answer. Look under Networks, then try again.',
  'operator.known': 'This market has it already. If it was taken off, list it again below.',
};
export const addedHere = 'Added here';
export const takenOff = 'Taken off';
export const takeOff = 'Take off';
export const takeOffNamed = (name: string) => `Take ${name} off`;
export const listAgain = 'List again';
export const listAgainNamed = (name: string) => `List ${name} again`;

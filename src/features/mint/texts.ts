/* Mint panel. */
export const mint = 'Mint';
export const mintFor = (amount: bigint, price: string) => `Mint ${amount} for ${price}`;
export const priceEach = 'Price, each';
export const upTo = (most: bigint) => `Up to ${most} per transaction`;
export const perWallet = (most: bigint) => `One wallet can mint at most ${most}.`;
export const noLimit = 'No limit per wallet.';
export const walletHasAll = (most: bigint) => `One wallet can mint at most ${most}. You have minted yours.`;
export const onlyForWallet = (left: bigint) => `Only ${left} left for your wallet`;
export const checkQuantity = 'Check the quantity';
export const quantity = 'Quantity';
export const onlyLeft = (left: bigint) => `Only ${left} left to mint`;
export const atMost = (most: bigint) => `At most ${most} in one transaction`;
/** The contract's address, shortened. */
export const paidTo = (contract: string) => `Paid to the contract ${contract}.`;
export const networkFee = 'The network’s own fee comes on top.';
export const networkFeeAfter = (usd: string) => `About ${usd}, plus the network’s own fee.`;

/* Why nobody can mint now. */
export const soldOut = 'Everything has been minted.';
export const notOpenYet = 'The sale has not opened yet.';
export const notOpen = 'The sale is not open.';
export const offline = 'Minting resumes when you’re back online.';

/* Contract terms. */
export const promised = 'What the contract says';
export const provenanceHash = 'Provenance hash';
export const baseUri = 'Base URI';
export const copy = (what: string) => `Copy ${what}`;
export const itemOrder = 'Item order';
export const orderFixed = 'Fixed in advance';
export const describedAt = 'Pictures and details';
/** By the scheme of the base URI. */
export const stored = {
  ipfs: 'On IPFS, where they can’t be changed',
  ar: 'On Arweave, where they can’t be changed',
  data: 'In the contract itself',
  http: 'On a web server, whose owner can change them',
  https: 'On a web server, whose owner can change them',
} as const;
export const storedElsewhere = 'Elsewhere';
/** Opens what only software reads. */
export const details = 'Technical details';
export const creatorRoyalty = 'Creator royalty';
export const royaltyTo = (percent: string, receiver: string) => `${percent} to ${receiver}`;

/** What failed to load, as the subject of "… could not be loaded". */
export const saleSubject = 'The sale';

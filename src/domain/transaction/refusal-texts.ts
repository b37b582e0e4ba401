/* Why a transaction is not begun. */
export const orderExpired = (name: string) => `Order for token ${name} was expired`;
export const costsNow = (name: string, price: string, available: string) =>
  `Token ${name} now costs ${price}, available: ${available}`;
export const balanceOf = (balance: string, needed: string) =>
  `Your balance: ${balance}, you need ${needed} to purchase`;

/* Minting. */
export const saleNotOpen = 'The sale is not open. Nothing was minted.';
export const allMinted = 'Everything has been minted.';
export const onlyLeft = (left: bigint) => `Only ${left} are left. Choose fewer.`;
export const mostAtOnce = (most: bigint) => `At most ${most} can be minted in one transaction.`;
export const walletHasAll = (most: bigint) => `One wallet can mint at most ${most}. You have minted yours.`;
export const walletHasMost = (most: bigint, left: bigint) =>
  `One wallet can mint at most ${most}: choose ${left} or fewer.`;
export const noCollection = 'This drop names a contract that is no collection. Nothing was sent.';
export const otherContract =
  'The contract of this sale is not what it was when you opened the page. Nothing was sent. Reload the page and check it again.';
export const otherSum = 'The price is not what was shown. Nothing was sent.';

/* Sending. */
export const oneCopy = 'Choose at least one copy.';
export const notOwned = (name: string) => `You no longer own ${name}. Nothing was sent.`;
export const ownOnly = (held: bigint, name: string) => `You own only ${held} of ${name}. Send fewer.`;
export const notAtOnce = 'Your wallet does not send several items at once. Nothing was sent. Send them one by one.';
export const contractRefuses = (address: string) =>
  `${address} is a contract that refuses this. Nothing was sent. Ask its owner for an address that takes items.`;

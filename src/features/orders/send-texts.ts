/* Sending items: loaded with its form. */
export const send = 'Send';
export const sendItems = (items: number, copies: bigint) =>
  items > 1 ? `Send ${items} items` : copies > 1n ? `Send ${copies} copies` : send;
export const recipient = 'Recipient’s address';
export const paste = 'Paste';
export const to = 'To';
export const copies = 'Copies';
export const copiesOf = (item: string) => `Copies of ${item}`;
export const leaveOut = (item: string) => `Leave out ${item}`;
export const own = (count: bigint) => `You own ${count}.`;
export const ownOnly = (count: bigint) => `You own only ${count}`;
export const cancelListing = 'Cancel listing';
export const thisNetwork = 'this network';
export const noNames = (network: string) => `Names are not known on ${network}. Paste the address.`;
export const askingForName = 'Looking for this name…';
export const noSuchName = (name: string) => `${name} leads to no account. Check the name, or paste the address.`;
export const nameNotAsked = 'Names cannot be looked up now. Paste the address.';
export const neverUsed = (network: string) => `This account has never been used on ${network}. Check the address.`;
export const contract =
  'This address belongs to a contract, which takes this. Be sure that somebody can send it on from there.';
export const refused = (items: number) =>
  `This address belongs to a contract that refuses ${items > 1 ? 'these items' : 'this item'}. Choose another address.`;
export const noWayBack = 'What is sent cannot be taken back. Compare the whole address.';

/** What is listed stays signed: it sleeps while its item is with somebody else. */
export function listed(names: readonly string[], count: number): string {
  const what = names.length === 1 ? `${names[0]} is listed` : `${names.length} of these items are listed`;
  return count === 1
    ? `${what}: the listing cannot be filled afterwards, and becomes live again if the item comes back. Cancel it first.`
    : `${what}: the listings cannot be filled afterwards, and become live again if the items come back. Cancel them first.`;
}

export const hint = 'The network’s own fee comes on top. Your wallet asks before anything happens.';
export const hintForSeveral =
  'Your wallet asks once for each, one after the other, or once for all where it can. Each network fee comes on top.';
export const offline = 'You’re offline. Sending resumes when you’re back.';

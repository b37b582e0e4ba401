/* The window of the single sign-on */
export const brand = 'Single sign-on';
export const accountName = (time: string, market: string) => `${market} account, ${time}`;

/* Whose account */
export const startTitle = 'Sign in with a passkey';
export const startText = (site: string) =>
  `A passkey on this device owns your account on ${site}. There is no password and no phrase to keep.`;
export const useOne = 'Use your passkey';
export const makeOne = 'Make a new account';
export const noPasskeys = 'This device or browser has no passkeys.';
export const notUsed = 'The passkey was not used. Try again, or make a new account if you have none here.';
export const notMade = 'The passkey was not made. Try again.';
export const noAccount = 'This passkey has no account here yet. Make a new account.';
export const otherPasskey = 'This is another account’s passkey. Use the one of the account that is asked.';

/* The session */
export const sessionTitle = 'Review this session';
export const sessionText = (site: string, account: string) =>
  `Until it ends, ${site} may buy for ${account} within these limits without asking again. You can revoke it at any time.`;
export const mayBuy = 'Buys without asking you';
export const mayBuyHow = (symbol: string, market: string) =>
  `Single items for ${symbol}, for your account alone, whose listing needs ${market}’s permission for each sale.`;
export const stillAsks = 'Still asks you';
export const stillAsksHow = (market: string) =>
  `Before it buys from an open listing, which sells without ${market}’s permission, and before all else: several items at once, other currencies, transfers, offers.`;
export const calls = 'Contract it calls';
export const seaport = (address: string) => `Seaport at ${address}`;
export const fees = 'Network fees';
export const feesAtMost = (amount: string) => `At most ${amount}, where nobody else pays them`;
export const perPurchase = (symbol: string) => `Limit per purchase, ${symbol}`;
export const inTotal = (symbol: string) => `Total limit, ${symbol}`;
export const lasts = 'Ends';
export const lengths = [
  ['3600', 'In 1 hour'],
  ['86400', 'In 24 hours'],
  ['604800', 'In 7 days'],
  ['5184000', 'In 60 days'],
] as const;
export const startSession = 'Start session';
export const notNow = 'Not now';
export const goWithout = 'No session';
export const withoutSession = 'Without a session, each purchase asks for your passkey.';
export const badAmount = 'Give amounts above zero, such as 0.5.';
export const eachAboveAll = 'The limit per purchase cannot exceed the total limit.';
export const hugeLimit = (limit: string) =>
  `A session of ${limit} could spend far more than purchases here need. Lower the limit, or press “${startSession}” again to confirm.`;
export const aboveHeld = (limit: string, held: string) =>
  `${limit} is more than the ${held} that your account holds: the session could also spend what arrives later. Lower the limit, or press “${startSession}” again to confirm.`;
export const otherSessions = 'Other sessions';
export const stillActive = (count: number) =>
  `${count === 1 ? '1 is' : `${count} are`} still active, and starting this one doesn’t end ${count === 1 ? 'it' : 'them'}. You can revoke sessions under Sessions, in your account.`;

/* Requests */
export const outside = (reason: string) => `${reason} So you decide.`;
/** By the type of the refusal. */
export const uncovered = {
  session_inactive: 'The session has ended.',
  session_expired: 'The session has ended.',
  fee_limit_exceeded: 'The network fee could be more than the session has left for fees.',
  no_call_policy: 'The session covers purchases of single items for ETH. This is something else.',
  no_transfer_policy: 'The session covers purchases of single items, and no transfers.',
  max_value_per_use_exceeded: 'The price is above the session’s limit per purchase.',
  value_limit_exceeded: 'The price is more than the session has left to spend.',
} as const;
/** The same where the limit is known. */
export const beyondLimit = {
  fee_limit_exceeded: (left: string) =>
    `The network fee could be more than the ${left} that your session has left for fees.`,
  max_value_per_use_exceeded: (limit: string) => `The price is above your session’s limit of ${limit} per purchase.`,
  value_limit_exceeded: (left: string) => `The price is more than the ${left} that your session has left to spend.`,
} as const;
const openListing = (market: string) =>
  `The listing is open to anyone. The session covers only listings that need ${market}’s permission.`;
const otherForm = 'The purchase is made in another way than the session covers.';
/** By what of a purchase is not as the session has it. */
export const uncoveredPurchase = (market: string) => ({
  recipient: 'The item would go to another account than yours. The session buys for your account alone.',
  zone: openListing(market),
  orderType: openListing(market),
  paidType: 'The purchase is not paid in ETH alone. The session spends nothing else.',
  offerLength: 'This is not a purchase of one item, which is all that the session covers.',
  offeredType: 'This is not a purchase of one item, which is all that the session covers.',
  orderOffset: otherForm,
  conduitKey: otherForm,
  parametersOffset: otherForm,
  offerOffset: otherForm,
  considerationOffset: otherForm,
});
export const uncoveredOther = 'The session does not allow this.';
export const revokeTitle = 'Revoke a session';
export const revokeNote = 'Its key stops working for good. You can start another session at any time.';
export const session = 'Session';
export const sessionUntil = (time: string) => `Ends ${time}`;
export const limits = 'Limits';
export const limitsLeft = (left: string, limit: string, each: string) =>
  `${left} of ${limit} left to spend, at most ${each} each`;
export const revoke = 'Revoke';
export const keep = 'Keep';
export const notForPages = 'Pages may not change the account itself.';

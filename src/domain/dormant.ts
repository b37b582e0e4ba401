import type { Order } from '../contract/order.ts';
import * as texts from './order-texts.ts';

type Reason = NonNullable<Order['reason']>;

/** Why an order that is not over cannot be filled now, and what would bring it back: for its maker. */
const WORDS: Record<Order['side'], Record<Reason, string>> = {
  listing: {
    'not-started': texts.notStarted,
    'not-holder': texts.listingNotHeld,
    'not-approved': texts.listingNotApproved,
    'low-balance': texts.listingTooFew,
    replacing: texts.listingReplacing,
    withdrawn: texts.listingWithdrawn,
  },
  offer: {
    'not-started': texts.notStarted,
    'not-holder': texts.offerNotHeld,
    'not-approved': texts.offerNotApproved,
    'low-balance': texts.offerLowBalance,
    replacing: texts.offerReplacing,
    withdrawn: texts.offerWithdrawn,
  },
};

/** False for a listing whose item its maker no longer has: no new terms would sell it. */
export const isEditable = ({ side, state, reason }: Pick<Order, 'side' | 'state' | 'reason'>): boolean =>
  !(side === 'listing' && state === 'inactive' && reason === 'not-holder');

/** Null for an order that is live. */
export const dormantText = ({ side, state, reason }: Pick<Order, 'side' | 'state' | 'reason'>): string | null =>
  state === 'active' || reason === null ? null : WORDS[side][reason];

import type { Order } from '../contract/order.ts';

type Reason = NonNullable<Order['reason']>;

/** Why an order that is not over cannot be filled now, and what would bring it back: for its maker. */
const WORDS: Record<Order['side'], Record<Reason, string>> = {
  listing: {
    'not-started': 'Not live yet: it becomes live when its time begins.',
    'not-holder': 'Not live: the item is no longer yours. It becomes live again if the item comes back to you.',
    'not-approved':
      'Not live: Seaport may no longer move your items of this collection. It becomes live again if you approve it again.',
    'low-balance': 'Not live: you hold too few copies. It becomes live again if you hold enough.',
    replacing: 'Live soon: it waits until the last permission for the listing it replaces has lapsed.',
    withdrawn: 'Cancelled: only a buyer who already has permission can still complete the sale.',
  },
  offer: {
    'not-started': 'Not live yet: it becomes live when its time begins.',
    'not-holder': 'Not live: it becomes live again when your balance is enough.',
    'not-approved':
      'Not live: Seaport may no longer take this token of yours. It becomes live again if you approve it again.',
    'low-balance': 'Not live: your balance is too low. It becomes live again when it is enough.',
    replacing: 'Live soon: it waits until the last permission for the offer it replaces has lapsed.',
    withdrawn: 'Cancelled: only a seller who already has permission can still complete the sale.',
  },
};

/** Null for an order that is live. */
export const dormantText = ({ side, state, reason }: Pick<Order, 'side' | 'state' | 'reason'>): string | null =>
  state === 'active' || reason === null ? null : WORDS[side][reason];

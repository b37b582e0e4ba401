/** Seaport's order types, under Seaport's own names. A restricted order needs its zone's consent to be filled. */
export const ORDER_TYPE = {
  FULL_OPEN: 0,
  PARTIAL_OPEN: 1,
  FULL_RESTRICTED: 2,
  PARTIAL_RESTRICTED: 3,
} as const;

type Typed = { orderType: number };

/** Whether parts of it may be filled. */
export const isPartiallyFillable = ({ orderType }: Typed): boolean =>
  orderType === ORDER_TYPE.PARTIAL_OPEN || orderType === ORDER_TYPE.PARTIAL_RESTRICTED;

/** Whether it can be filled without its zone's consent. */
export const isOpen = ({ orderType }: Typed): boolean =>
  orderType === ORDER_TYPE.FULL_OPEN || orderType === ORDER_TYPE.PARTIAL_OPEN;

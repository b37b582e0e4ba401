import type { PinChange } from '../../domain/pins.ts';

/* What is said of a network otherwise than at this device's first visit. */
export const title = (network: string) => `${network} has changed`;
export const intro =
  'Since your first visit on this device, the marketplace’s server says something else. The marketplace may have moved. It may also be in the wrong hands, and after your money.';
export const advice =
  'Nothing has been sent. Trust it only if whoever runs the marketplace announced this somewhere else.';
export const before = 'Before';
export const now = 'Now';
export const none = 'None';
export const refuse = 'Send nothing';
export const trust = 'Trust what it says now';

/** What has changed. */
export const changed: Record<PinChange['what'], (symbol: string) => string> = {
  name: () => 'Name of the network',
  rpc: () => 'Node',
  native: () => 'Currency of the network',
  wrapped: () => 'Wrapped currency',
  zone: () => 'Zone',
  currency: (symbol) => `Contract of ${symbol}`,
};

/** What that means for a person. */
export const meaning = (market: string): Record<PinChange['what'], string> => ({
  name: 'What you approve is for the same chain as before, whatever it is called now.',
  rpc: `${market} reads your balances and all prices there.`,
  native: 'Amounts are shown by its decimals and paid in base units.',
  wrapped: 'Money that you wrap goes to this contract, and your offers are paid in it.',
  zone: 'It decides which orders of yours can be filled, and whether they can be cancelled without a network fee.',
  currency: 'What you pay, or are paid, under this name is this contract’s token.',
});

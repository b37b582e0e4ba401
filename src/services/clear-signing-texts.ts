/* A call that no descriptor explains. */
export const sendTransaction = 'Send a transaction';
export const to = 'To';
export const youSend = 'You send';
export const call = 'Does';
export const unexplained = (selector: string) =>
  `Unexplained: nothing is known of ${selector}. Approve only what you trust.`;

/* A wallet's window and the browser's popup blocker */
export const pressTitle = 'Continue in your wallet';
export const pressHint = 'Your browser opens the wallet’s window only when you press.';
export const pressButton = 'Open wallet';
export const allowPopups = 'Your browser may have blocked it. Allow pop-ups for this site, then try again.';
export const connectAnother =
  'This wallet trades on one network only. To trade on this one, disconnect it in your account and connect another.';

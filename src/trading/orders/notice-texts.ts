/* After a reload. Apart from the others: these are loaded with every page. */
export const closedWhileSigning = 'The page was closed while you were signing';
export const closedBeforeSigning =
  'Nothing was signed and nothing was published. An approval that you confirmed in your wallet stands. Start again when you like.';
export const closedBeforePublishing =
  'Nothing you signed was stored, and nothing was published. Reject what your wallet still asks, and start again.';

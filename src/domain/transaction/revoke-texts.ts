/* Revoking an approval. `what` it lets move, `operator` who may. */
export const question = 'Revoke this approval?';
export const inWallet = 'Revoke in your wallet';
export const revoked = 'Approval revoked';
export const itemsOf = (collection: string) => `your items of ${collection}`;
export const everyItemOf = (collection: string) => `Every item of ${collection}`;
export const anybody = 'It';
export const somebody = 'somebody';
export const anything = 'it';
export const who = 'Who';
export const what = 'What';
export const checked = 'Checked';
export const confirm = (operator: string, what: string, network: string) =>
  `${operator} will no longer be able to move ${what} on ${network}. Listings and offers that need this approval stop working until you approve again. You pay the network fee.`;
export const asked = (operator: string) => `to revoke what ${operator} may move`;
export const approve = 'Open your wallet to take the approval back. Nothing of yours moves.';
export const done = (operator: string, what: string) => `${operator} can no longer move ${what}.`;
export const reverted = 'The network rejected it. The approval still stands.';
export const unsent = 'Nothing was sent. The approval still stands.';

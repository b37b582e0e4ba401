/* Limits on how often callers may ask, in the console. */

export const limits = 'Limits';
export const multiplier = 'Multiplier';
export const configured = 'LIMITS_SCALE says';
export const newMultiplier = 'New multiplier for all limits';
export const noMultiplier = (least: string, most: string) =>
  `Enter a number from ${least} to ${most}, with two decimals at most.`;
export const set = 'Set';
export const follow = (scale: string) => `As configured (${scale})`;
export const what =
  'A change applies on every node within a second and stays after a restart. At 1, every limit is many times what a person needs. Lower numbers stop floods sooner, but also people who share an address, as in an office. The console always keeps room for your own calls.';
export const counted = 'What is counted';
export const countedText =
  'Limits hold for each network address and, once signed in, for each account. “Refused” is how many addresses and accounts the node that answered you has turned away in the last hour.';
export const names = {
  pages: 'Pages',
  renders: 'Pages drawn by the server; beyond that, the browser draws them',
  files: 'Scripts, styles, fonts and icons',
  pictures: 'Pictures',
  reads: 'Calls that change nothing, such as lists, items and search',
  writes: 'Calls that change something, such as orders and cancels',
  signIn: 'Sign-ins',
  refresh: 'Session renewals',
  metadata: 'Requests to read an item’s metadata again',
  names: 'Look-ups of account names (ENS)',
  faucet: 'The faucet, on the embedded networks alone',
  rpc: 'Calls to the networks’ nodes',
  reports: 'Browsers’ reports of policy violations',
  codes: 'Requests for one-time codes and for the news',
} as const;
export const messages = 'Mails and texts to one recipient, whoever asks for them';
export const live = 'Open pages that follow changes; not multiplied';
export const byAddress = (count: string) => `${count} a minute by address`;
export const byAccount = (count: string) => `${count} by account`;
export const hourly = (count: string) => `${count} an hour`;
export const atOnce = (count: string) => `${count} at once by address`;
export const onNode = (count: string) => `${count} on a node`;
export const refused = (count: string) => `Refused: ${count}`;
export const nobody = 'Nobody refused';
export const did = (scale: string) => `All limits multiplied by ${scale}`;
export const didFollow = 'All limits as configured';
